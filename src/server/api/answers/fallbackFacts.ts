// Polyfills and build tools for a feature, as answers repeat them: facts for JSON, sentences for text.
import type { Audience } from '@/domain/Audience';
import { formatPercent } from '@/domain/format';
import { formatBytes } from '@/domain/formatBytes';
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getBuildTransform, getPolyfill } from '@/server/model/coverage/fallbacks';

export function fallbackFacts(
  catalogue: Catalogue,
  feature: Feature | undefined,
  audience: Audience,
) {
  const polyfill = feature && getPolyfill(catalogue, feature, audience);
  const transform = feature && getBuildTransform(feature);
  return {
    polyfill: polyfill && {
      package: polyfill.package,
      version: polyfill.version,
      loader: polyfill.loader,
      bytes: polyfill.bytes,
      neededShare: polyfill.neededShare,
      lacks: polyfill.lacks,
      verifiedIn: polyfill.verifiedIn,
      measuredOn: polyfill.measuredOn,
    },
    buildTransform: transform && {
      package: transform.package,
      version: transform.version,
      lacks: transform.lacks,
      measuredOn: transform.measuredOn,
    },
  };
}

/** As they come from a server, which may be older. */
export type FallbackFacts = Partial<ReturnType<typeof fallbackFacts>>;

/** A sentence for each: the package, its price, and what it lacks. */
export function fallbackSentences({ polyfill, buildTransform }: FallbackFacts): readonly string[] {
  const sentences: string[] = [];
  if (polyfill) {
    const { package: name, version, bytes, neededShare, lacks } = polyfill;
    const head = `Polyfill: ${name} ${version} loads ${formatBytes(bytes.brotli)} for the ${formatPercent(neededShare)} without it.`;
    sentences.push([head, lacks].filter(Boolean).join(' '));
  }
  if (buildTransform) {
    const { package: name, version, lacks } = buildTransform;
    const head = `Build: ${name} ${version} rewrites it for older browsers.`;
    sentences.push([head, lacks].filter(Boolean).join(' '));
  }
  return sentences;
}
