import { writeSentence } from '@/server/teams/reviews/ReviewFinding';

const finding = {
  kind: 'SHIPPED',
  cause: 'SHIPPED',
  beforeShare: 0.9,
  afterShare: 0.96,
  linePercent: 95,
  since: '2026-10-01',
  parts: [],
  dataVersion: 'v9',
} as const;
const named = { name: 'Subgrid', state: 'WAITING', reviewOn: null } as const;

describe('the sentence of a review', () => {
  it.each([
    ['SHIPPED', 'SHIPPED', ['Chrome'], 'Chrome ships it'],
    ['SHIPPED', 'SHIPPED', ['Chrome', 'Edge'], 'Chrome and Edge ship it'],
    ['SHIPPED', 'CORRECTED', ['Chrome', 'Edge'], 'that Chrome and Edge support it'],
    ['REMOVED', 'CORRECTED', ['Chrome'], 'that Chrome does not support it'],
    ['REMOVED', 'CORRECTED', ['Chrome', 'Edge'], 'that Chrome and Edge do not support it'],
    ['REMOVED', 'SHIPPED', ['A', 'B', 'C', 'D', 'E', 'F'], 'A, B, C, D and 2 more dropped it'],
  ] as const)('of %s by %s names %s', (kind, cause, browsers, words) => {
    expect(writeSentence({ ...finding, kind, cause, browsers }, named)).toContain(`${words}: `);
  });

  it('has the error of the later share where browsers measured it', () => {
    const measured = { ...finding, browsers: [], afterError: 0.003 };

    expect(writeSentence(measured, named).replaceAll('\u202F', ' ')).toContain(
      '96.0 % ± 0.3 now, 90.0 % on 2026-10-01',
    );
  });

  it('keeps the number of a line and its sign on one line', () => {
    const level = { ...finding, kind: 'REACHED_LINE', browsers: [], isAsked: true } as const;

    expect(writeSentence(level, named)).toContain(
      'has reached 95\u202F% twice in a row; you asked to review it then: ',
    );
  });
});
