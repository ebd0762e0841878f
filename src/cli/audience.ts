// plimsoll audience: the people that answers are for, browser by browser.
import { formatPercent } from '@/domain/format';
import { openAnswers } from './answers/openAnswers';
import type { CliWorld } from './CliWorld';
import { readTerms, type TermsFlags } from './config/Terms';
import { EXIT, type ExitCode } from './ExitCode';

export interface AudienceFlags extends TermsFlags {
  readonly json?: boolean;
}

/** @param key by default the configuration's */
export async function audience(
  world: CliWorld,
  key: string | undefined,
  flags: AudienceFlags,
): Promise<ExitCode> {
  const { terms } = await readTerms(world, flags);
  const answers = await openAnswers(world, terms.server);
  const facts = await answers.audience(key ?? terms.audience);
  if (flags.json) {
    world.out(`${JSON.stringify(facts, null, 2)}\n`);
    return EXIT.good;
  }
  const { name, sourceNote, trackedShare, browsers } = facts;
  const width = Math.max(0, ...browsers.map((browser) => browser.name.length));
  const lines = browsers.map(
    (browser) => `  ${browser.name.padEnd(width)}  ${formatPercent(browser.share).padStart(7)}`,
  );
  world.out(
    [
      `${world.colors.bold(name)} (${facts.key})`,
      world.colors.dim(sourceNote),
      `The version is known for ${formatPercent(trackedShare)}; the rest counts as unknown.`,
      ...lines,
      '',
    ].join('\n'),
  );
  return EXIT.good;
}
