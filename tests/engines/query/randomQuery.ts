import { seededRandom } from '../../support/seededRandom';

const TERMS = [
  ...[
    'grid',
    'css',
    'edge',
    '"scroll position"',
    '"a \\"b\\""',
    ':has()',
    '"and"',
    '日本',
    'name:grid',
    'name:"OR"',
    'desc:element',
    'id:has',
    'spec:css',
    'proven_by:has',
  ],
  ...[
    'available_on:chrome',
    'available_on:Safari_iOS',
    'available_date:firefox:2020-01-01..2022-12-31',
    'missing:safari',
    'missing:edge',
  ],
  ...[
    'baseline_status:limited',
    'baseline_status:newly',
    'baseline_status:widely',
    'baseline_status_published:limited',
    'baseline_date:2021-01-01..2023-06-30',
    'widely_date:2024-01-01..2027-01-01',
  ],
  ...[
    'kind:one_browser_short',
    'kind:none_yet',
    'kind:mixed',
    'discouraged:yes',
    'discouraged:no',
    'decision:adopted',
    'decision:none',
    'coverage:>=95',
    'coverage:<50.5',
    'coverage:80..95',
  ],
  ...[
    'group:css',
    'group:selectors',
    'snapshot:ecmascript-2023',
    'bcd:css.selectors.has',
    'bcd:api',
  ],
];
const NOISE = [
  '(',
  ')',
  '"',
  '-',
  '--',
  ' ',
  '\n',
  ':',
  'AND',
  'OR',
  'or',
  'and',
  'not',
  '||',
  '\\',
  '()',
  '..',
  '>=',
  'name:',
  'nmae:x',
  'group:',
  'baseline_date:2024-02-30..',
  '\u{1F600}',
  '\uD800',
  '\u0000',
  'é',
];

/** Random queries: `query` makes ones that parse, `soup` makes any text. */
export function randomQueries(seed: number): {
  readonly query: (depth?: number) => string;
  readonly soup: () => string;
} {
  const random = seededRandom(seed);
  const below = (count: number): number => Math.floor(random() * count);
  const one = (list: readonly string[]): string => list[below(list.length)]!;

  const query = (depth = 4): string => {
    const choice = depth === 0 ? 0 : below(6);
    const inner = () => query(depth - 1);
    if (choice === 2) return `${inner()} ${inner()}`;
    if (choice === 3) return `${inner()} OR ${inner()}`;
    if (choice === 4) return `(${inner()}) AND ${inner()}`;
    return choice === 5 ? `-(${inner()})` : one(TERMS);
  };
  const soup = (): string =>
    Array.from(
      { length: below(30) },
      () => one(below(2) === 0 ? TERMS : NOISE) + (below(3) === 0 ? ' ' : ''),
    ).join('');
  return { query, soup };
}
