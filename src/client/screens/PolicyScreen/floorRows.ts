import { movedVersion } from '@/domain/routes/policy';

/** In place of a version: the browser is not supported. */
export const NO_VERSION = 'none';

interface FloorChoice {
  /** Or `none`, the last choice of each browser. */
  readonly version: string;
  /** Of the audience: the share on older versions. */
  readonly lostShare: number;
  readonly lostValueShare: number | null | undefined;
}

/** A browser of the audience, supported or not. */
export interface FloorRow {
  readonly browser: { readonly slug: string; readonly name: string };
  /** In the policy that was loaded last. */
  readonly version: string;
  /** The version that the rule sets. */
  readonly automatic: string;
  /** Why the version is not measured: "follows Chrome 116". */
  readonly basis: string | undefined;
  readonly choices: readonly FloorChoice[];
  /** The share of the audience that uses the browser, 0–1. */
  readonly share: number;
}

interface Floors {
  /** Set by hand, as the reader wants them. */
  readonly wished: readonly string[];
  /** Set by hand in the policy that was loaded last. */
  readonly served: readonly string[];
}

/** The version a browser has with floors that may not have been loaded yet. */
export function wishedVersion(
  { browser, version, automatic }: FloorRow,
  { wished, served }: Floors,
): string {
  const now = movedVersion(wished, browser.slug);
  return now === movedVersion(served, browser.slug) ? version : (now ?? automatic);
}

export function findChoice({ choices }: FloorRow, version: string): FloorChoice {
  return choices.find((choice) => choice.version === version) ?? choices[0]!;
}

/** The share that other versions lose beyond the loaded ones; negative if they keep more. */
export function moreLost(rows: readonly FloorRow[], getVersion: (row: FloorRow) => string): number {
  return rows.reduce(
    (sum, row) =>
      sum + findChoice(row, getVersion(row)).lostShare - findChoice(row, row.version).lostShare,
    0,
  );
}
