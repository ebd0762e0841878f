/** The build ID Next uses in development. */
export const DEVELOPMENT_BUILD = 'development';

/** What the content security policy knows Next's own inline scripts by in development. */
export const DEVELOPMENT_NONCE = 'development';
