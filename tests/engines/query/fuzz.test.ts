import { parseQuery } from '@/engines/query/parseQuery';
import { randomQueries } from './randomQuery';

const NAMES = { groups: [{ slug: 'css', aliases: [] }], snapshots: [] };

/** True if a text is read, or its problem lies within it. */
function isAnswered(text: string): boolean {
  const result = parseQuery(text, NAMES);
  if ('query' in result) return true;
  const { start, end, message } = result.problem;
  return message !== '' && start >= 0 && end >= start && end <= text.length;
}

/** True if the suggestion for a text, if any, is itself read. */
function isHelped(text: string): boolean {
  const result = parseQuery(text, NAMES);
  if ('query' in result || result.problem.suggestion === undefined) return true;
  return 'query' in parseQuery(result.problem.suggestion, NAMES);
}

describe('parseQuery with arbitrary text', () => {
  it('returns a query, or a problem within the text', () => {
    const { soup } = randomQueries(1);
    expect(Array.from({ length: 20_000 }, soup).filter((text) => !isAnswered(text))).toEqual([]);
  });

  it('suggests only queries that parse', () => {
    const { soup } = randomQueries(2);
    const texts = Array.from({ length: 6_000 }, soup);
    const isSuggested = (text: string): boolean => {
      const result = parseQuery(text, NAMES);
      return 'problem' in result && result.problem.suggestion !== undefined;
    };

    expect(texts.filter(isSuggested).length).toBeGreaterThan(500);
    expect(texts.filter((text) => !isHelped(text))).toEqual([]);
  });

  it('parses single characters, repetitions and truncated queries', () => {
    const whole =
      'available_date:"chrome":2024-01-01..2024-12-31 -(name:"a \\" b" OR coverage:>=95) AND :has()';
    const cut = Array.from(whole, (_, end) => whole.slice(0, end));
    const repeated = Array.from({ length: 0x200 }, (_, code) =>
      [1, 3, 2048].map((count) => String.fromCharCode(code).repeat(count)),
    ).flat();
    expect([...cut, ...repeated].filter((text) => !isAnswered(text))).toEqual([]);
  });
});
