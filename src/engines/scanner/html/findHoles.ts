// The holes of template languages: `<?php … ?>`, `<%= … %>`, `{{ … }}`, `{% … %}`, `@if(…)`.

export interface Hole {
  readonly start: number;
  readonly end: number;
  readonly written: string;
  /** An output puts something into the page; the others rule what is in it. */
  readonly kind: 'output' | 'open' | 'else' | 'close' | 'other';
  /** The tag that it stands for: Liquid's `{% stylesheet %}` is a style. */
  readonly mark?: string;
}

type Marks = readonly (readonly [open: string, close: string])[];

const PHP: Marks = [['<?', '?>']];
const PERCENT: Marks = [['<%', '%>']];
const BRACES: Marks = [
  ['{{{', '}}}'],
  ['{{!--', '--}}'],
  ['{{', '}}'],
];
const TAGS: Marks = [
  ['{%', '%}'],
  ['{#', '#}'],
  ['{{', '}}'],
];
const BLADE: Marks = [...PHP, ['{{--', '--}}'], ['{!!', '!!}'], ['{{', '}}']];

const MARKS: readonly (readonly [names: RegExp, marks: Marks])[] = [
  [/\.blade\.php$/, BLADE],
  [/\.(?:php\d?|phtml|ctp)$/, PHP],
  [/\.(?:erb|rhtml|ejs|jspx?|jspf|aspx?|ascx|eex|heex|leex)$/, PERCENT],
  [/\.(?:hbs|handlebars|mustache|hjs|gohtml|gotmpl|tmpl)$/, BRACES],
  [/\.(?:twig|liquid|njk|nunjucks|jinja2?|j2)$/, TAGS],
  [/\.(?:cshtml|vbhtml)$/, []],
];
/** Pages that some server or framework fills in. */
const ANY: Marks = [...PHP, ...PERCENT, ['{%', '%}'], ['{#', '#}'], ...BRACES];

function marksOf(name: string): Marks | undefined {
  const lowered = name.toLowerCase();
  return MARKS.find(([names]) => names.test(lowered))?.[1];
}

export function findHoles(name: string, text: string): readonly Hole[] {
  const holes = findMarked(marksOf(name) ?? ANY, text);
  if (/\.blade\.php$/i.test(name)) return withDirectives(text, holes, BLADE_DIRECTIVE);
  if (/\.(?:cs|vb)html$/i.test(name)) return withDirectives(text, holes, RAZOR);
  return withBlocks(text, holes);
}

function findMarked(marks: Marks, text: string): Hole[] {
  const holes: Hole[] = [];
  const opens = new RegExp(marks.map(([open]) => open.replace(/[{}?|]/g, '\\$&')).join('|'), 'g');
  const unclosed = new Set<string>();
  if (marks.length === 0) return holes;
  for (let found = opens.exec(text); found; found = opens.exec(text)) {
    const [open] = found;
    const close = marks.find(([one]) => one === open)![1];
    const at = unclosed.has(open) ? -1 : text.indexOf(close, opens.lastIndex);
    // PHP may end with the file; another mark without an end is text.
    if (at < 0) unclosed.add(open);
    if (at < 0 && open !== '<?') continue;
    const end = at < 0 ? text.length : at + close.length;
    const written = text.slice(found.index, end);
    holes.push({ start: found.index, end, written, kind: kindOf(written) });
    opens.lastIndex = end;
  }
  return holes;
}

const CLOSE = /^(?:<\?(?:php)?|<%-?|\{%-?|\{\{[~-]?|@)\s*(?:end\w*\b|\/|\})(?!\s*else)/;
const ELSE =
  /^(?:<\?(?:php)?|<%-?|\{%-?|\{\{[~-]?|@)\s*\}?\s*(?:else|elsif|elseif|elif|when|case|default)\b|^\{\{\^/;
const OPEN =
  /^(?:<\?(?:php)?|<%-?|\{%-?|\{\{[~-]?#?|@)\s*(?:if|unless|for|foreach|forelse|each|while|switch|case|range|with|block|define|isset|empty|auth|guest|section|push|can)\b|^\{\{[~-]?#|\bdo(?:\s*\|[^|]*\|)?\s*-?%>$|\{\s*(?:\?>|-?%>)$/;
const OUTPUT = /^(?:<%[=:-]|<\?=|\{!!|\{\{\{)|^\{\{(?![!>^#/~-]*(?:[!>^#/]|else\b))/;
/** A function of PHP that is called for what it prints. */
const PRINTS = /^<\?(?:php)?\s+(?:echo\b|print\b|[\w\\]+(?:(?:::|->)\w+)*\s*\()/;
const OTHER = /^(?:<%--|<%#|\{#|\{\{!|\{\{[~-]?\s*\/\*|\{\{--)/;

function kindOf(written: string): Hole['kind'] {
  if (OTHER.test(written)) return 'other';
  if (ELSE.test(written)) return 'else';
  if (CLOSE.test(written)) return 'close';
  if (OPEN.test(written)) return 'open';
  return OUTPUT.test(written) || PRINTS.test(written) ? 'output' : 'other';
}

/** Liquid's own blocks: styles, scripts, and texts that never reach the page. */
const BLOCK = /^\{%-?\s*(end)?(stylesheet|style|javascript|schema|comment|doc)\b/;

function withBlocks(text: string, holes: readonly Hole[]): readonly Hole[] {
  const found: Hole[] = [];
  let hidden: { readonly name: string; readonly start: number } | undefined;
  for (const hole of holes) {
    const [, isEnd, name = ''] = BLOCK.exec(hole.written) ?? [];
    if (hidden) {
      if (!isEnd || name !== hidden.name) continue;
      const written = text.slice(hidden.start, hole.end);
      found.push({ start: hidden.start, end: hole.end, written, kind: 'other' });
      hidden = undefined;
    } else if (/^(?:schema|comment|doc)$/.test(name) && !isEnd)
      hidden = { name, start: hole.start };
    else if (/^(?:style|java)/.test(name)) {
      const tag = name === 'javascript' ? 'script' : 'style';
      const mark = isEnd ? `</${tag}>` : `<${tag}>`;
      found.push(hole.written.length < mark.length ? hole : { ...hole, mark, kind: 'other' });
    } else found.push(hole);
  }
  return found;
}

/** `@if (…)` and `@json(…)`, but not `@click="…"`, an address, or an at-rule of CSS. */
const BLADE_DIRECTIVE =
  /(?<![\w@])@(?!(?:media|supports|font-face|import|keyframes|layer|container|page|charset|property|scope|starting-style|namespace)\b)[a-zA-Z]+(?![\w:.-]*=)/g;
/** `@Model.Name`, `@(…)`, `@{ … }`, `@* … *@`, and `@@`, which is an `@`. */
const RAZOR = /@\*[^]*?\*@|@@|(?<![\w@])@(?=[({])|(?<![\w@])@[A-Za-z_][\w.]*(?![\w:.-]*=)/g;

function withDirectives(text: string, holes: readonly Hole[], pattern: RegExp): readonly Hole[] {
  const found = [...holes];
  let next = 0;
  let done = 0;
  for (const { 0: name, index } of text.matchAll(pattern)) {
    while (next < holes.length && holes[next]!.end <= index) next++;
    if (index < done || (holes[next] && holes[next]!.start <= index)) continue;
    const end = name === '@@' ? index + 1 : endOfGiven(text, index + name.length, name === '@');
    const written = text.slice(index, end);
    const isOutput =
      pattern === RAZOR ? !/^@(?:[@*{]|\w+\s)/.test(written) : /^@js(?:on)?\b/i.test(name);
    const kind = kindOf(written);
    found.push({
      start: index,
      end,
      written,
      kind: kind === 'other' && isOutput ? 'output' : kind,
    });
    done = end;
  }
  return found.sort((a, b) => a.start - b.start);
}

const MAX_GIVEN = 5_000;

/** After the parentheses that follow, if there are any. */
function endOfGiven(text: string, from: number, mayBeBlock: boolean): number {
  const gap = /^[ \t]?/.exec(text.slice(from, from + 1))?.[0].length ?? 0;
  const first = text[from + gap];
  if (first !== '(' && !(mayBeBlock && first === '{')) return from;
  const close = first === '(' ? ')' : '}';
  let depth = 0;
  for (let at = from + gap; at < Math.min(text.length, from + MAX_GIVEN); at++) {
    if (text[at] === first) depth++;
    else if (text[at] === close && --depth === 0) return at + 1;
  }
  return from;
}
