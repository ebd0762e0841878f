import type { OwnAudienceEntry } from '@/browser/device/ownAudiences';
import type { BoxAnswer } from '@/browser/search/latestSearch';
import { HIT_KIND_WORDS } from '@/client/sections/hitKinds';
import type { OptionGroup } from '@/client/ui/useCombobox';
import { formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { HitKind, SearchHit } from '@/domain/SearchHit';

/** An option in the box: a hit, a search text, or a page. */
export type Choice =
  | { readonly kind: 'hit'; readonly key: string; readonly hit: SearchHit; readonly href: string }
  | { readonly kind: 'text'; readonly key: string; readonly text: string }
  | { readonly kind: 'page'; readonly key: string; readonly label: string; readonly href: string };

export type ChoiceGroup = OptionGroup<Choice>;

const EXAMPLES = [':has()', 'Array.at', 'grid template', 'Safari 17.4'];

/** The options before anything is typed. */
export function choicesAtStart(recent: readonly string[]): readonly ChoiceGroup[] {
  const texts = recent.length > 0 ? recent : EXAMPLES;
  return [
    {
      heading: recent.length > 0 ? 'Recent searches' : 'For example',
      options: texts.map((text) => ({ kind: 'text', key: `text:${text}`, text })),
    },
  ];
}

/**
 * Groups the results by kind, starting with the kind of the best hit; within each, best first. Ends
 * with a link to all results.
 * @param own this browser's own audiences that match the text
 */
export function getChoices(
  { text, hits, total, problem }: BoxAnswer<SearchHit>,
  typed: string,
  own: readonly OwnAudienceEntry[],
): readonly ChoiceGroup[] {
  if (text === '') return [];
  const kinds = new Map<HitKind, Choice[]>();
  for (const hit of hits) {
    const choices = kinds.get(hit.kind) ?? [];
    choices.push({ kind: 'hit', key: hit.objectID, hit, href: hit.url });
    kinds.set(hit.kind, choices);
  }
  const groups: ChoiceGroup[] = [...kinds].map(([kind, choices]) => ({
    heading: HIT_KIND_WORDS[kind],
    options: choices,
  }));
  if (own.length > 0) {
    const options = own.map(({ key, name }): Choice => ({
      kind: 'page',
      key,
      label: name,
      href: href.audience(key),
    }));
    // Only an exact match is more likely meant than what everyone can find.
    groups.splice(isCalled(own[0]!, text) ? 0 : groups.length, 0, {
      heading: 'Your audiences',
      options,
    });
  }
  if (problem !== undefined) return groups;
  const label =
    total > 0 ? `See all ${formatCountWithNoun(total, 'result')}` : 'Search descriptions too';
  return [
    ...groups,
    {
      heading: groups.length > 0 ? 'All results' : `No match for “${text}”`,
      options: [{ kind: 'page', key: 'page', label, href: href.search({ query: typed }) }],
    },
  ];
}

/**
 * Own audiences whose name contains every word of a text, an exact match first. Searched locally,
 * since their names are known only to this browser.
 */
export function audiencesLike(
  own: readonly OwnAudienceEntry[],
  text: string,
): readonly OwnAudienceEntry[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return own
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .sort((a, b) => Number(isCalled(b, text)) - Number(isCalled(a, text)));
}

const isCalled = ({ name }: OwnAudienceEntry, text: string): boolean =>
  name.toLowerCase() === text.toLowerCase();
