import type { ComponentType } from 'react';
import type { Locale } from '@/domain/messages/locale';
import { lazySection } from '@/relay/route/lazySection';
import type { VerdictInProps } from './verdictIn';

const FEW = { isAhead: false };

/** A part of the code each, so that nobody loads a language they don't read. */
const VERDICTS: Readonly<Record<Locale, ComponentType<VerdictInProps>>> = {
  en: lazySection(
    async () =>
      (await import(/* webpackChunkName: "verdict-sections" */ './EnglishVerdict')).EnglishVerdict,
  ),
  de: lazySection(
    async () =>
      (await import(/* webpackChunkName: "german-sections" */ './GermanVerdict')).GermanVerdict,
    FEW,
  ),
  fr: lazySection(
    async () =>
      (await import(/* webpackChunkName: "french-sections" */ './FrenchVerdict')).FrenchVerdict,
    FEW,
  ),
  es: lazySection(
    async () =>
      (await import(/* webpackChunkName: "spanish-sections" */ './SpanishVerdict')).SpanishVerdict,
    FEW,
  ),
  ja: lazySection(
    async () =>
      (await import(/* webpackChunkName: "japanese-sections" */ './JapaneseVerdict'))
        .JapaneseVerdict,
    FEW,
  ),
};

interface VerdictInLocaleProps extends VerdictInProps {
  readonly locale: Locale;
}

export function VerdictInLocale({ locale, input }: VerdictInLocaleProps) {
  const VerdictInLanguage = VERDICTS[locale];
  return <VerdictInLanguage input={input} />;
}
