/** The page size of the two lists, which page together. */
export const CHANGES_PER_PAGE = 50;
