// `npx jest [files]` from the root. A whole run, `npm run unit`, shares worlds among files:
// tests/jest.suites.config.mjs.
import config from './tests/jest.config.mjs';

/** @type {import('jest').Config} */
export default { ...config, rootDir: '.' };
