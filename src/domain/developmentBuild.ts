/** The build ID Next uses in development. */
export const DEVELOPMENT_BUILD = 'development';
