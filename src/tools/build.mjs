import { buildStale } from './buildStale.mjs';

try {
  await buildStale();
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
