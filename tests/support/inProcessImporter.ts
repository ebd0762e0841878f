import { Blob as NodeBlob } from 'node:buffer';
import { runInThisContext } from 'node:vm';
import { answerImportRequest } from '@/engines/importer/answerImportRequest';
import type { Importer } from '@/engines/importer/startImporter';

// jsdom has no streams: Node's own stand in.
for (const name of ['Response', 'DecompressionStream', 'TextDecoderStream'])
  Reflect.set(globalThis, name, runInThisContext(name));

const toBlob = async (source: Blob | string): Promise<Blob> =>
  new NodeBlob([typeof source === 'string' ? source : await source.arrayBuffer()]) as Blob;

/** The importer without its worker, for a page without workers. */
export function startImporter(): Importer {
  const answer = answerImportRequest();
  return {
    read: async (source, known) => {
      const reply = await answer({ kind: 'read', source: await toBlob(source), known });
      if (reply.kind === 'read') return reply.summary;
      throw new Error(reply.kind === 'refused' ? reply.message : 'Not read.');
    },
    lines: async (filter, page) => {
      const reply = await answer({ kind: 'lines', filter, page });
      return reply.kind === 'lines' ? reply.lines : [];
    },
    stop: () => undefined,
  };
}
