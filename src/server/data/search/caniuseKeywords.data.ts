import keywords from '@data/caniuseKeywords.json';

/** Titles and keywords of caniuse.com by caniuse id. */
export const CANIUSE_KEYWORDS: Readonly<Record<string, readonly string[]>> = keywords;
