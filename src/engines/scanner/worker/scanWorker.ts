// Scans in a worker so that the page stays responsive. All it requests is its own code,
// the table and its proofs: no byte of what it scans leaves the browser.
import { answerScan } from './answerScan';
import type { Numbered, ScanReply, ScanRequest } from './ScanMessage';

interface WorkerScope {
  onmessage: ((event: MessageEvent<Numbered<ScanRequest>>) => void) | null;
  postMessage(message: Numbered<ScanReply>): void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = answerScan(async (address) => {
  const response = await fetch(address);
  if (!response.ok) throw new Error('The scan table isn’t there any more. Reload the page.');
  return response.text();
});

scope.onmessage = ({ data: { id, message } }) =>
  void answer(message).then((reply) => scope.postMessage({ id, message: reply }));
