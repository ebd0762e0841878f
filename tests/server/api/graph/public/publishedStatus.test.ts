import { dataOf } from '../../../../support/askGraph';

interface Statuses {
  readonly feature: {
    readonly isPublished: boolean;
    readonly baseline: { readonly status: string };
    readonly published: { readonly status: string };
    readonly changedCompatKeys: { readonly totalCount: number };
    readonly withdrawnCompatKeys: readonly string[];
  };
}

const statusesOf = (slug: string): Statuses['feature'] =>
  dataOf<Statuses>(
    `query ($slug: String!) {
      feature(slug: $slug) {
        ... on Feature {
          isPublished
          baseline { status }
          published: baseline(published: true) { status }
          changedCompatKeys { totalCount }
          withdrawnCompatKeys
        }
      }
    }`,
    { slug },
  ).feature;

describe('baseline(published: true)', () => {
  it('is what web-features says where newer compat data say something else', () => {
    expect(statusesOf('transition-behavior')).toMatchObject({
      isPublished: false,
      baseline: { status: 'LIMITED' },
      published: { status: 'NEWLY' },
      changedCompatKeys: { totalCount: 1 },
    });
  });

  it('is the status itself where nothing changed', () => {
    expect(statusesOf('has')).toMatchObject({
      isPublished: true,
      baseline: { status: 'WIDELY' },
      published: { status: 'WIDELY' },
      changedCompatKeys: { totalCount: 0 },
      withdrawnCompatKeys: [],
    });
  });

  it('can be asked of a key', () => {
    const { key } = dataOf<{ key: Record<string, { status: string }> }>(
      `{ key: compatKey(path: "api.ScrollTimeline") {
        baseline { status }
        published: baseline(published: true) { status }
      } }`,
    );

    expect(key).toEqual({ baseline: { status: 'NEWLY' }, published: { status: 'LIMITED' } });
  });

  it('is what baseline_status_published: finds', () => {
    const found = (query: string) =>
      dataOf<{ features: { totalCount: number } }>(
        `query ($query: String!) { features(query: $query, audience: "world") { totalCount } }`,
        { query },
      ).features.totalCount;

    expect(found('baseline_status:newly baseline_status_published:limited')).toBe(3);
    expect(found('baseline_status:limited baseline_status_published:newly')).toBe(1);
  });
});
