import type { Wording } from './messages/Wording';
import type { PartialFacts, PartialPlace } from './PartialFacts';

/**
 * The things that those with partial support lack, as a clause: “something is missing: “Popovers stay open”
 * (Safari on iOS 17–18.2)”.
 * @param form MOST for a clause that is a sentence of its own
 */
export function partialClause(
  { kind, quote, missingCount, partCount, ...where }: PartialFacts,
  wording: Wording,
  form: 'MOST' | 'WITH_PART' = 'WITH_PART',
): string {
  const { messages, count } = wording;
  const facts = {
    form: form === 'MOST' ? 'most' : 'part',
    quote: quote ?? '',
    places: placeWords(where, wording),
  };
  switch (kind) {
    case 'NOTE':
      return messages.note(facts);
    case 'PREFIX':
      return messages.prefix(facts);
    case 'OTHER_NAME':
      return messages.otherName(facts);
    case 'WHOLE':
      return messages.whole(facts);
    case 'PARTS':
      return messages.parts({
        ...facts,
        missing: missingCount ?? 0,
        count: count(missingCount ?? 0),
        total: count(partCount ?? 0),
        named: quote == null ? 'no' : 'yes',
      });
  }
}

/** “Safari on iOS 17–18.2 and Chrome 63–143” */
export function placeWords(
  { places, morePlaces }: Pick<PartialFacts, 'places' | 'morePlaces'>,
  wording: Wording,
): string {
  const { messages, list, count } = wording;
  const names = places.map((place) => placeName(place, wording));
  return list(morePlaces > 0 ? [...names, messages.more({ count: count(morePlaces) })] : names);
}

function placeName({ browser, from, to }: PartialPlace, wording: Wording): string {
  return wording.messages.place({
    versions: versionForm(from, to),
    browser: browserName(browser, wording),
    from: from ?? '',
    to: to ?? '',
  });
}

function versionForm(from: string | null | undefined, to: string | null | undefined) {
  if (from == null) return 'all';
  if (to == null) return 'newer';
  if (from === to) return 'one';
  // A version such as 15.2-15.3 has a hyphen of its own.
  return /[^\d.]/.test(from + to) ? 'words' : 'range';
}

/** A browser's English name in a language: “Chrome unter Android”. */
export function browserName(browser: string, { messages }: Wording): string {
  return messages.browser({ id: browser.toLowerCase().replaceAll(/\W+/g, '_'), browser });
}
