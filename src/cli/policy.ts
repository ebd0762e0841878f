// plimsoll policy: the team's policy for people, as JSON, or as one tool's own file.
import { formatLine, formatList, formatPercent } from '@/domain/format';
import { policyJsonHref } from '@/domain/routes/policy';
import { openAnswers } from './answers/openAnswers';
import type { CliWorld } from './CliWorld';
import { readTerms, type TermsFlags, termsToPolicyView } from './config/Terms';
import { EXIT, type ExitCode } from './ExitCode';
import { askPolicy, type PolicyFacts } from './parsePolicy';

export interface PolicyFlags extends TermsFlags {
  readonly json?: boolean;
  readonly file?: string;
}

export async function policy(world: CliWorld, flags: PolicyFlags): Promise<ExitCode> {
  const { terms } = await readTerms(world, flags);
  const answers = await openAnswers(world, terms.server);
  if (flags.file !== undefined) {
    const { readFormat } = await import('./sync/readFormat');
    world.out(await readFormat(answers, terms, flags.file));
    return EXIT.good;
  }
  if (flags.json) world.out(await answers.get(policyJsonHref(termsToPolicyView(terms))));
  else world.out(writePolicy(await askPolicy(answers, terms), world));
  return EXIT.good;
}

/** The line counts those whose version is known, which the share of everyone does not show. */
function knownWords({ audience, supportedShare, linePercent }: PolicyFacts): string {
  const { trackedShare = 1 } = audience;
  return trackedShare > 0 && trackedShare < 1
    ? `: ${formatPercent(supportedShare / trackedShare, linePercent)} of the ${formatPercent(trackedShare)} whose version we know`
    : '';
}

/** Older servers don’t say it. */
const inPartWords = (slugs: readonly string[] = []): string =>
  slugs.length > 0 ? `, ${slugs.length} of them only with partial support counted` : '';

function writePolicy(facts: PolicyFacts, { colors }: CliWorld): string {
  const { audience, linePercent, hash, day, data, supportedShare, features } = facts;
  const versions = data.map(({ name, version }) => `${name} ${version}`).join(', ');
  const browsers = [
    ...facts.floors.map(
      ({ name, version, lostShare }) => [`${name} ${version}`, lostShare] as const,
    ),
    ...facts.givenUp.map(({ name, lostShare }) => [`no ${name}`, lostShare] as const),
  ];
  const width = Math.max(0, ...browsers.map(([name]) => name.length));
  const decided = (title: string, slugs: readonly string[]) =>
    slugs.length > 0 ? [`${title}: ${formatList(slugs)}.`] : [];
  return [
    colors.bold(`Browser support for ${audience.name}, line ${formatLine(linePercent)}`),
    colors.dim(`Policy ${hash}, ${day}, ${versions}`),
    `These versions and newer cover ${formatPercent(supportedShare)} of the audience${knownWords(facts)}. Share below each:`,
    ...browsers.map(
      ([name, share]) => `  ${name.padEnd(width)}  ${formatPercent(share).padStart(7)}`,
    ),
    `${features.above.length} features are at or above the line${inPartWords(features.aboveInPart)}. Linters warn about ${features.refused.length}.`,
    ...decided('Adopted', features.adopted),
    ...decided('Declined', features.declined),
    ...facts.fallbackRules,
    '',
  ].join('\n');
}
