import { aRepository } from '../../support/aRepository';

async function reportedPlaces(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const { out } = await aRepository(files).run('scan', '--format', 'json');
  const { report } = JSON.parse(out) as {
    readonly report: {
      readonly findings: readonly {
        readonly key: string;
        readonly line: number;
        readonly column: number;
      }[];
    };
  };
  return report.findings.map(({ line, column, key }) => `${line}:${column} ${key}`);
}

describe('one mistake, one report', () => {
  it('reports one of the keys of a declaration that are of one feature', async () => {
    const reported = await reportedPlaces({
      'a.css': 'p { text-box: trim-both cap alphabetic }\nb { text-box: trim-both cap text }\n',
    });

    expect(reported).toHaveLength(2);
    expect(reported.map((place) => place[0])).toEqual(['1', '2']);
  });

  it('reports two features of one attribute', async () => {
    const reported = await reportedPlaces({ 'a.html': '<!doctype html><p popover=hint>a</p>' });

    expect(reported).toEqual([
      '1:19 html.global_attributes.popover',
      '1:19 html.global_attributes.popover.hint',
    ]);
  });

  it.each([
    ['two declarations', 'a.css', 'p{anchor-name:--a;position-area:top}'],
    [
      'the styles of two elements',
      'a.html',
      '<p style="anchor-name:--a"><p style="position-area:top">',
    ],
  ])('reports %s of one feature twice', async (_, name, text) => {
    expect(await reportedPlaces({ [name]: text })).toHaveLength(2);
  });

  it('reports each call of a script', async () => {
    const reported = await reportedPlaces({
      'a.js': 'export const a = Iterator.from([1]).map(String);',
    });

    expect(reported).toHaveLength(2);
  });
});
