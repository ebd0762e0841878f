// The compat data's key tree and the platform's types → the table a scan looks names up in, as one
// line of text: `name=feature:type{children}`, see src/engines/scanner/ScanTable.ts, which reads it. A
// feature stands only where it differs from the parent's, `!` marks a branch without data, `^` a
// key that comes with its parent, and `*` a member whose name tells whose it is.
import { createHash } from 'node:crypto';
import type { Identifier } from '@mdn/browser-compat-data/types';
import { isIncidental } from '@/server/data/catalogue/incidentalKeys';
import { findGivenKeys } from './givenKeys';
import type { DataPackages } from './readDataPackages';
import type { PlatformTypes } from './readInterfaces';
import { RecentReleases } from './RecentReleases';
import { findTellingNames } from './tellingNames';

/** Keys that a scan of text can't recognize, or doesn't look for. */
const LEFT_OUT_ROOTS = new Set(['webextensions', 'webdriver', 'browsers', '__meta']);
const LEFT_OUT =
  /(?:^(?:block|multicol|paged|position_absolute)_context$|^is_animatable$|^language_|_support$|^(?:svg|html|inline)_elements$|_ancestor_matching_boundary$|^no_parent_required$)/;

/** The table as JSON, and the hash that stands in its address. */
export function compileScanTable(
  { packages, compatData, webFeatures }: DataPackages,
  types: PlatformTypes,
): string {
  const features = Object.entries(webFeatures.features).flatMap(([slug, feature]) =>
    'compat_features' in feature ? [{ slug, keys: feature.compat_features ?? [] }] : [],
  );
  const featureByKey = new Map(
    features.flatMap(({ keys }, index) => keys.map((key) => [key, index] as const)),
  );

  const recent = new RecentReleases(compatData.browsers, Object.keys(webFeatures.browsers));
  const { api, javascript } = compatData;
  const isGiven = findGivenKeys(api, types, recent);
  const isTelling = findTellingNames({ api, builtins: javascript.builtins! }, recent);
  const write = (node: Identifier, path: readonly string[], inherited: number): string =>
    Object.entries(node)
      .filter(([name]) => name !== '__compat' && !LEFT_OUT.test(name))
      .map(([name, child]) => {
        const inner = [...path, name];
        const key = inner.join('.');
        const feature = isIncidental(key) ? -1 : (featureByKey.get(key) ?? -1);
        const type = typeAt(inner, types);
        const below = write(child as Identifier, inner, feature);
        const mark = markOf(child as Identifier, {
          isGiven: isGiven(inner, child as Identifier, node),
          isTelling: isTelling(inner, child as Identifier),
        });
        const own = feature === inherited ? '' : feature < 0 ? '=' : `=${feature.toString(36)}`;
        return `${mark}${checked(name)}${own}${type ? `:${type}` : ''}${below ? `{${below}}` : ''}`;
      })
      .join(',');

  const tree = Object.entries(compatData)
    .filter(([root]) => !LEFT_OUT_ROOTS.has(root))
    .map(([root, node]): readonly [string, object] =>
      // Of WebAssembly, scripts show only what they call.
      root === 'webassembly' ? [root, { api: (node as Identifier).api }] : [root, node],
    )
    .map(([root, node]) => `!${root}{${write(node as Identifier, [root], -1)}}`)
    .join(',');
  const body = {
    packages: packages.map(({ name, version }) => `${name}@${version}`),
    features: features.map(({ slug }) => slug),
    tree,
  };
  const version = createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 16);
  return JSON.stringify({ version, ...body });
}

function markOf(
  { __compat: compat }: Identifier,
  { isGiven, isTelling }: { readonly isGiven: boolean; readonly isTelling: boolean },
): string {
  if (!compat) return '!';
  return `${isGiven ? '^' : ''}${isTelling ? '*' : ''}`;
}

function checked(name: string): string {
  if (/[{},=:!^*]/.test(name)) throw new Error(`The scan table cannot write the key name ${name}.`);
  return name;
}

function typeAt(path: readonly string[], types: PlatformTypes): string | undefined {
  const [root, first = '', second] = path;
  if (root === 'html' || root === 'svg' || root === 'mathml')
    return path.length === 3 && first === 'elements'
      ? types.elements.get(`${root}.${second}`)
      : undefined;
  if (root !== 'api' || path.length > 3) return undefined;
  if (second === undefined) return types.parents.get(first) ?? types.members.get(`Window.${first}`);
  const event = /^(.+)_event$/.exec(second)?.[1];
  if (event) return types.events.get(`${first}.${event}`) ?? types.events.get(`*.${event}`);
  return types.members.get(`${first}.${second.replace(/_static$/, '')}`);
}
