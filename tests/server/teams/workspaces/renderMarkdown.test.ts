import { spawnSync } from 'node:child_process';
import { renderMarkdown } from '@/server/teams/workspaces/renderMarkdown';
import { heavyMarkdown } from '../../../support/heavyMarkdown.data';
import { program } from '../../../support/program';

/** Processor time, so that a busy machine fails no test: a dozen times as much as it takes. */
const LIMIT_SECONDS = 60;

/** As long as a reason may be, and so much longer that a square of it takes minutes. */
const LENGTHS = [10_000, 40_000];

describe('renderMarkdown', () => {
  it.each(LENGTHS)(
    'renders any text of %i characters in bounded time',
    (length) => {
      const { stdout, stderr } = spawnSync(
        'sh',
        [
          ...['-c', `ulimit -t ${LIMIT_SECONDS} && exec "$0" "$@"`, process.execPath],
          ...[program('tests/support/renderHeavyMarkdown.ts'), String(length)],
        ],
        { encoding: 'utf8' },
      );

      expect(stderr).toBe('');
      expect(stdout.trimEnd().split('\n')).toEqual([...heavyMarkdown(length).keys()]);
    },
    600_000,
  );

  it.each([
    ['# One\n### Three\n#### Four', '<h3>One</h3>\n<h3>Three</h3>\n<h4>Four</h4>\n'],
    ['**a** *b* `c` ~~d~~', '<p><strong>a</strong> <em>b</em> <code>c</code> <del>d</del></p>\n'],
    ['- a\n  - b', '<ul>\n<li>a\n<ul>\n<li>b</li>\n</ul>\n</li>\n</ul>\n'],
    ['3. a\n4. b', '<ol start="3">\n<li>a</li>\n<li>b</li>\n</ol>\n'],
    ['- [x] done', '<ul>\n<li>[x] done</li>\n</ul>\n'],
    ['> a\n\n---', '<blockquote>\n<p>a</p>\n</blockquote>\n<hr />\n'],
    ['```css\na < b\n```', '<pre><code>a &lt; b\n</code></pre>\n'],
    ['one\ntwo', '<p>one<br />\ntwo</p>\n'],
    ['a\n\n| b | c |', '<p>a</p>\n<p>| b | c |</p>\n'],
    ['<b>a</b> <u>b</u> <img src=c>', '<p><b>a</b> b </p>\n'],
  ])('renders %j', (text, html) => {
    expect(renderMarkdown(text)).toBe(html);
  });

  it.each([
    ['[a](https://b.example "c")', 'https://b.example', 'a'],
    ['[a][1]\n\n[1]: https://b.example', 'https://b.example', 'a'],
    ['[a](/w/team)', '/w/team', 'a'],
    ['https://b.example/c_(d)', 'https://b.example/c_(d)', 'https://b.example/c_(d)'],
    ['<https://b.example>', 'https://b.example', 'https://b.example'],
    ['www.b.example/c', 'http://www.b.example/c', 'www.b.example/c'],
    ['a@b.example', 'mailto:a@b.example', 'a@b.example'],
  ])('leads from %j there, without a recommendation', (text, href, name) => {
    expect(renderMarkdown(text)).toBe(
      `<p><a href="${href}" rel="nofollow noreferrer">${name}</a></p>\n`,
    );
  });

  it.each(['javascript:alert(1)', 'data:text/html,a', 'vbscript:a', 'ftp://a.example'])(
    'leads nowhere by %s',
    (address) => {
      expect(renderMarkdown(`[a](${address}) <${address}> ${address}`)).not.toContain('href');
    },
  );

  it('takes the names of files for no addresses', () => {
    expect(renderMarkdown('README.md of node.js, //a')).toBe('<p>README.md of node.js, //a</p>\n');
  });

  it.each(['> ', '- ', '1. ', '>- '])('shows what stands behind a thousand “%s”', (mark) => {
    const html = renderMarkdown(`${mark.repeat(1_000)}**deep**\nand on`);

    expect(html).toContain('<strong>deep</strong>');
    expect(html).toContain('and on');
    expect(html.match(/<(?:blockquote|ul|ol)>/g)!.length).toBeLessThanOrEqual(21);
  });

  it('shows the end of lists in lists in lists', () => {
    const lines = Array.from({ length: 50 }, (_, depth) => `${'  '.repeat(depth)}- at ${depth}`);

    expect(renderMarkdown(lines.join('\n'))).toMatch(/at 9[^\d][^]*at 30[^]*at 49/);
  });

  it('keeps long references that are used as often as people do', () => {
    const address = `https://a.example/${'b'.repeat(2_000)}`;

    expect(renderMarkdown(`${'[c][1] '.repeat(10)}\n\n[1]: ${address}`)).toContain(address);
  });
});
