// Runs the importer in a worker so that the page stays responsive. The worker makes no requests:
// the file never leaves the device.
import { answerImportRequest } from './answerImportRequest';
import type { ImportRequest } from './ImportMessage';

interface WorkerScope {
  onmessage: ((event: MessageEvent<ImportRequest>) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = answerImportRequest();

// One after the other: the page takes answers in the order of its requests.
let last: Promise<unknown> = Promise.resolve();

scope.onmessage = ({ data }) => {
  last = last.then(async () => scope.postMessage(await answer(data)));
};
