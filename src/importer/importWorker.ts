// The importer in a worker of its own, so that the page stays responsive and the file never leaves
// the machine: it makes no request at all.
import { answerImport } from './answerImport';
import type { ImportRequest } from './ImportMessage';

interface WorkerScope {
  onmessage: ((event: MessageEvent<ImportRequest>) => void) | null;
  postMessage(message: unknown): void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = answerImport();

scope.onmessage = ({ data }) => scope.postMessage(answer(data));
