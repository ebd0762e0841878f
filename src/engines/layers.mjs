/** Engines know nothing of one another. */
export const ROOMS = { scanner: [], query: [], importer: [] };

/**
 * The only modules of an engine that others import, types included, and the folders that do. Each
 * names the few things its caller uses, so that a page never loads a parser for a type.
 */
export const FACES = {
  'scanner/forReports': ['client', 'server', 'cli'],
  'scanner/forPage': ['client'],
  'scanner/forReadingThread': ['server/model'],
  'scanner/forCommandLine': ['cli'],
  'scanner/forEditor': ['cli'],
  'query/forPage': ['client'],
  'query/forServer': ['server'],
  'importer/forPage': ['client'],
  'importer/forUserAgents': ['client', 'server'],
  'importer/forServer': ['server'],
};
