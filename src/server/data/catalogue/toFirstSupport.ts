import type { FirstSupportRecord } from './artefactTables';
import type { Browser, FirstSupport } from './Catalogue';

export function toFirstSupport(
  { browser: slug, version, isUpperBound }: FirstSupportRecord,
  browserBySlug: ReadonlyMap<string, Browser>,
): FirstSupport {
  const browser = browserBySlug.get(slug)!;

  return {
    browser,
    version,
    release: browser.releases.find((release) => release.version === version),
    isUpperBound,
  };
}
