/** Of the two lists that page together. */
export const CHANGES_PER_PAGE = 50;
