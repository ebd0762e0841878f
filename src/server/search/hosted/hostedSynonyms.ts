// Turns our phrases into synonyms for the hosted index, so that both engines give the same answers.
import type { SynonymHit } from 'algoliasearch';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { collectPhrases } from '@/server/search/Phrases';
import { SAME_WORDS } from '@/server/search/phrases.data';

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
  const slugsByPhrase = new Map<string, Set<string>>();
  for (const { text, features } of collectPhrases(catalogue)) {
    const input = text.toLowerCase();
    const slugs = slugsByPhrase.get(input) ?? new Set();
    for (const { slug } of features) if (slug !== input) slugs.add(slug);
    if (slugs.size > 0) slugsByPhrase.set(input, slugs);
  }
  const phrases = Array.from(slugsByPhrase, ([input, slugs]) => ({
    objectID: `phrase:${input}`,
    type: 'onewaysynonym' as const,
    input,
    synonyms: [...slugs],
  }));

  return [...words, ...phrases];
}
