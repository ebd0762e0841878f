// Extracts worldwide usage by release from older versions of caniuse-lite and pins it in
// src/server/model/forecast/worldUsage.data.ts. Run by hand, rarely: `npx tsx
// research/pinUsageHistory.ts 1.0.30001020 1.0.30001046 …`. Packages come from npm's configured
// registry and go into a temporary folder. Pitfalls: publish times are unreliable, so a version is
// dated by the newest release it knows; and fetched code is parsed as data, never run.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCaniusePackage } from './readCaniusePackage';

const TARGET = 'src/server/model/forecast/worldUsage.data.ts';
const FILES = ['agents', 'browsers', 'browserVersions'] as const;

/** Decimals to keep, in percent of page views. */
const DECIMALS = 4;

/**
 * caniuse-lite's packed format for a browser: usage by encoded version, and release times in Unix
 * seconds.
 */
interface PackedAgent {
  readonly A: Readonly<Record<string, number>>;
  readonly F: Readonly<Record<string, number | null>>;
}

interface Snapshot {
  readonly version: string;
  readonly asOf: string;
  readonly usage: string;
}

function readSnapshot(version: string, folder: string): Snapshot {
  const [agents, browsers, versions] = readCaniusePackage(version, FILES, folder) as [
    Readonly<Record<string, PackedAgent>>,
    Readonly<Record<string, string>>,
    Readonly<Record<string, string>>,
  ];
  const newest = Math.max(
    ...Object.values(agents).flatMap(({ F }) => Object.values(F).map((seconds) => seconds ?? 0)),
  );
  const usage = Object.entries(agents).flatMap(([letter, { A }]) => {
    const used = Object.entries(A).flatMap(([key, percent]) =>
      Number(percent.toFixed(DECIMALS)) > 0
        ? [`${versions[key] ?? key}=${Number(percent.toFixed(DECIMALS))}`]
        : [],
    );
    return used.length > 0 ? [`${browsers[letter] ?? letter} ${used.join(' ')}`] : [];
  });
  return {
    version,
    asOf: new Date(newest * 1000).toISOString().slice(0, 10),
    usage: usage.join(';'),
  };
}

function formatSnapshots(snapshots: readonly Snapshot[]): string {
  const rows = snapshots.map(
    ({ version, asOf, usage }) =>
      `  { version: '${version}', asOf: '${asOf}', usage: '${usage}' },`,
  );
  return [
    "// The world's usage by browser version at earlier times, in per cent of page views: derived from usage data by caniuse.com, CC BY 4.0",
    '// (https://caniuse.com, https://creativecommons.org/licenses/by/4.0/), as older versions of caniuse-lite hold them. Written by research/pinUsageHistory.ts.',
    '',
    '/** Oldest first. `asOf` is the day of the newest release the package knew; `usage` lists agents with `version=percent`, as caniuse names them. */',
    'export const WORLD_USAGE: readonly { readonly version: string; readonly asOf: string; readonly usage: string }[] = [',
    ...rows,
    '];',
    '',
  ].join('\n');
}

const folder = mkdtempSync(join(tmpdir(), 'usage-history-'));
try {
  const snapshots = process.argv.slice(2).map((version) => readSnapshot(version, folder));
  writeFileSync(TARGET, formatSnapshots(snapshots.sort((a, b) => a.asOf.localeCompare(b.asOf))));
  process.stdout.write(
    `${snapshots.map(({ version, asOf }) => `${version} ${asOf}`).join('\n')}\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
