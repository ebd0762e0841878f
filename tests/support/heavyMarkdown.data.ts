/** Parts that make a parser search again, keep more, or go deeper each time they are repeated. */
const REPEATED: readonly string[] = [
  ...['![](', '![a](', '![', '[a](', '[a](b', '[a](<b', '[a](b "', '[a]((', '[a][', '[a][b]'],
  ...['[', '[[[[', ']', '](', '[]', '[a]: ', '[a]: b\n', '[a]: b "', '[a]: b "\n', '[a]:\n'],
  ...['_a _', '*a **b ', '**a', 'a**b*c', '*a_ ', 'a*', '***a**b*c', '_*', '*_~~', '~~', '~~a '],
  ...['`', '`a', '``a` ', '[`', '<`', '[*', '![*', '*[a](', '\\', '\\\n', '\\[', '&', '&#1', '&a'],
  ...['>', '> ', '> a\n', '> - a\n>> b\n', '1. ', '- ', '* ', '+ ', '> 1. - ', '-\n', '* a\n\n'],
  ...['- a\n\n  b\n', '- [ ] a\n', '- - ', '* * * a\n', '***\n', '# ', '# a\n', 'a\n=', 'a\n-\n'],
  ...[
    '|',
    '|a',
    'a|b\n-|-\n',
    '|-\n',
    '```\n',
    '~~~\n',
    '```a`\n',
    '    a\n',
    '\t',
    ' \n',
    'a  \n',
  ],
  ...[
    '<!--',
    '<!-- a',
    '<!A ',
    '<?',
    '<![CDATA[',
    '<',
    '<a',
    '<a ',
    '<a b="',
    '<b>',
    '<li>',
    '</a',
  ],
  ...['<div>\n\n', '<script>', '<textarea>', '<http:', '<a@', '<http://a.b>', 'www.', 'www.a '],
  ...['http://', 'http://a.b ', 'http://a.b/(', 'http://a.b/"', 'mailto:', '//a', 'a@b.c ', 'a@'],
  ...['a.', 'a+', '@', ':', '"', '!', '(', '[^a]', '😀', '\0', '\r', 'a', ' ', '\n'],
];

const repeat = (part: string, length: number): string =>
  part.repeat(Math.floor(length / part.length));

/** A line of each depth, as many as fit. */
function nest(toLine: (depth: number) => string, length: number): string {
  let text = '';
  for (let depth = 0; text.length < length; depth += 1) text += toLine(depth);
  return text.slice(0, length);
}

/** Texts of about `length` characters on which parsers of Markdown take long, by name. */
export function heavyMarkdown(length: number): ReadonlyMap<string, string> {
  const half = length / 2;
  return new Map([
    ...REPEATED.map((part) => [JSON.stringify(part), repeat(part, length)] as const),
    ['ever longer code spans', nest((depth) => `${'`'.repeat(depth + 1)} `, length)],
    ['lists in lists', nest((depth) => `${'  '.repeat(depth)}- a\n`, length)],
    ['numbered lists in lists', nest((depth) => `${'   '.repeat(depth)}1. a\n`, length)],
    ['other references', nest((depth) => `[a${depth}]: b\n`, length)],
    ['a long reference', `[a]: ${'b'.repeat(half)}\n\n${repeat('[a]', half)}`],
    ['a label that does not end', `[${repeat('a\n', length)}`],
    ['a title that does not end', `[a]: b "${repeat('c\n', length)}`],
    ['links in links', `${repeat('[', half / 4)}a${repeat('](b)', half)}`],
    ['pictures in pictures', `${repeat('![', half / 2)}a${repeat('](b)', half)}`],
    ['emphasis in emphasis', `${repeat('*a ', half)}${repeat('b* ', half)}`],
    ['emphasis that others close', `${repeat('*a ', half)}${repeat('b_ ', half)}`],
    ['a long run of stars', `${repeat('*', half)}a${repeat('*', half)}`],
    ['a quote that goes on', `${repeat('> ', half)}a\n${repeat('b\n', half)}`],
    ['a table of many columns', `${repeat('a|', half)}\n${repeat('-|', half)}\n`],
    [
      'a table of short rows',
      `${repeat('a|', half / 2)}\n${repeat('-|', half / 2)}\n${repeat('b\n', half)}`,
    ],
    ['a tag of many attributes', `<a ${repeat('b="c" ', length)}`],
    ['almost a rule', `*${repeat(' *', length)}a`],
    ['an address of brackets', `http://a.b/${repeat('[(', length)}`],
    ['an address of ends', `http://a.b/${repeat('?!', length)}`],
    ['spaces within a line', `a${repeat(' ', length)}b`],
  ]);
}
