// Closes a thread that takes half a second to end, and then says so.
import { SqliteThread } from '@/server/platform/database/SqliteThread';

const PROGRAM = `
  const { parentPort } = require('node:worker_threads');
  parentPort.postMessage({ id: 0 });
  parentPort.on('message', ({ id }) => {
    parentPort.postMessage({ id });
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
    parentPort.close();
  });`;

async function closeSlowThread(): Promise<void> {
  const thread = await SqliteThread.open({ file: '', timeout: 0 }, { program: PROGRAM });
  await thread.close();
  console.log('closed');
}

void closeSlowThread();
