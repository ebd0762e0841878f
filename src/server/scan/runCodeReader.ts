// What the thread of `CodeReaderThread` runs: code comes as messages, and what it uses goes back.
import { parentPort, workerData } from 'node:worker_threads';
import { type Code, createCodeReader } from './readCode';

const read = createCodeReader(() => workerData as string);

parentPort!.on('message', (code: Code) => {
  void read(code).then((found) => parentPort!.postMessage(found));
});
