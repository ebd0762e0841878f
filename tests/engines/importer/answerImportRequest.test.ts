import { answerImportRequest } from '@/engines/importer/answerImportRequest';
import type { ImportReply, ImportSummary } from '@/engines/importer/ImportMessage';

const known = {
  browsers: [
    { slug: 'chrome', name: 'Chrome', versions: ['140', '141'], engineVersions: ['140', '141'] },
  ],
  derived: [],
};
const TABLE = `browser,version,users\n${Array.from({ length: 120 }, (_, row) => `chrome,${row % 3 === 0 ? '' : 141},${row + 1}`).join('\n')}`;

function summaryOf(reply: ImportReply): ImportSummary {
  if (reply.kind !== 'read') throw new Error('Not read.');
  return reply.summary;
}

describe('answerImport', () => {
  it('keeps the rows and returns them page by page', async () => {
    const answer = answerImportRequest();
    const { counts, total } = summaryOf(await answer({ kind: 'read', source: TABLE, known }));
    const linesOf = async (page: number) => {
      const reply = await answer({ kind: 'lines', filter: 'unknown', page });
      return (reply as Extract<ImportReply, { kind: 'lines' }>).lines;
    };

    expect(counts).toEqual({ all: 120, unknown: 40, skipped: 1 });
    expect(total).toBe(7260);
    expect(await linesOf(1)).toHaveLength(40);
    expect(await linesOf(2)).toEqual([]);
    expect((await linesOf(1))[1]).toMatchObject({ line: 5, source: 'chrome' });
  });

  it.each([
    ['UTF-8 with a mark', new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from(TABLE)])],
    ['UTF-16, as Matomo writes it', new Uint8Array([0xff, 0xfe, ...Buffer.from(TABLE, 'utf16le')])],
    ['Western European', new Uint8Array(Buffer.from(`${TABLE}\nGerät,1,1`, 'latin1'))],
  ])('reads bytes in %s', async (_, bytes) => {
    const source = new Blob([bytes]);
    const reply = await answerImportRequest()({ kind: 'read', source, known });

    expect(summaryOf(reply).releases).toEqual([{ slug: 'chrome', version: '141', count: 4880 }]);
  });

  it('rejects a file without a table with a sentence', async () => {
    expect(await answerImportRequest()({ kind: 'read', source: 'hello', known })).toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('There is no table of browsers') as string,
    });
  });
});
