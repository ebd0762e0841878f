// Newer compat data over older statuses. Nothing that is published confirms what follows from them, so
// each status that changes has to be explained by a statement, or by a release, that changed.
// Ruled by docs/decisions/0056-data-in-layers.md.
import type { Browser, Catalogue, CompatKey } from '@/server/data/catalogue/Catalogue';

/** Weeks of the compat data changed 2 and lost 1 in a hundred; more is another format, or a fault. */
const MOST_CHANGED = 0.1;
const MOST_LOST = 0.05;
const OUT: ReadonlySet<string> = new Set(['current', 'retired', 'esr', 'exclusive']);

/**
 * One sentence per fault; none for data that may be served.
 * @param pair the catalogue of the same web-features with the compat data it was made with
 */
export function layerProblems(newest: Catalogue, pair: Catalogue): readonly string[] {
  const keys = pair.features.flatMap((feature) => feature.keys);
  const changed = keys.flatMap((before) => {
    const key = newest.keyByPath(before.path);
    return key && hasOtherStatus(key, before) ? [{ key, before }] : [];
  });
  const unexplained = changed
    .filter(({ key, before }) => !hasOtherStatements(key, before, newest, pair))
    .filter(({ key }) => !hasOtherReleases(key, newest, pair))
    .map(({ key }) => key.path);
  const lost = keys.filter(({ path }) => newest.keyByPath(path)?.isWithdrawn ?? true);

  return [
    ...(newest.asOf < pair.asOf
      ? [
          `The compat data from ${newest.asOf} are older than those of the statuses, of ${pair.asOf}.`,
        ]
      : []),
    ...sentence(unexplained, unexplained.length > 0, 'keys change their status without a cause'),
    ...sentence(
      changed.map(({ key }) => key.path),
      changed.length > keys.length * MOST_CHANGED,
      `of ${keys.length} keys change their status`,
    ),
    ...sentence(
      lost.map(({ path }) => path),
      lost.length > keys.length * MOST_LOST,
      `of ${keys.length} keys are missing`,
    ),
  ];
}

function sentence(paths: readonly string[], isProblem: boolean, says: string): string[] {
  return isProblem ? [`${paths.length} ${says}: ${paths.slice(0, 3).join(', ')}.`] : [];
}

function hasOtherStatus(key: CompatKey, before: CompatKey): boolean {
  return statusOf(key) !== statusOf(before);
}

function statusOf(key: CompatKey): string {
  const firsts = key
    .firstSupport()
    .map(({ browser, version, isUpperBound }) => [browser.slug, version, isUpperBound]);
  return JSON.stringify([key.newlyAvailable, firsts]);
}

/** Of the key itself, or of one above it, which it cannot be supported before. */
function hasOtherStatements(
  key: CompatKey,
  before: CompatKey,
  { coreBrowsers }: Catalogue,
  pair: Catalogue,
): boolean {
  const said = (one: CompatKey, of: readonly Browser[]) =>
    JSON.stringify([one.isDeprecated, ...of.map((browser) => one.statements(browser) ?? null)]);
  for (
    let [now, then]: [CompatKey | undefined, CompatKey | undefined] = [key, before];
    now || then;
    [now, then] = [now?.parent, then?.parent]
  )
    if (!now || !then || said(now, coreBrowsers) !== said(then, pair.coreBrowsers)) return true;
  return false;
}

/** A release that has come out since, or that has another day now. */
function hasOtherReleases(key: CompatKey, newest: Catalogue, pair: Catalogue): boolean {
  const isOther = ({ slug }: Browser, version: string): boolean => {
    const find = (catalogue: Catalogue) =>
      catalogue.releaseByVersion(catalogue.browserBySlug(slug)!, version.replace('≤', ''));
    const [now, then] = [find(newest), find(pair)];
    return (
      now?.releasedOn !== then?.releasedOn ||
      OUT.has(now?.dataStatus ?? '') !== OUT.has(then?.dataStatus ?? '')
    );
  };
  for (let one: CompatKey | undefined = key; one; one = one.parent)
    for (const browser of newest.coreBrowsers)
      for (const { versionAdded, versionRemoved } of one.statements(browser) ?? [])
        if ([versionAdded, versionRemoved].some((version) => version && isOther(browser, version)))
          return true;
  return false;
}
