// Loaded before the server (`NODE_OPTIONS=--import=…`): the package that indexes texts fails, as it
// would without memory.
import { createRequire } from 'node:module';

createRequire(import.meta.url)('minisearch').prototype.addAll = () => {
  throw new Error('No memory is left for the index.');
};
