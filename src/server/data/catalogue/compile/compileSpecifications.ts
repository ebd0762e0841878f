// Builds the specifications and a lookup from URL to specification. Levels of a series share the
// series URL; the level the series calls current wins.
import type { SpecificationLinkRecord } from '@/server/data/catalogue/artefactTables';
import type { Specification } from '@/server/data/catalogue/Catalogue';
import type { WebSpec } from './WebSpec';

export interface CompiledSpecifications {
  readonly specifications: readonly Specification[];
  linkTo(url: string): SpecificationLinkRecord;
}

export function compileSpecifications(specs: readonly WebSpec[]): CompiledSpecifications {
  const byUrl = new Map<string, number>();

  specs.forEach((spec, index) => {
    const isCurrent = spec.series.currentSpecification === spec.shortname;
    for (const url of getUrls(spec)) {
      if (isCurrent || !byUrl.has(url)) byUrl.set(url, index);
    }
  });
  return {
    specifications: specs.map(({ shortname, title, url, organization }) => ({
      id: shortname,
      title,
      url,
      organization,
    })),
    linkTo: (url) => ({ url, specification: byUrl.get(withoutFragment(url)) }),
  };
}

function getUrls({ url, nightly, release, series }: WebSpec): string[] {
  return [
    url,
    nightly?.url,
    ...(nightly?.alternateUrls ?? []),
    ...(nightly?.pages ?? []),
    release?.url,
    ...(release?.pages ?? []),
    series.nightlyUrl,
    series.releaseUrl,
  ]
    .filter((address) => address !== undefined)
    .map(withoutFragment);
}

function withoutFragment(url: string): string {
  return url.replace(/#.*$/s, '');
}
