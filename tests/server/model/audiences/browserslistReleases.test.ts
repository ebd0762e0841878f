import { Refusal } from '@/domain/Refusal';
import { browserslistReleases } from '@/server/model/audiences/browserslistReleases';

describe('browserslistReleases', () => {
  it('returns the selected releases with their shares of the world', () => {
    const releases = browserslistReleases('and_chr > 0, ie 11');

    expect(releases.map(({ agent, version }) => `${agent} ${version}`)).toEqual([
      'and_chr 157',
      'ie 11',
    ]);
    expect(releases[0]!.share).toBeCloseTo(0.440246, 6);
  });

  it.each([
    ['extends browserslist-config-google', 'it reads a configuration package'],
    ['last 2 versions, Extends  /etc/passwd', 'it reads a configuration package'],
    ['browserslist config', 'it reads a configuration file'],
    ['current node', 'it depends on the machine it runs on'],
    ['> 1% in my stats', 'it reads a statistics file'],
    ['cover 90% in my stats', 'it reads a statistics file'],
    ['not dead and cover 90% in my stats', 'it reads a statistics file'],
    ['> 1% in browserslist-config-x stats', 'it reads a statistics package'],
    ['cover 90% in browserslist-config-x stats', 'it reads a statistics package'],
  ])('refuses %j, which depends on the machine', (query, reason) => {
    expect(messageOf(query)).toContain(`cannot be used here: ${reason}.`);
  });

  it.each([
    'chromeandroid 53',
    'and_ff 68',
    'FirefoxAndroid 68',
    'and_chr 50-60',
    'last 2 versions, not and_uc 12',
    'defaults and baidu 7.12',
  ])('refuses %j, a version that Browserslist takes for another', (query) => {
    expect(messageOf(query)).toMatch(
      /cannot be used here: Browserslist lists only the newest release of this browser, \d/,
    );
  });

  it.each([
    'and_chr 157',
    'and_chr 157.0',
    'and_chr >= 53',
    'and_chr 50-200',
    'op_mini 8',
    'ie 11',
  ])('answers %j, which is listed', (query) => {
    expect(browserslistReleases(query).length).toBeGreaterThan(0);
  });

  it.each([
    [
      'last 2 versions, foo bar',
      '“foo bar” at character 18: Unknown browser query "foo bar". Expected clauses such as',
    ],
    [
      'chrome 100, chrom 5',
      '“chrom 5” at character 13: Unknown browser chrom. Did you mean chrome',
    ],
    ['chrome 100, not chrom 5', '“not chrom 5” at character 13: Unknown browser chrom.'],
    ['netscape 4', 'Unknown browser netscape. It knows ie, edge, firefox, chrome,'],
    ['chrome', 'Specify versions in Browserslist query for browser chrome.'],
    ['chrome 9999', 'Unknown version 9999 of chrome.'],
    ['> 1% in QQ', 'Unknown region name "QQ".'],
    ['supports flying', 'Unknown feature name "flying".'],
    [
      'not dead',
      'this query: Write any browsers query (for instance, "defaults") before "not dead".',
    ],
    ['defaults,', 'has an empty clause: remove the extra comma.'],
    ['defaults, , ie 11', 'has an empty clause'],
    ['', 'The browserslist query is missing.'],
  ])('refuses %j and names the faulty clause', (query, sentence) => {
    expect(messageOf(query)).toContain(sentence);
  });

  it('refuses a query that would take long to evaluate', () => {
    expect(messageOf('x'.repeat(501))).toBe(
      'A browserslist query may have 500 characters; this one has 501.',
    );
    expect(messageOf(Array.from({ length: 41 }, () => '>=0%').join(','))).toBe(
      'A browserslist query may have 40 clauses; this one has 41.',
    );
  });

  it.each([
    '__proto__ 5',
    'constructor >= 1',
    'last 2 constructor versions',
    'supports __proto__',
    '> 1% in __',
    '>0% in alt-__',
    'baseline 99999999',
    'baseline widely available on 9999-99-99',
    'since 999999999999999999',
    'last 999999999999999999999999 years',
    `electron ${'1.'.repeat(200)}`,
    `${'9'.repeat(400)}%`,
    'op_mini all extends /etc/passwd',
    '\u0000\ud800',
    '('.repeat(500),
    ' and '.repeat(100),
    ', '.repeat(30),
  ])('answers the hostile query %j or refuses it with a message', (query) => {
    const answer = answerOf(query);

    expect(
      typeof answer !== 'string' ||
        /^(Browserslist cannot read|A browserslist query may have|The browserslist query has) .*[.?]$/s.test(
          answer,
        ),
    ).toBe(true);
  });
});

function answerOf(query: string): readonly unknown[] | string {
  try {
    return browserslistReleases(query);
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    throw error;
  }
}

function messageOf(query: string): string {
  const answer = answerOf(query);
  if (typeof answer !== 'string') throw new Error(`${query} was answered.`);
  return answer;
}
