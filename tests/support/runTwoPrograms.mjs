// Runs a program that ends in its own way on a signal, then says that it went on.
import { run } from '../../src/tools/run.mjs';

const ENDS_WITH_0 = `process.once('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1000); console.log('running');`;

await run(['-e', ENDS_WITH_0]);
console.log('went on');
