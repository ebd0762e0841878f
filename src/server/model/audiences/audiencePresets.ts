import type { AudienceKind } from '@/domain/Audience';
import { getBaselineName } from '@/domain/baselineTarget';
import { today } from '@/domain/today';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { continentNames, getRegionName, regionCodes } from './places';

export interface AudiencePreset {
  readonly key: string;
  readonly name: string;
  readonly kind: AudienceKind;
}

/**
 * The first year to offer. Baseline also defines 2015 to 2017, but few teams still build for
 * browsers that old.
 */
const FIRST_OFFERED_YEAR = 2018;

/**
 * Everything to pick from a list: the world, continents, regions by name, then Baseline targets
 * with the newest year first.
 */
export function audiencePresets(catalogue: Catalogue): readonly AudiencePreset[] {
  return [
    { key: 'world', name: 'World', kind: 'WORLD' },
    ...continents(),
    ...regions(catalogue),
    ...baselineTargets(),
  ];
}

function continents(): AudiencePreset[] {
  return Object.entries(continentNames).map(([code, name]) => ({
    key: `continent:${code}`,
    name,
    kind: 'CONTINENT',
  }));
}

function regions(catalogue: Catalogue): AudiencePreset[] {
  const { compare } = new Intl.Collator('en');
  return regionCodes(catalogue)
    .map((code) => ({ key: `region:${code}`, name: getRegionName(code), kind: 'REGION' as const }))
    .sort((a, b) => compare(a.name, b.name));
}

function baselineTargets(): AudiencePreset[] {
  const lastYear = Number(today().slice(0, 4)) - 1;
  const years = Array.from({ length: lastYear - FIRST_OFFERED_YEAR + 1 }, (_, index) =>
    String(lastYear - index),
  );
  return ['widely', 'newly', ...years].map((target) => ({
    key: `baseline:${target}`,
    name: getBaselineName(target),
    kind: 'BASELINE',
  }));
}
