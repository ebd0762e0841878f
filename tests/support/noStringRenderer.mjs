// Loaded before the server (`NODE_OPTIONS=--import=…`): React's renderer into one string fails.
import { createRequire } from 'node:module';

// React chooses its build when it is loaded, and a development build next to Next's own would break
// every page, whichever renderer Next has.
process.env.NODE_ENV = 'production';
createRequire(import.meta.url)('react-dom/server').renderToString = () => {
  throw new Error('There is no renderer into one string.');
};
