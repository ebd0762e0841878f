// Loaded before the server (`NODE_OPTIONS=--import=…`): React's renderer into one string fails.
import { createRequire } from 'node:module';

createRequire(import.meta.url)('react-dom/server').renderToString = () => {
  throw new Error('There is no renderer into one string.');
};
