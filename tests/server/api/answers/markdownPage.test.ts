import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();

const markdownAt = (path: string) =>
  renderAnswer(catalogue, path, 'https://plimsoll.example', '2026-11-21');

describe('markdownPage', () => {
  it('has the verdict, the shares, the versions and the sources of a feature', () => {
    const { body, type } = markdownAt('/features/has.md?audience=region:DE&line=90');

    expect(type).toBe('text/markdown; charset=utf-8');
    expect(body).toMatch(/^# :has\(\)\n/);
    expect(body).toMatch(/\*\*Yes\.\*\* \d\d\.\d\u202F% of the audience “Germany” can use it/);
    expect(body).toContain('- Safari 15.4\n');
    expect(body).toContain('(https://plimsoll.example/compat/css/selectors/has)');
    expect(body).toContain('Source: https://plimsoll.example/features/has, 2026-11-21');
  });

  it('also exists for keys, by either path', () => {
    expect(markdownAt('/compat/css/selectors/has.md').body).toBe(
      markdownAt('/compat/css.selectors.has.md').body,
    );
  });

  it('never lets the data become markup', () => {
    const heading = (slug: string) => markdownAt(`/features/${slug}.md`).body.split('\n', 1)[0];

    expect(heading('dialog')).toBe('# \\<dialog\\>');
    for (const { slug } of catalogue.features)
      expect(markdownAt(`/features/${slug}.md`).body).not.toMatch(/(?<![\\(`])<[/a-z!]/i);
  });

  it('answers a name that does not exist in Markdown too', () => {
    const { status, body } = markdownAt('/features/no-such-feature.md');

    expect(status).toBe(404);
    expect(body).toMatch(/^There is no feature “no-such-feature”/);
  });
});
