import type { ComponentType } from 'react';
import type { Locale } from '@/domain/messages/locale';
import { lazySection } from '@/relay/route/lazySection';
import type { VerdictInProps } from './verdictIn';

type Translated = Exclude<Locale, 'en'>;

/** A part of the code each, so that nobody loads a language they don't read. */
const VERDICTS: Readonly<Record<Translated, ComponentType<VerdictInProps>>> = {
  de: lazySection(
    async () =>
      (await import(/* webpackChunkName: "german-sections" */ './GermanVerdict')).GermanVerdict,
    { isAhead: false },
  ),
  fr: lazySection(
    async () =>
      (await import(/* webpackChunkName: "french-sections" */ './FrenchVerdict')).FrenchVerdict,
    { isAhead: false },
  ),
  es: lazySection(
    async () =>
      (await import(/* webpackChunkName: "spanish-sections" */ './SpanishVerdict')).SpanishVerdict,
    { isAhead: false },
  ),
  ja: lazySection(
    async () =>
      (await import(/* webpackChunkName: "japanese-sections" */ './JapaneseVerdict'))
        .JapaneseVerdict,
    { isAhead: false },
  ),
};

interface TranslatedVerdictProps extends VerdictInProps {
  readonly locale: Translated;
}

export function TranslatedVerdict({ locale, input }: TranslatedVerdictProps) {
  const VerdictInLanguage = VERDICTS[locale];
  return <VerdictInLanguage input={input} />;
}
