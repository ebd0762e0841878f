// The project's statements about uses outside the code: polyfills, adopted features, and uses
// accepted before.
import { guardInProject } from '@/engines/scanner/forCommandLine';
import { FALLBACK_RULES } from '@/server/model/policy/fallbackRules.data';
import { type AcceptedUses, countUses } from './acceptedUses';
import { type FileResult, type FoundUse, getPlace } from './FoundUse';
import { isAt } from './placeUses';
import type { FindLowering } from './readLowering';

interface Marks {
  /** Keys and features. */
  readonly polyfill: readonly string[];
  readonly adopt: readonly string[];
  readonly findLowering: FindLowering;
}

/** All uses of all files, marked, in order of file and place. */
export function markUses(
  results: readonly FileResult[],
  { polyfill, adopt, findLowering }: Marks,
): readonly FoundUse[] {
  const all = results.flatMap(({ uses }) => uses);
  const isNamed = ({ key, feature }: FoundUse) =>
    polyfill.some((name) => name === feature || isAt(key, name));
  const polyfilled = new Set([
    ...results.flatMap((result) => result.polyfilled),
    ...all.filter(isNamed).map(({ key }) => key),
  ]);
  return all
    .map((use): FoundUse => {
      const guard = guardInProject(use.guard, use.key, polyfilled, use.provenBy);
      if (guard !== use.guard && use.provenBy) return unproven(use, guard);
      if (guard !== use.guard) return { ...use, guard };
      if (guard === null && use.feature !== null && adopt.includes(use.feature))
        return { ...use, guard: 'accepted', reason: `adopted; ${FALLBACK_RULES[1]}` };
      const tool = findLowering(use);
      return tool === undefined ? use : { ...use, guard: 'lowered', reason: tool };
    })
    .sort(compareUses);
}

function unproven({ guardAt, provenBy, ...use }: FoundUse, guard: FoundUse['guard']): FoundUse {
  return { ...use, guard };
}

function compareUses(a: FoundUse, b: FoundUse): number {
  return (
    compareTexts(a.file, b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    compareTexts(a.key, b.key) ||
    a.endColumn - b.endColumn
  );
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/**
 * Marks the accepted uses among `candidates`. If a file has more uses of a key than accepted, none
 * of them is marked, since the new ones cannot be known.
 */
export function acceptKnown(
  uses: readonly FoundUse[],
  candidates: readonly FoundUse[],
  accepted: AcceptedUses,
): readonly FoundUse[] {
  const reasons = new Map<FoundUse, string>();
  for (const group of countUses(candidates).values()) {
    const { key } = group[0]!;
    const { file } = getPlace(group[0]!);
    const known = Object.hasOwn(accepted, file) ? accepted[file]![key] : undefined;
    if (known && group.length <= known.count)
      for (const use of group) reasons.set(use, known.reason);
  }
  if (reasons.size === 0) return uses;
  return uses.map((use) => {
    const reason = reasons.get(use);
    return reason === undefined ? use : { ...use, guard: 'accepted', reason };
  });
}

/**
 * Finds accepted uses that the scanned files no longer have, and the accepted uses without them.
 * @param names of scanned files, and of the sources they were built from
 */
export function pruneAccepted(
  accepted: AcceptedUses,
  candidates: readonly FoundUse[],
  names: ReadonlySet<string>,
): { readonly gone: readonly string[]; readonly left: AcceptedUses } {
  const groups = countUses(candidates);
  const gone: string[] = [];
  const left: Record<string, AcceptedUses[string]> = {};
  for (const [file, keys] of Object.entries(accepted)) {
    const kept: Record<string, AcceptedUses[string][string]> = {};
    for (const [key, { count, reason }] of Object.entries(keys)) {
      const now = names.has(file) ? (groups.get(`${file}\0${key}`)?.length ?? 0) : count;
      if (now < count) gone.push(`${file}: ${key}`);
      if (now > 0) kept[key] = { count: Math.min(now, count), reason };
    }
    if (Object.keys(kept).length > 0) left[file] = kept;
  }
  return { gone, left };
}
