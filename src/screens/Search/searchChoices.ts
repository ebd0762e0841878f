import type { HitKind, SearchHit } from '@/domain/SearchHit';
import { countOf } from '@/domain/formatCount';
import { HIT_KIND_WORDS } from '@/screens/sections/hitKinds';
import { searchHref } from '@/screens/sections/searchHref';
import type { BoxAnswer } from '@/search/latestSearch';

/** One line of the box: something found, a text to search for, or the page with everything found. */
export type Choice =
  | { readonly kind: 'hit'; readonly key: string; readonly hit: SearchHit; readonly href: string }
  | { readonly kind: 'text'; readonly key: string; readonly text: string }
  | { readonly kind: 'page'; readonly key: string; readonly label: string; readonly href: string };

export interface ChoiceGroup {
  readonly heading: string;
  readonly choices: readonly Choice[];
}

const EXAMPLES = [':has()', 'Array.at', 'grid template', 'Safari 17.4'];

/** What can be chosen before anything is typed. */
export function choicesAtStart(recent: readonly string[]): readonly ChoiceGroup[] {
  const texts = recent.length > 0 ? recent : EXAMPLES;
  return [{ heading: recent.length > 0 ? 'Recent searches' : 'For example', choices: texts.map((text) => ({ kind: 'text', key: `text:${text}`, text })) }];
}

/** An answer by kinds of things, the kind of the best hit first and in each the best first; at the end the way to all that is found for what is typed. */
export function choicesOf({ text, hits, total, problem }: BoxAnswer<SearchHit>, typed: string): readonly ChoiceGroup[] {
  if (text === '') return [];
  const kinds = new Map<HitKind, Choice[]>();
  for (const hit of hits) {
    const choices = kinds.get(hit.kind) ?? [];
    choices.push({ kind: 'hit', key: hit.objectID, hit, href: hit.url });
    kinds.set(hit.kind, choices);
  }
  const groups = [...kinds].map(([kind, choices]) => ({ heading: HIT_KIND_WORDS[kind], choices }));
  if (problem !== undefined) return groups;
  const label = total > 0 ? `See ${countOf(total, 'result')} on a page` : 'Look for it on the search page';
  return [...groups, { heading: 'All results', choices: [{ kind: 'page', key: 'page', label, href: searchHref({ query: typed }) }] }];
}
