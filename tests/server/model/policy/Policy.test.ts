import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy, type PolicyTerms } from '@/server/model/policy/Policy';
import { dataOf, refusalOf } from '../../../support/askGraph';

const catalogue = loadCatalogue();
const policyFor = (terms: Partial<PolicyTerms> = {}, today = '2026-11-21') =>
  buildPolicy(createContext(catalogue, { today }), {
    audience: 'world',
    linePercent: 95,
    ...terms,
  });
const slugs = (features: readonly { readonly slug: string }[]) => features.map(({ slug }) => slug);

describe('buildPolicy', () => {
  it('gives equal policies equal hashes, whatever the order of names and the day', () => {
    const { hash } = policyFor({ adopt: ['has', 'subgrid'], decline: ['grid'] });

    expect(hash).toMatch(/^p_[0-9a-f]{12}$/);
    expect(policyFor({ adopt: ['subgrid', 'has', 'has'], decline: ['grid'] }).hash).toBe(hash);
    expect(policyFor({ adopt: ['has', 'subgrid'], decline: ['grid'] }, '2026-11-20').hash).toBe(
      hash,
    );
  });

  it.each<[string, Partial<PolicyTerms>]>([
    ['audience', { audience: 'region:DE' }],
    ['line', { linePercent: 95.1 }],
    ['adopted features', { adopt: ['has'] }],
    ['declined features', { decline: ['has'] }],
    ['rule', { rule: 'GAIN' }],
    ['floors', { floors: ['safari:18'] }],
  ])('gives another hash to another %s', (_, terms) => {
    expect(policyFor(terms).hash).not.toBe(policyFor().hash);
  });

  it('accounts for everybody whose release is known: supported and lost add up', () => {
    for (const audience of ['world', 'region:JP', 'region:CN']) {
      const policy = policyFor({ audience });
      const lost = [...policy.floors, ...policy.givenUp].reduce(
        (sum, row) => sum + row.lostShare,
        0,
      );

      expect(policy.supportedShare + lost).toBeCloseTo(policy.audience.trackedShare, 9);
    }
  });

  it('lists a browser with nothing left as dropped, and not among the floors', () => {
    const { floors, givenUp } = policyFor();

    expect(givenUp.map(({ browser }) => browser.slug)).toEqual(['ie']);
    expect(floors.map(({ browser }) => browser.slug)).not.toContain('ie');
  });

  it('accepts features on the line or adopted, unless declined or discouraged', () => {
    const { above, acceptedBelow, refused } = policyFor({
      adopt: ['temporal', 'grid'],
      decline: ['flexbox'],
    });
    const accepted = new Set([...above, ...acceptedBelow]);

    expect(slugs(acceptedBelow)).toEqual(['temporal']);
    expect(slugs(above)).toContain('grid');
    expect(slugs(refused)).toContain('flexbox');
    expect(above.filter(({ discouraged }) => discouraged)).toEqual([]);
    expect(accepted.size + refused.length).toBe(catalogue.features.length);
    expect(refused.filter((feature) => accepted.has(feature))).toEqual([]);
  });

  it('names unknown features, with suggestions', () => {
    const { absent, adopted } = policyFor({ adopt: ['hass', 'grid'] });

    expect(slugs(adopted)).toEqual(['grid']);
    expect(absent).toMatchObject([{ slug: 'hass', reason: 'UNKNOWN' }]);
    expect(slugs(absent[0]!.matches)).toContain('has');
  });

  it('refuses features both adopted and declined, and floors that name no release', () => {
    expect(() => policyFor({ adopt: ['has'], decline: ['has'] })).toThrow(
      'has cannot be both adopted and declined',
    );
    expect(() => policyFor({ floors: ['safari:16.45'] })).toThrow(/no version “16\.45”.*16\.4/);
    expect(() => policyFor({ floors: ['netscape:4'] })).toThrow('There is no browser “netscape”');
    expect(() => policyFor({ floors: ['safari'] })).toThrow('Safari has no version');
    expect(() => policyFor({ floors: ['safari:16.4', 'safari:17'] })).toThrow(
      'Safari has two minimum versions, 16.4 and 17',
    );
  });

  it('moves a floor by hand, and says what that gains and loses', () => {
    const answer = dataOf<{
      policy: {
        supportedShare: number;
        floors: { browser: { slug: string }; release: { version: string } }[];
        change: { lostShare: number; gained: { slug: string }[]; lost: { slug: string }[] };
      };
    }>(
      `{ policy(audience: "world", linePercent: 95, floors: ["safari:18.4", "safari_ios:18.4"]) {
        supportedShare floors { browser { slug } release { version } }
        change { lostShare gained { slug } lost { slug } } } }`,
    ).policy;

    expect(answer.floors.find(({ browser }) => browser.slug === 'safari')!.release.version).toBe(
      '18.4',
    );
    expect(answer.change.lostShare).toBeCloseTo(
      policyFor().supportedShare - answer.supportedShare,
      9,
    );
    expect(answer.change.gained.length).toBeGreaterThan(5);
    expect(answer.change.lost).toEqual([]);
  });

  it('is the same by GraphQL', () => {
    const { policy } = dataOf<{ policy: Record<string, unknown> }>(
      `{ policy(audience: "world", linePercent: 95, adopt: ["temporal"]) {
        hash linePercent rule supportedShare aboveCount refusedCount day
        floors { browser { slug } release { version } lostShare choices { release { version } lostShare } }
        givenUp { browser { slug } lostShare } adopted { slug } declined { slug } absent { slug }
        targets { syntaxYear builtinsYear engines } packages { name } } }`,
    );
    const own = policyFor({ adopt: ['temporal'] });

    expect(policy).toMatchObject({
      hash: own.hash,
      supportedShare: own.supportedShare,
      aboveCount: own.above.length,
      refusedCount: own.refused.length,
      adopted: [{ slug: 'temporal' }],
      day: '2026-11-21',
      floors: own.floors.map(({ browser, release, lostShare }) => ({
        browser: { slug: browser.slug },
        release: { version: release.version },
        lostShare,
      })),
    });
    expect(refusalOf('{ policy(audience: "world", linePercent: 0) { hash } }').code).toBe(
      'ARGUMENT_INVALID',
    );
  });
});
