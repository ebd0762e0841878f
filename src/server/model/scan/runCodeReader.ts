// The thread of `CodeReaderThread` receives code as messages and answers with the keys it uses.
import { parentPort, workerData } from 'node:worker_threads';
import { openScanner, type ScanTexts } from './openScanner';
import { type Code, createCodeReader } from './readCode';

async function runCodeReader(): Promise<void> {
  const read = createCodeReader(() => openScanner(workerData as ScanTexts));
  // The parsers of most languages are loaded by then, and what tests prove, so that a limit is one for
  // the code.
  for (const language of ['ts', 'html'] as const) await read({ language, text: '' });
  await read({ language: 'css', text: '@supports (gap: 1px) { a { inset: 0 } }' });
  parentPort!.on('message', (code: Code) => {
    void read(code).then((found) => parentPort!.postMessage(found));
  });
  parentPort!.postMessage('ready');
}

void runCodeReader();
