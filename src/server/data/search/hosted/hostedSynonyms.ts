// Turns our phrases into synonyms for the hosted index, so that both engines give the same answers.
import type { SynonymHit } from 'algoliasearch';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { collectPhrases, isFeature } from '@/server/data/search/Phrases';
import { SAME_WORDS } from '@/server/data/search/phrases.data';

/**
 * Synonymous words work both ways. Phrases work one way: a search for a feature's name must not
 * return everything its phrases match.
 */
export function hostedSynonyms(catalogue: Catalogue): SynonymHit[] {
  const words = SAME_WORDS.map((synonyms) => ({
    objectID: `words:${synonyms[0]}`,
    type: 'synonym' as const,
    synonyms: [...synonyms],
  }));
  const namesByPhrase = new Map<string, Set<string>>();
  for (const { text, meant } of collectPhrases(catalogue)) {
    const input = text.toLowerCase();
    const names = namesByPhrase.get(input) ?? new Set();
    for (const one of meant) {
      const name = isFeature(one) ? one.slug : one.path;
      if (name !== input) names.add(name);
    }
    if (names.size > 0) namesByPhrase.set(input, names);
  }
  const phrases = Array.from(namesByPhrase, ([input, names]) => ({
    objectID: `phrase:${input}`,
    type: 'onewaysynonym' as const,
    input,
    synonyms: [...names],
  }));

  return [...words, ...phrases];
}
