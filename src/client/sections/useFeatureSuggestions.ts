import { type ComponentProps, useState } from 'react';
import { useSearch } from '@/browser/search/useSearch';
import { type ComboboxOptions, useCombobox } from '@/client/ui/useCombobox';
import type { SearchHit } from '@/domain/SearchHit';
import { useRelayEnvironment } from '@/relay/hooks';
import { loadFindOffline } from './loadFindOffline';

type FeatureHit = SearchHit & { readonly slug: string };

interface FeatureSuggestions {
  /** For the input; without suggestions it stays a plain field. */
  readonly inputProps: ComponentProps<'input'>;
  readonly listProps: ComboboxOptions<FeatureHit>;
  readonly List: Parts['ComboboxList'] | undefined;
  readonly isOpen: boolean;
  /** Searches for the typed text; loads the code first. */
  readonly suggest: (text: string) => void;
  readonly close: () => void;
}

/** More than a reader looks at below a field. */
const MAX_SUGGESTIONS = 8;

/**
 * Features like the text in a field. Nothing is preselected, so Enter without a choice sends the
 * typed text. /
 */
export function useFeatureSuggestions(
  slugs: readonly string[],
  onChoose: (slug: string) => void,
): FeatureSuggestions {
  const environment = useRelayEnvironment();
  const { answer, want } = useSearch({
    ask: async (text, signal) => (await loadParts()).askBox(text, signal, 'feature'),
    findAtHand: async (text) => (await loadFindOffline())(text, environment),
  });
  const [parts, setParts] = useState<Parts>();
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState({ answer, index: -1 });
  const options = answer.hits
    .filter((hit): hit is FeatureHit => hit.kind === 'feature' && hit.slug !== undefined)
    .filter(({ slug }) => !slugs.includes(slug))
    .slice(0, MAX_SUGGESTIONS);
  const index = marked.answer === answer ? marked.index : -1;
  const { inputProps, listProps } = useCombobox({
    groups: isOpen ? [{ options }] : [],
    getKey: ({ slug }) => slug,
    index,
    moves: 'out',
    onMark: (next) => setMarked({ answer, index: next }),
    onKeyDown: (event) => {
      const chosen = isOpen ? options[index] : undefined;
      const isEscape = event.key === 'Escape' && isOpen && options.length > 0;
      if (isEscape || (event.key === 'Enter' && chosen)) event.preventDefault();
      if (isEscape) setOpen(false);
      if (event.key === 'Enter' && chosen) onChoose(chosen.slug);
    },
  });

  function suggest(text: string) {
    void loadParts().then(setParts, () => undefined);
    setOpen(true);
    want(text);
  }

  return {
    inputProps: parts ? inputProps : {},
    listProps,
    List: parts?.ComboboxList,
    isOpen: isOpen && options.length > 0,
    suggest,
    close: () => setOpen(false),
  };
}

const loadParts = () => import(/* webpackChunkName: "search" */ './featureSuggestions');

type Parts = Awaited<ReturnType<typeof loadParts>>;
