import { selectUses } from '@/cli/scan/selectUses';
import { UseColumns } from '@/engines/scanner/ScanUse';
import { aRepository } from '../../support/aRepository';

/** Long enough that the shares of all keys are asked for. */
const FILLER = `/* ${'x'.repeat(1_100_000)} */\n`;
const CALLS = 'document.body.append(() => `a`);\n'.repeat(50);
const FILES = {
  'long.css': FILLER,
  'a.js': CALLS,
  'b.js': `${CALLS}new Set([1]).intersection(new Set());\nnew Set([2]).intersection(new Set());\n`,
};

interface Json {
  readonly report: {
    readonly findings: readonly { readonly key: string; readonly line: number }[];
    readonly runsShare: number;
  };
  readonly uses?: readonly { readonly file: string; readonly key: string }[];
}

describe('a scan of much code', () => {
  const read = async (...flags: readonly string[]) =>
    JSON.parse((await aRepository(FILES).run('scan', '--format', 'json', ...flags)).out) as Json;

  it('reports the same with and without every use', async () => {
    const [brief, all] = [await read(), await read('--all')];

    expect(brief.report).toEqual(all.report);
    expect(brief.report.findings.map(({ line }) => line)).toEqual([51, 52]);
    expect(all.uses?.filter(({ key }) => key === 'api.Element.append')).toHaveLength(100);
  });

  it('counts every use of a key that nobody lacks', async () => {
    const { out } = await aRepository(FILES).run('scan', '--list-keys');

    expect(out).toContain('api.Element.append\t100\t0\tdom\n');
    expect(out).toContain('javascript.functions.arrow_functions\t100\t0\t');
  });

  it('keeps as many places of a kind as asked for, and counts the rest', () => {
    const uses = new UseColumns();
    for (let at = 0; at < 5; at++) uses.add(1, at, at + 1, 'exact', 'throws');
    uses.add(1, 5, 6, 'exact', 'throws', 'caught', 0);
    for (let at = 6; at < 9; at++) uses.add(0, at, at + 1, 'exact', 'throws');
    const limits = Uint8Array.from([0, 2]);

    expect([...selectUses(uses, { limits, isBySource: false })]).toEqual([
      [0, 1],
      [1, 4],
      [5, 1],
      [6, 1],
      [7, 1],
      [8, 1],
    ]);
  });
});
