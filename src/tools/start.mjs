import { createRequire } from 'node:module';
import { buildStale } from './buildStale.mjs';
import { installPackages } from './installPackages.mjs';

try {
  await installPackages();
  await buildStale();
  process.env.NODE_ENV = 'production';
  // The server runs in this very process, so that a signal reaches it without being passed on.
  const { register } = await import('tsx/cjs/api');
  register();
  createRequire(import.meta.url)('../server/http/serve.ts');
} catch (cause) {
  console.error(cause.message);
  process.exitCode = 1;
}
