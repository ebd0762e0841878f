/** A room may import those named here, below it. */
export const ROOMS = {
  changes: ['features', 'forecast', 'audiences'],
  policy: ['features', 'coverage', 'audiences'],
  features: ['coverage', 'audiences'],
  forecast: ['coverage', 'audiences'],
  scan: ['coverage'],
  coverage: [],
  audiences: [],
};
