// Renders members' Markdown as safe HTML. Pitfall: a text may hold 10,000 characters of anything
// and is rendered on the thread that answers everyone, so the work must grow no faster than the
// text. The parser was chosen for that; nesting and references need limits.
import { LRUCache } from 'lru-cache';
import MarkdownIt, { type StateBlock, type StateCore } from 'markdown-it';
import sanitizeHtml from 'sanitize-html';
import { perProcess } from '@/server/platform/memory/perProcess';

/** Levels of nesting: a quote is one, a list two. Deeper text is shown as it was typed. */
const MAX_LEVEL = 20;

/** Characters that all uses of one reference may add to the page. */
const MAX_REPEATED = 50_000;

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [
    'a',
    'b',
    'blockquote',
    'br',
    'code',
    'del',
    'em',
    'h3',
    'h4',
    'hr',
    'i',
    'li',
    'ol',
    'p',
    'pre',
    'strong',
    'ul',
  ],
  allowedAttributes: { a: ['href', 'rel'], ol: ['start'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  transformTags: {
    // The page has its own headings above them.
    h1: 'h3',
    h2: 'h3',
    h5: 'h4',
    h6: 'h4',
    s: 'del',
    a: (_tagName, { href = '' }): sanitizeHtml.Tag => ({
      tagName: 'a',
      attribs: { href, rel: 'nofollow noreferrer' },
    }),
  },
};

/** Ends recursion: the rest of a deep quote or list is a paragraph. */
function flattenDeep(
  state: StateBlock,
  startLine: number,
  endLine: number,
  isSilent: boolean,
): boolean {
  if (isSilent || state.level < MAX_LEVEL) return false;
  let line = startLine + 1;
  while (line < endLine && !state.isEmpty(line) && state.sCount[line]! >= state.blkIndent)
    line += 1;
  state.line = line;
  state.push('paragraph_open', 'p', 1);
  const inline = state.push('inline', '', 0);
  inline.content = state.getLines(startLine, line, state.blkIndent, false).trim();
  inline.children = [];
  state.push('paragraph_close', 'p', -1);
  return true;
}

/** A long address that is referred to a thousand times would make megabytes of a short text. */
function dropLongReferences({ src, env: { references = {} } }: StateCore): void {
  const uses = src.split('[').length;
  for (const [label, { href, title }] of Object.entries(references))
    if ((href.length + title.length) * uses > MAX_REPEATED) delete references[label];
}

// The parser drops anything deeper than its limit, so blocks must not reach it.
const markdown = new MarkdownIt({
  html: true,
  breaks: true,
  linkify: true,
  maxNesting: MAX_LEVEL + 10,
}).disable('table');
// Only the sanitizer decides where links may lead.
markdown.validateLink = () => true;
markdown.block.ruler.before('blockquote', 'flatten_deep', flattenDeep);
markdown.core.ruler.after('block', 'drop_long_references', dropLongReferences);
markdown.linkify
  .add('ftp:', null)
  .add('//', null)
  .add('www.', {
    validate: (text, pos, { re }) => {
      const host = re.get_relative_proto_validator();
      host.lastIndex = pos;
      return host.exec(text)?.[0].length ?? 0;
    },
    normalize: (match) => {
      match.url = `http://${match.url}`;
    },
  });

/** Of texts and what became of them. */
const MAX_KEPT_CHARACTERS = 4_000_000;

const rendered = perProcess(
  'renderedMarkdown',
  () =>
    new LRUCache<string, string>({
      maxSize: MAX_KEPT_CHARACTERS,
      sizeCalculation: (html, text) => html.length + text.length + 1,
    }),
);

/** No pictures, no scripts, no foreign styles. Each text is rendered once, however many read it. */
export function renderMarkdown(text: string): string {
  const known = rendered.get(text);
  if (known !== undefined) return known;
  const html = sanitizeHtml(markdown.render(text), OPTIONS);
  rendered.set(text, html);
  return html;
}
