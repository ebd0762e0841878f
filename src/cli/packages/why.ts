// plimsoll why "safari 16": whose code keeps a browser version out, and where.
import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceControls } from '@/cli/replaceControls';
import { type FoundUse, getPlace } from '@/cli/scan/FoundUse';
import { CONSEQUENCE_WORDS } from '@/cli/scan/judgeUses';
import type { ScanFlags } from '@/cli/scan/ScanOptions';
import { openScanRun } from '@/cli/scan/ScanRun';
import { formatCount, formatCountWithNoun, formatPercent } from '@/domain/format';
import type { Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { isBreaking, isMissing } from './breakingKeys';
import { findRelease } from './findRelease';
import { ownerTitle } from './listPackages';
import { readPackages } from './readPackages';
import { type WeighedOwner, weighPackages } from './weighPackages';

const MAX_OWNERS = 30;
const MAX_KEYS = 10;

export interface WhyFlags extends ScanFlags {
  readonly json?: boolean;
}

export async function why(
  world: CliWorld,
  what: string,
  paths: readonly string[],
  flags: WhyFlags,
): Promise<ExitCode> {
  const catalogue = readPackagedCatalogue(world.dataFolder);
  const release = findRelease(catalogue, what);
  const run = await openScanRun(world, paths, flags);
  const code = await readPackages(run, paths);
  const { owners, audience } = await weighPackages(code.owners, { ...run, catalogue });
  // By what they leave out, as they are weighed: the dearest first.
  const holders = owners.flatMap((owner) => {
    const missing = missingIn(catalogue, owner, release);
    return missing.length > 0 ? [{ owner, missing }] : [];
  });
  const name = `${release.browser.name} ${release.version}`;
  world.out(
    flags.json
      ? `${JSON.stringify({ version: 1, browser: release.browser.slug, release: release.version, audience, holders: holders.map(toJson), missing: code.missing, unread: code.unread }, null, 2)}\n`
      : writeText(name, holders, audience, world.colors),
  );
  return holders.length > 0 ? EXIT.not : EXIT.good;
}

interface MissingKey {
  readonly key: string;
  readonly uses: readonly FoundUse[];
}

interface Holder {
  readonly owner: WeighedOwner;
  readonly missing: readonly MissingKey[];
}

/** Keys with the most places first. */
function missingIn(catalogue: Catalogue, { uses }: WeighedOwner, release: Release): MissingKey[] {
  const byKey = new Map<string, FoundUse[]>();
  for (const use of uses.filter(isBreaking)) {
    const known = byKey.get(use.key);
    if (known) known.push(use);
    else if (isMissing(catalogue, use.key, release)) byKey.set(use.key, [use]);
  }
  return [...byKey]
    .map(([key, own]) => ({ key, uses: own }))
    .sort((a, b) => b.uses.length - a.uses.length || (a.key < b.key ? -1 : 1));
}

function writeText(
  name: string,
  holders: readonly Holder[],
  audience: string,
  colors: CliWorld['colors'],
): string {
  if (holders.length === 0)
    return `${colors.green('✓')} Nothing known to be missing in ${name} breaks there: all of it has a fallback or is tested for first.\n`;
  const rest = holders.length - MAX_OWNERS;
  return [
    colors.bold(
      `${formatCountWithNoun(holders.length, 'part')} of the code ${holders.length === 1 ? 'breaks' : 'break'} in ${name}:`,
    ),
    ...holders
      .slice(0, MAX_OWNERS)
      .flatMap((holder) => ['', ...holderLines(holder, audience, colors)]),
    ...(rest > 0 ? ['', `And ${formatCount(rest)} more. --json lists them.`] : []),
    '',
  ].join('\n');
}

function holderLines(
  { owner, missing }: Holder,
  audience: string,
  colors: CliWorld['colors'],
): string[] {
  const rest = missing.length - MAX_KEYS;
  return [
    `${colors.bold(ownerTitle(owner))}: breaks for ${formatPercent(owner.brokenShare)} of ${audience}`,
    ...missing.slice(0, MAX_KEYS).map(({ key, uses: [first, ...others] }) => {
      const { file, line, column } = getPlace(first!);
      const more =
        others.length > 0 ? ` and ${formatCountWithNoun(others.length, 'more place')}` : '';
      return `  ${key}: ${CONSEQUENCE_WORDS[first!.consequence]}, ${replaceControls(file)}:${line}:${column}${more}`;
    }),
    ...(rest > 0 ? [`  and ${formatCountWithNoun(rest, 'more key')}`] : []),
  ];
}

function toJson({ owner, missing }: Holder) {
  const { kind, name, version, brokenShare, aloneShare } = owner;
  return {
    ...{ kind, name, ...(version !== undefined && { version }), brokenShare, aloneShare },
    keys: missing.map(({ key, uses }) => ({ key, places: uses.map(getPlace) })),
  };
}
