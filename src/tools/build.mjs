import { buildStale } from './buildStale.mjs';

// Everything, or the products that are named.
const names = process.argv.slice(2);
try {
  await buildStale(names.length > 0 ? names : undefined);
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
