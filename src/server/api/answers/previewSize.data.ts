/** What the large sites ask of the picture of a link, in px. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
