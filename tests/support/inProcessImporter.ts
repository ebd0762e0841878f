import { answerImportRequest } from '@/engines/importer/answerImportRequest';
import type { Importer } from '@/engines/importer/startImporter';

/** The importer without its worker, for a page without workers. */
export function startImporter(): Importer {
  const answer = answerImportRequest();
  return {
    read: async (source, known) => {
      const reply = await Promise.resolve(answer({ kind: 'read', source, known }));
      if (reply.kind === 'read') return reply.summary;
      throw new Error(reply.kind === 'refused' ? reply.message : 'Not read.');
    },
    lines: async (filter, page) => {
      const reply = await Promise.resolve(answer({ kind: 'lines', filter, page }));
      return reply.kind === 'lines' ? reply.lines : [];
    },
    stop: () => undefined,
  };
}
