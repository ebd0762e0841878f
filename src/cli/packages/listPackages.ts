// plimsoll scan --packages: each package's minimum versions, who is left out, and the line to blame.
import { readPackagedCatalogue } from '@/cli/answers/packagedData';
import type { CliWorld } from '@/cli/CliWorld';
import { EXIT, type ExitCode } from '@/cli/ExitCode';
import { replaceControls } from '@/cli/replaceControls';
import type { ScanRun } from '@/cli/scan/ScanRun';
import { formatCount, formatCountWithNoun, formatPercent } from '@/domain/format';
import { type PackageCode, readPackages } from './readPackages';
import { type WeighedCode, type WeighedOwner, weighPackages } from './weighPackages';

/** Others are counted; JSON has them all. */
const MAX_SHOWN = 30;

export async function listPackages(run: ScanRun, paths: readonly string[]): Promise<ExitCode> {
  const { world, answers, terms, options } = run;
  const code = await readPackages(run, paths);
  const catalogue = readPackagedCatalogue(world.dataFolder);
  const weighed = await weighPackages(code.owners, { answers, terms, catalogue });
  const isJson = options.outputs.some(({ format }) => format === 'json');
  world.out(
    isJson
      ? `${JSON.stringify(toJson(code, weighed), null, 2)}\n`
      : writeText(code, weighed, world.colors),
  );
  return code.isPartial ? EXIT.interrupted : EXIT.good;
}

function writeText(
  code: PackageCode,
  { audience, runsShare, brokenShare, useCount, owners }: WeighedCode,
  colors: CliWorld['colors'],
): string {
  const breaking = owners.filter(({ brokenShare: share }) => share > 0);
  const hidden = breaking.slice(MAX_SHOWN);
  const fine = owners.length - breaking.length;
  const source = code.isBundle
    ? 'Packages as the source maps of the bundle name them.'
    : 'Packages as far as imports lead; a bundle may hold less of them.';
  return [
    `${colors.bold(`${formatPercent(runsShare)} of ${audience} can run it; it breaks for ${formatPercent(brokenShare)}.`)} ${source}`,
    ...breaking
      .slice(0, MAX_SHOWN)
      .flatMap((owner) => ['', ...ownerLines(owner, audience, colors)]),
    '',
    ...(hidden.length > 0
      ? [`And ${formatCount(hidden.length)} more that leave out less. --format json lists them.`]
      : []),
    ...(fine > 0 ? [`${formatCountWithNoun(fine, 'other')} without code that breaks.`] : []),
    `${formatCountWithNoun(useCount, 'use')} in all, the sum of ${formatCountWithNoun(owners.length, 'part')}.`,
    ...unknownLines(code, owners),
    '',
  ].join('\n');
}

/** “lit 3.1.0”, “your code”, “dist/a.js (no source map names its source)” */
export function ownerTitle({
  kind,
  name,
  version,
}: Pick<WeighedOwner, 'kind' | 'name' | 'version'>): string {
  if (kind === 'own') return 'Your code';
  const text = replaceControls(name);
  if (kind === 'unmapped') return `${text} (no source map names its source)`;
  return version === undefined ? text : `${text} ${replaceControls(version)}`;
}

function ownerLines(owner: WeighedOwner, audience: string, colors: CliWorld['colors']): string[] {
  const { brokenShare, aloneShare, blamed, minimumVersions } = owner;
  const versions = minimumVersions.map(
    ({ browser, version }) => `${browser.name} ${version ?? '(none)'}`,
  );
  return [
    `${colors.bold(ownerTitle(owner))}: breaks for ${formatPercent(brokenShare)} of ${audience}; for ${formatPercent(aloneShare)} only this does`,
    ...(versions.length > 0 ? [`  minimum versions  ${versions.join(', ')}`] : []),
    ...(blamed
      ? [
          `  first to blame    ${replaceControls(blamed.place.file)}:${blamed.place.line}:${blamed.place.column}  ${blamed.key}`,
        ]
      : []),
  ];
}

function unknownLines({ missing, unread }: PackageCode, owners: readonly WeighedOwner[]): string[] {
  const unmapped = owners.filter(({ kind }) => kind === 'unmapped').map(({ name }) => name);
  return [
    ...listed('Without a source map, so their packages are unknown', unmapped),
    ...listed('Not installed, so nothing is known of them', missing),
    ...listed('Not read', unread),
  ];
}

function listed(title: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length - MAX_SHOWN;
  const shown = names.slice(0, MAX_SHOWN).map(replaceControls).join(', ');
  return [`${title}: ${shown}${rest > 0 ? ` and ${rest} more` : ''}.`];
}

function toJson(code: PackageCode, { owners, ...whole }: WeighedCode) {
  return {
    version: 1,
    ...whole,
    isBundle: code.isBundle,
    packages: owners.map(({ uses, minimumVersions, ...owner }) => ({
      ...owner,
      useCount: uses.length,
      minimumVersions: Object.fromEntries(
        minimumVersions.map(({ browser, version }) => [browser.slug, version ?? null]),
      ),
    })),
    missing: code.missing,
    unread: code.unread,
  };
}
