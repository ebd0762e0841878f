// The thread of `CodeReaderThread` receives code as messages and answers with the keys it uses.
import { parentPort, workerData } from 'node:worker_threads';
import { type Code, createCodeReader } from './readCode';

async function runCodeReader(): Promise<void> {
  const read = createCodeReader(() => workerData as string);
  // The parsers of most languages are loaded by then, so that a limit is one for the code.
  for (const language of ['css', 'ts', 'html'] as const) await read({ language, text: '' });
  parentPort!.on('message', (code: Code) => {
    void read(code).then((found) => parentPort!.postMessage(found));
  });
  parentPort!.postMessage('ready');
}

void runCodeReader();
