import { formatLine } from '@/domain/format';
import { plainText } from '@/domain/plainText';
import { Refusal } from '@/domain/Refusal';
import type { Feature } from '@/server/data/catalogue/Catalogue';
import { getBaseline } from '@/server/data/catalogue/getBaseline';
import type { FileSource } from './PolicyFile';

/** The keys a linter reads: JavaScript's linters read the platform's interfaces, too. */
const ROOTS = { css: ['css'], html: ['html'], javascript: ['javascript', 'api'] } as const;
type Language = keyof typeof ROOTS;

const NAMES: Readonly<Record<Language, string>> = {
  css: 'CSS',
  html: 'HTML',
  javascript: 'JavaScript',
};

/** The first year that the rules take. */
const FIRST_YEAR = 2000;

/**
 * The last Baseline year without refused features of a language.
 * @throws Refusal if nothing is accepted: the file would report all there is
 */
export function acceptedYear({ catalogue, policy }: FileSource, language: Language): number {
  const refused = new Set(policy.refused);
  const known = catalogue.features.filter((feature) => isOfLanguage(feature, language));
  if (known.every((feature) => refused.has(feature)))
    throw new Refusal(
      'ARGUMENT_INVALID',
      `No ${NAMES[language]} feature reaches the line of ${formatLine(policy.linePercent)} of ${plainText(policy.audience.name)}, so this file would report everything. Choose a lower line.`,
    );
  const years = known
    .filter((feature) => refused.has(feature))
    .flatMap((feature) => {
      const { newlyOn } = getBaseline(feature, policy.day);
      return newlyOn === undefined ? [] : [Number(newlyOn.slice(0, 4)) - 1];
    });
  return Math.max(FIRST_YEAR, Math.min(Number(policy.day.slice(0, 4)), ...years));
}

export function isOfLanguage({ keys }: Feature, language: Language): boolean {
  return keys.some(({ path }) => ROOTS[language].some((root) => path.startsWith(`${root}.`)));
}
