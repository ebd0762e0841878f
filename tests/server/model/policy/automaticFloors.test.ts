import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import { getAutomaticFloors, getAutomaticRelease } from '@/server/model/policy/automaticFloors';
import { buildPolicy } from '@/server/model/policy/Policy';
import { dataOf } from '../../../support/askGraph';

const catalogue = loadCatalogue();
const policyWith = (floors: readonly string[]) =>
  buildPolicy(createContext(catalogue, { today: '2026-11-21' }), {
    audience: 'world',
    linePercent: 95,
    floors,
  });

describe('getAutomaticFloors', () => {
  it('keeps the floors of the rule, whatever a team moves or drops', () => {
    const own = policyWith([]);
    const versions = (floors: typeof own.floors) =>
      floors.map(({ browser, release }) => `${browser.slug} ${release.version}`);

    for (const moved of [['safari:none', 'chrome:140'], ['ie:11']])
      expect(versions(getAutomaticFloors(catalogue, policyWith(moved)).floors)).toEqual(
        versions(own.floors),
      );
  });

  it('has no release for a browser that the rule drops', () => {
    expect(getAutomaticRelease(catalogue, policyWith(['ie:11']), 'ie')).toBeUndefined();
    expect(getAutomaticRelease(catalogue, policyWith(['safari:none']), 'safari')).toBeDefined();
  });
});

describe('the choices of a floor', () => {
  it('lead back to the rule’s floor from any other, and from a dropped browser', () => {
    const ask = (floors: readonly string[]) =>
      dataOf<{ policy: Answer }>(
        `query ($floors: [String!]) { policy(audience: "world", linePercent: 95, floors: $floors) {
          floors { browser { slug } automatic { version } choices { release { version } } }
          givenUp { browser { slug } automatic { version } choices { release { version } } }
        } }`,
        { floors },
      );
    const { policy } = ask(['firefox_android:160', 'safari:none']);
    const rows = [...policy.floors, ...policy.givenUp];

    expect(rows.map(({ browser }) => browser.slug)).toEqual(
      expect.arrayContaining(['firefox_android', 'safari', 'ie']),
    );
    for (const { automatic, choices } of rows.filter(({ automatic }) => automatic !== null))
      expect(choices).toContainEqual({ release: automatic });
    const ie = policy.givenUp.find(({ browser }) => browser.slug === 'ie')!;
    expect(ie.automatic).toBeNull();
    expect(ie.choices.length).toBeGreaterThan(0);
  });
});

interface Row {
  readonly browser: { readonly slug: string };
  readonly automatic: { readonly version: string } | null;
  readonly choices: readonly { readonly release: { readonly version: string } }[];
}

interface Answer {
  readonly floors: readonly Row[];
  readonly givenUp: readonly Row[];
}
