/** Engines know nothing of one another. */
export const ROOMS = { scanner: [], query: [], importer: [] };
