import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { dataOf, refusalOf } from '../../../support/askGraph';
import type { ConnectionAnswer, FeatureAnswer } from '../../../support/GraphAnswer';

type Page = ConnectionAnswer<FeatureAnswer>;

const QUERY = `query ($first: Int, $after: String, $last: Int, $before: String, $skip: Int, $query: String) {
  features(first: $first, after: $after, last: $last, before: $before, skip: $skip, query: $query) {
    totalCount
    edges { cursor node { slug } }
    pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
  }
}`;

const page = (args: Readonly<Record<string, unknown>>): Page => dataOf(QUERY, args).features;
const slugsOf = ({ edges }: Page): string[] => edges.map(({ node }) => node.slug);
const bySlug = loadCatalogue().features.map(({ slug }) => slug);

describe('connection', () => {
  it('pages forward through every feature exactly once', () => {
    const walked: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const answer: Page = page({ first: 97, after });
      walked.push(...slugsOf(answer));
      [after, more] = [answer.pageInfo.endCursor, answer.pageInfo.hasNextPage];
    }

    expect(walked).toHaveLength(1204);
    expect(walked.toSorted()).toEqual(bySlug);
  });

  it('pages backward through the same features in the same order', () => {
    const walked: string[] = [];
    for (let before: string | null = null, more = true; more;) {
      const answer: Page = page({ last: 100, before });
      walked.unshift(...slugsOf(answer));
      [before, more] = [answer.pageInfo.startCursor, answer.pageInfo.hasPreviousPage];
    }
    const forwards = Array.from({ length: 13 }, (_, index) =>
      slugsOf(page({ first: 100, skip: index * 100 })),
    ).flat();

    expect(walked).toEqual(forwards);
    expect(walked.toSorted()).toEqual(bySlug);
  });

  it('returns fifty rows by default, and an empty page beyond the end', () => {
    expect(page({}).edges).toHaveLength(50);
    expect(page({ skip: 5000 })).toMatchObject({
      edges: [],
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
  });

  it('refuses a size out of bounds and states the bounds', () => {
    for (const size of [0, -1, 101, 1_000_000]) {
      expect(refusalOf(QUERY, { first: size })).toEqual({
        code: 'PAGE_SIZE_INVALID',
        message: `\`first\` is ${size}, but must be from 1 to 100.`,
      });
      expect(refusalOf(QUERY, { last: size })).toEqual({
        code: 'PAGE_SIZE_INVALID',
        message: `\`last\` is ${size}, but must be from 1 to 100.`,
      });
    }
    expect(refusalOf(QUERY, { first: 1, last: 1 }).code).toBe('PAGE_SIZE_INVALID');
  });

  it('refuses a cursor from another list', () => {
    const { endCursor } = page({ first: 1, query: 'subgrid' }).pageInfo;

    expect(page({ after: endCursor, first: 1 }).edges).toHaveLength(1);
    for (const args of [
      { after: '' },
      { after: 'x' },
      { before: `${endCursor}=` },
      { after: endCursor, query: 'masonry' },
    ]) {
      expect(refusalOf(QUERY, args).code).toBe('CURSOR_INVALID');
    }
  });

  it('refuses a negative or excessive skip', () => {
    for (const args of [{ skip: -1 }, { skip: 100_001 }, { skip: 1, last: 5 }])
      expect(refusalOf(QUERY, args).code).toBe('ARGUMENT_INVALID');
  });
});
