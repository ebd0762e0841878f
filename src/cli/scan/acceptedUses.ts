// The file of accepted uses: how many of each key a file may have, and why. More fail, fewer can be
// forgotten: the number only goes down by itself.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import * as z from 'zod';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { type FoundUse, getPlace } from './FoundUse';
import type { ScanRun } from './ScanRun';

const shape = z.strictObject({
  '//': z.string().optional(),
  accepted: z.record(
    z.string(),
    z.record(z.string(), z.strictObject({ count: z.int().min(1), reason: z.string().min(1) })),
  ),
});

/** By file, then by key. */
export type AcceptedUses = z.infer<typeof shape>['accepted'];

const HEAD =
  'Accepted uses, written by `plimsoll scan --accept`. More uses than these fail; `--prune` forgets those that are gone.';

export function acceptedPath({ root, options }: Pick<ScanRun, 'root' | 'options'>): string {
  return resolve(root, options.accepted);
}

/**
 * Empty without a file.
 * @throws CliProblem if the file cannot be read
 */
export function readAcceptedUses(path: string, name: string): AcceptedUses {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new CliProblem(EXIT.usage, `${name} cannot be read: ${(cause as Error).message}.`);
  }
  const remedy = 'Correct it, or delete it and run plimsoll scan --accept.';
  try {
    const parsed = shape.safeParse(JSON.parse(text));
    if (parsed.success) return parsed.data.accepted;
    const [issue] = parsed.error.issues;
    throw new CliProblem(
      EXIT.usage,
      `${name}: ${issue!.path.join(' → ')}: ${issue!.message}. ${remedy}`,
    );
  } catch (error) {
    if (error instanceof CliProblem) throw error;
    throw new CliProblem(
      EXIT.usage,
      `${name} is not JSON (${(error as Error).message}). ${remedy}`,
    );
  }
}

/** Sorted, so that two branches that accept different uses can be merged. */
export function writeAcceptedUses(accepted: AcceptedUses): string {
  const sort = <Value>(rows: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(rows).sort(([a], [b]) => (a < b ? -1 : 1)));
  const files = Object.entries(accepted).map(([file, keys]) => [file, sort(keys)] as const);
  return `${JSON.stringify({ '//': HEAD, accepted: sort(Object.fromEntries(files)) }, null, 2)}\n`;
}

/** Uses by file and key, as the file of accepted uses counts them. */
export function countUses(uses: readonly FoundUse[]): ReadonlyMap<string, readonly FoundUse[]> {
  const groups = new Map<string, FoundUse[]>();
  for (const use of uses) {
    const name = groupName(getPlace(use).file, use.key);
    const group = groups.get(name);
    if (group) group.push(use);
    else groups.set(name, [use]);
  }
  return groups;
}

function groupName(file: string, key: string): string {
  return `${file}\0${key}`;
}

/** Accepts these uses, each with the reason it already has or else the given one. */
export function acceptUses(
  before: AcceptedUses,
  uses: readonly FoundUse[],
  reason: string,
): AcceptedUses {
  const after = new Map(Object.entries(before).map(([file, keys]) => [file, { ...keys }]));
  for (const group of countUses(uses).values()) {
    const [{ key }] = group as [FoundUse];
    const { file } = getPlace(group[0]!);
    const keys = after.get(file) ?? {};
    keys[key] = { count: group.length, reason: keys[key]?.reason ?? reason };
    after.set(file, keys);
  }
  return Object.fromEntries(after);
}
