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

scope.onmessage = ({ data }) => scope.postMessage(answer(data));
