import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { Shifts } from '@/server/model/changes/Shifts';
import { audienceSnapshot } from '@/server/teams/workspaces/audienceSnapshots';
import { Counterfactual } from '@/server/teams/workspaces/Counterfactual';
import {
  type Observation,
  observeShare,
  referTo,
  subjectFacts,
} from '@/server/teams/workspaces/Observation';
import { findSubject } from '@/server/teams/workspaces/Subject';
import { earlierCatalogue } from '../../../support/olderCatalogues';

const today = '2026-11-21';
const now = loadCatalogue();
const PLACES = ['world', 'region:DE', 'region:IN', 'region:US'];

function observeIn(catalogue: Catalogue, key: string, slug: string): Observation {
  const terms = { catalogue, today, audience: audienceByKey(catalogue, key), linePercent: 95 };
  const subject = findSubject(catalogue, `feature:${slug}`)!;
  return observeShare(terms, subject, subjectFacts(terms, subject));
}

const sideOf = (catalogue: Catalogue, key: string) => ({
  catalogue,
  weights: audienceByKey(catalogue, key).weights,
  asOf: catalogue.asOf,
});

/** Their parts point both ways, and a reference knows sums and not releases. */
const CANCELLED_OUT = { older: [], oldest: ['autocorrect'] };

describe.each(['older', 'oldest'] as const)('causes of reviews, for the %s data', (week) => {
  const earlier = earlierCatalogue(week);
  const slugs = now.features
    .map(({ slug }) => slug)
    .filter((slug) => earlier.featureBySlug(slug) !== undefined);

  const causesIn = (key: string, toReference: (reference: Observation) => Observation) => {
    const audience = audienceByKey(earlier, key);
    const { id, weights } = audienceSnapshot(earlier, audience);
    const snapshots = new Map([[id, weights]]);
    const counterfactual = new Counterfactual(now, audienceByKey(now, key), snapshots);
    return slugs.map((slug) => {
      const reference = toReference(observeIn(earlier, key, slug));
      const subject = findSubject(now, `feature:${slug}`)!;
      const parts = counterfactual.findCauses(subject, reference, observeIn(now, key, slug));
      const of = (...causes: readonly string[]) =>
        parts
          .filter(({ cause }) => causes.includes(cause))
          .reduce((sum, { share }) => sum + share, 0);
      return {
        slug,
        moved: of('AUDIENCE_MOVED').toFixed(5),
        shipped: of('SHIPPED').toFixed(5),
        corrected: of('CORRECTED', 'DEFINITION_CHANGED').toFixed(5),
      };
    });
  };

  it.each(PLACES)('are those of the page that compares both, for %s', (key) => {
    const shifts = new Shifts(sideOf(earlier, key), sideOf(now, key));
    const onPage = slugs.map((slug) => {
      const { parts } = shifts.getShift(
        earlier.featureBySlug(slug),
        now.featureBySlug(slug)!,
        'USABLE',
      );
      const of = (...causes: readonly string[]) =>
        parts
          .filter(({ cause }) => causes.includes(cause))
          .reduce((sum, { share }) => sum + share, 0);
      return {
        slug,
        moved: (0).toFixed(5),
        shipped: of('SHIPPED').toFixed(5),
        corrected: of('CORRECTED', 'DEFINITION_CHANGED').toFixed(5),
      };
    });

    const pairs = causesIn(key, (reference) => reference).map((one, at) => [one, onPage[at]!]);
    const sum = (one: (typeof onPage)[number]) =>
      Number(one.moved) + Number(one.shipped) + Number(one.corrected);
    const differing = pairs.flatMap(([one, page], at) =>
      JSON.stringify(one) === JSON.stringify(page) ? [] : [slugs[at]],
    );
    expect(differing).toEqual(CANCELLED_OUT[week]);
    for (const [one, page] of pairs) expect(sum(one!)).toBeCloseTo(sum(page!), 4);
  });

  it('never say that people moved, for decisions of older programs either', () => {
    const moved = causesIn('world', ({ releasedShare: _, ...reference }) => reference);

    expect(moved.filter((one) => Number(one.moved) !== 0)).toEqual([]);
  });

  it.each(PLACES)('add up and name nobody who moved, partial support counted, for %s', (key) => {
    const [then, people] = [audienceByKey(earlier, key), audienceByKey(now, key)];
    const { id, weights } = audienceSnapshot(earlier, then);
    const counterfactual = new Counterfactual(now, people, new Map([[id, weights]]));
    let changed = 0;
    for (const slug of slugs) {
      const [old, subject] = [earlier, now].map((catalogue) =>
        findSubject(catalogue, `feature:${slug}`)!,
      );
      const reference = referTo({ catalogue: earlier, today, audience: then }, old!);
      const present = referTo({ catalogue: now, today, audience: people }, subject!);
      const parts = counterfactual.findCauses(subject!, reference, present);
      const sum = parts.reduce((total, { share }) => total + share, 0);
      const moved = parts.find(({ cause }) => cause === 'AUDIENCE_MOVED')?.share ?? 0;

      expect([slug, moved.toFixed(5)]).toEqual([slug, (0).toFixed(5)]);
      expect(sum).toBeCloseTo(present.share - reference.share, 5);
      if (parts.length > 0) changed += 1;
    }
    expect(changed).toBeGreaterThan(3);
  });
});
