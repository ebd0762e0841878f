/** The size that the large sites expect for the picture of a link, in px. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };
