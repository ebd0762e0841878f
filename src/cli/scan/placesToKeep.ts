// How many places of a key a scan keeps in each file. A key that nobody lacks can never be a finding, and a
// build uses such keys a hundred thousand times; reports need only their counts.
import { missesLineInPart } from '@/domain/CoverageShares';
import { acceptedPath, readAcceptedUses } from './acceptedUses';
import { isMissedBySome } from './judgeUses';
import type { ScanRun } from './ScanRun';
import { sharesAsWritten } from './sharesAsWritten';

export interface PlacesToKeep {
  /** All places are kept of a key that is not in it. */
  readonly byKey: ReadonlyMap<string, number>;
  /** True if the sources of places count, which a map knows: then files with a map keep all. */
  readonly isBySource: boolean;
}

/** For a key that fails only together with others: more places say nothing more. */
const OF_TOGETHER = 3;

/** The shares of all keys take as long as a scan of so much. */
const LEAST_BYTES = 1_000_000;

/** Undefined if every place is kept. A server is not asked for all its keys. */
export async function placesToKeep(run: ScanRun): Promise<PlacesToKeep | undefined> {
  const { answers, terms, options, flags } = run;
  const bytes = run.files.files.reduce((sum, file) => sum + file.bytes, 0);
  if (bytes < LEAST_BYTES || asksForAll(run)) return undefined;
  const facts = await answers.allKeys?.(terms.audience);
  if (!facts) return undefined;
  const accepted = readAcceptedUses(acceptedPath(run), options.accepted);
  const counted = new Set(Object.values(accepted).flatMap((keys) => Object.keys(keys)));
  const decided = new Set([...terms.decline, ...terms.adopt]);
  const byKey = new Map<string, number>();
  for (const { key, feature, shares } of facts) {
    const written = sharesAsWritten(shares);
    const isNamed = counted.has(key) || (feature !== undefined && decided.has(feature));
    if (isNamed || missesLineInPart(written, terms.line)) continue;
    byKey.set(key, isMissedBySome(written) ? OF_TOGETHER : 1);
  }
  const isBySource = flags.thirdParty === 'skip' || flags.report !== undefined || counted.size > 0;
  return { byKey, isBySource };
}

function asksForAll({ options, flags }: ScanRun): boolean {
  const { explain, accept, prune } = flags;
  const isTable = options.outputs.some(({ format }) => format === 'csv');
  return options.isAll || isTable || explain !== undefined || accept === true || prune === true;
}
