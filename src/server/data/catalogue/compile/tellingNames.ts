// Members whose name tells whose they are: of all interfaces of the platform, one has it. A scan guesses by it where
// the type of an object is unknown.
import type { Identifier } from '@mdn/browser-compat-data/types';
import type { RecentReleases } from './RecentReleases';

/** Other code has members of one word, too, and many that get or set a thing of one word. */
const TELLING = /^(?![gs]et[A-Z][a-z]+$|is[A-Z][a-z]+$)[a-z]+[a-z\d]*[A-Z]\w+$/;

/** Functions of constructors, and of what has no values: `Promise.withResolvers`. */
const STATIC = /^(?:asU?[iI]ntN$|capture|from|groupBy|hasOwn$|supported|with|zip)/;
const NAMESPACES = /^(?:Atomics|Error|Intl|JSON|Math|Proxy|Reflect|Temporal)$/;

/** True for a key whose name tells whose member it is, unless every recent release has it. */
export type IsTelling = (path: readonly string[], node: Identifier) => boolean;

export function findTellingNames(
  { api, builtins }: { readonly api: Identifier; readonly builtins: Identifier },
  recent: RecentReleases,
): IsTelling {
  const owners = new Map<string, Set<string>>();
  for (const interfaces of [api, builtins])
    for (const [owner, node] of Object.entries(interfaces))
      for (const name of Object.keys(node)) {
        const plain = name.replace(/_static$/, '');
        const having = owners.get(plain) ?? new Set();
        // Lists of numbers have almost all that lists have.
        owners.set(plain, having.add(owner === 'TypedArray' ? 'Array' : owner));
      }
  return (path, { __compat: compat }) => {
    const [root, first = '', second = '', third] = path;
    const name = root === 'api' && path.length === 3 ? second : third;
    if (root !== 'api' && (first !== 'builtins' || path.length !== 4)) return false;
    if (!compat || second === 'TypedArray' || name === undefined) return false;
    if (root !== 'api' && (NAMESPACES.test(second) || STATIC.test(name))) return false;
    // Other code has the names that the platform dropped, or has not taken yet.
    const { deprecated, experimental, standard_track: isStandard } = compat.status ?? {};
    if (deprecated || experimental || isStandard === false) return false;
    return (
      TELLING.test(name) &&
      !name.includes('_') &&
      owners.get(name)?.size === 1 &&
      !recent.isEverywhere(compat)
    );
  };
}
