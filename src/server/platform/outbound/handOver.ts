// Hands a batch to a file or an HTTP receiver that the operator chose.
import { appendFile, stat } from 'node:fs/promises';
import type { OutputConfig } from '@/server/platform/config/outputConfig';
import { callOut } from './callOut';

export interface OutputBatch {
  readonly type: string;
  /** Begins each post, and a file that is new or empty. */
  readonly head?: string;
  readonly lines: string;
}

/**
 * The operator chose the receiver, so it may be in a private network.
 * @throws Error if it was not taken
 */
export async function handOver(to: OutputConfig, batch: OutputBatch): Promise<void> {
  const { type, head = '', lines } = batch;
  if (to.kind === 'file') {
    const text = head !== '' && (await isNew(to.path)) ? head + lines : lines;
    return appendFile(to.path, text, { mode: 0o600 });
  }
  const { hostname, port, protocol } = new URL(to.url);
  const host = hostname.replace(/^\[|\]$|\.$/g, '');
  const receiver = `${host}:${port || (protocol === 'https:' ? '443' : '80')}`;
  const headers = {
    'content-type': type,
    ...(to.authorization !== undefined && { authorization: to.authorization }),
  };
  const { status } = await callOut(
    { url: to.url, method: 'POST', headers, body: head + lines },
    { allowed: [receiver] },
  );
  if (status < 200 || status >= 300) throw new Error(`it answered ${status}.`);
}

async function isNew(path: string): Promise<boolean> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  );
  return size === 0;
}
