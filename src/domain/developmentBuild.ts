/** What Next calls the build of its pages in development. */
export const DEVELOPMENT_BUILD = 'development';
