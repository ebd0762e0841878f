// Extracts worldwide usage by release from older versions of caniuse-lite and pins it in
// data/worldUsage.json. Run by hand, rarely: `npx tsx research/pinUsageHistory.ts 1.0.30001020
// 1.0.30001046 …`. Packages come from npm's configured registry and go into a temporary folder.
// Pitfalls: publish times are unreliable, so a version is dated by the newest release it knows; and
// fetched code is parsed as data, never run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { WorldUsage } from '@/server/model/forecast/worldUsage.data';
import { writeTable } from '@/tools/writeTable';
import { readCaniusePackage } from './readCaniusePackage';

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

function readSnapshot(version: string, folder: string): WorldUsage {
  const [agents, browsers, versions] = readCaniusePackage(version, FILES, folder) as [
    Readonly<Record<string, PackedAgent>>,
    Readonly<Record<string, string>>,
    Readonly<Record<string, string>>,
  ];
  const newest = Math.max(
    ...Object.values(agents).flatMap(({ F }) => Object.values(F).map((seconds) => seconds ?? 0)),
  );
  const usage = Object.entries(agents).flatMap(([letter, { A }]) => {
    const used = Object.entries(A)
      .map(([key, percent]) => [versions[key] ?? key, Number(percent.toFixed(DECIMALS))] as const)
      .filter(([, percent]) => percent > 0);
    return used.length > 0 ? [[browsers[letter] ?? letter, Object.fromEntries(used)] as const] : [];
  });
  return {
    version,
    asOf: new Date(newest * 1000).toISOString().slice(0, 10),
    usage: Object.fromEntries(usage),
  };
}

const folder = mkdtempSync(join(tmpdir(), 'usage-history-'));
try {
  const snapshots = process.argv.slice(2).map((version) => readSnapshot(version, folder));
  writeTable(
    'worldUsage',
    snapshots.sort((a, b) => a.asOf.localeCompare(b.asOf)),
  );
  process.stdout.write(
    `${snapshots.map(({ version, asOf }) => `${version} ${asOf}`).join('\n')}\n`,
  );
} finally {
  rmSync(folder, { recursive: true });
}
