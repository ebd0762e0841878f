import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { changeSentence } from '@/server/teams/watches/changeSentence';
import { advanceMemory, WATCH_TRIGGERS } from '@/server/teams/watches/WatchMemory';
import { getStanding } from '@/server/teams/watches/WatchSubject';
import { findSubject } from '@/server/teams/workspaces/Subject';
import { earlierCatalogue } from '../../../support/olderCatalogues';

const today = '2026-11-21';
const occasion = {
  linePercent: 95,
  triggers: WATCH_TRIGGERS,
  version: 'x',
  now: Date.parse(today),
};
const setting = { audienceName: 'World', linePercent: 95 };

function standingIn(catalogue: Catalogue, slug: string) {
  const subject = findSubject(catalogue, `feature:${slug}`)!;
  const watched = { id: slug, name: slug, subject };
  return getStanding(catalogue, watched, audienceByKey(catalogue, 'world'), today);
}

/** The reports of a watch that saw one data version, and then another. */
function reportsBetween(earlier: Catalogue, later: Catalogue, slug: string): readonly string[] {
  const { memory } = advanceMemory(undefined, standingIn(earlier, slug), occasion);
  const kept = JSON.parse(JSON.stringify(memory)) as typeof memory;
  const { changes } = advanceMemory(kept, standingIn(later, slug), { ...occasion, version: 'y' });
  return changes.map((change) => changeSentence(change, { name: slug, ...setting }));
}

describe('reports of corrected data', () => {
  const [earlier, now] = [earlierCatalogue('oldest'), loadCatalogue()];

  it('never say that a browser dropped what it had never shipped', () => {
    for (const slug of ['media-pseudos', 'window-drag']) {
      const reports = reportsBetween(earlier, now, slug);

      expect(reports.length).toBeGreaterThan(0);
      expect(reports.filter((report) => !report.startsWith('Corrected data: '))).toEqual([]);
    }
  });

  it('stay apart from what a new release brings', () => {
    const reports = earlier.features
      .filter(({ slug }) => now.featureBySlug(slug))
      .flatMap(({ slug }) => reportsBetween(earlier, now, slug));

    expect(reports.filter((report) => / ships /.test(report)).length).toBeGreaterThan(0);
    expect(reports).toContain('Safari ships anchor-positioning.');
    expect(reports.filter((report) => / no longer ships /.test(report))).toEqual([]);
  });
});
