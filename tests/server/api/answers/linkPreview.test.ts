import { linkPreview } from '@/server/api/answers/linkPreview';
import { isAnswerPath } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const previewOf = (address: string) =>
  linkPreview(loadCatalogue(), address, '2026-11-21', new Map());

describe('linkPreview', () => {
  it('describes a feature by its verdict for the address’s audience and line', () => {
    const preview = previewOf('/features/has?audience=region:DE&line=90')!;

    expect(preview.description).toMatch(/^:has\(\): Yes\. .*“Germany”.*line of 90\u202F%\./);
    expect(preview.image.path).toBe('/preview/features/has.png?audience=region:DE&line=90');
    expect(isAnswerPath(preview.image.path.split('?')[0]!)).toBe(true);
  });

  it('gives the way to a feature and to a key', () => {
    expect(previewOf('/features/has')!.breadcrumbs.map(({ path }) => path)).toEqual([
      '/features',
      expect.stringMatching(/^\/groups\/css/),
      '/features/has',
    ]);
    expect(previewOf('/compat/css/selectors/has')!.breadcrumbs.map(({ path }) => path)).toEqual([
      '/compat',
      '/compat/css',
      '/compat/css/selectors',
      '/compat/css/selectors/has',
    ]);
  });

  it('ignores other pages, and subjects that do not exist', () => {
    for (const address of [
      '/',
      '/features',
      '/features/has,subgrid',
      '/features/has/share',
      '/features/nope',
      '/features/has?audience=region:XX',
      '/features/%E0%A4%A',
    ])
      expect(previewOf(address)).toBeUndefined();
  });
});
