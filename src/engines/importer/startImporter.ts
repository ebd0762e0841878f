import type { KnownBrowsers } from './ImportedFile';
import type {
  ImportReply,
  ImportRequest,
  ImportSummary,
  LineFilter,
  LinePage,
} from './ImportMessage';

export interface Importer {
  /** Rejects with a sentence for the reader. */
  read(source: Blob | string, known: KnownBrowsers): Promise<ImportSummary>;
  /** Rows of the last file read; pages start at 1. */
  lines(filter: LineFilter, page: number): Promise<LinePage>;
  stop(): void;
}

/** Starts a worker that reads files. It answers requests in order. */
export function startImporter(): Importer {
  const worker = new Worker(new URL('./importWorker.ts', import.meta.url));
  const waiting: {
    readonly resolve: (reply: ImportReply) => void;
    readonly reject: (cause: Error) => void;
  }[] = [];
  worker.onmessage = ({ data }: MessageEvent<ImportReply>) => waiting.shift()?.resolve(data);
  worker.onerror = () => {
    for (const { reject } of waiting.splice(0))
      reject(new Error('The file reader stopped. Reload the page and choose the file again.'));
  };
  const ask = async (request: ImportRequest): Promise<ImportReply> => {
    const reply = await new Promise<ImportReply>((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(request);
    });
    if (reply.kind === 'refused') throw new Error(reply.message);
    return reply;
  };

  return {
    read: async (source, known) => toSummary(await ask({ kind: 'read', source, known })),
    lines: async (filter, page) => toLinePage(await ask({ kind: 'lines', filter, page })),
    stop: () => worker.terminate(),
  };
}

function toSummary(reply: ImportReply): ImportSummary {
  if (reply.kind !== 'read') throw new Error('The file reader gave the wrong kind of answer.');
  return reply.summary;
}

function toLinePage(reply: ImportReply): LinePage {
  return reply.kind === 'lines' ? reply.lines : [];
}
