import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOwnAudiences } from '@/browser/device/ownAudiences';
import { recentSearches, rememberSearch } from '@/browser/device/recentSearches';
import type { LatestSearchOptions } from '@/browser/search/latestSearch';
import { useSearch } from '@/browser/search/useSearch';
import { loadFindOffline } from '@/client/sections/loadFindOffline';
import { useCombobox } from '@/client/ui/useCombobox';
import { href } from '@/domain/routes/href';
import type { SearchHit } from '@/domain/SearchHit';
import { useRelayEnvironment } from '@/relay/hooks';
import { onSearchKey } from './onSearchKey';
import {
  audiencesLike,
  type Choice,
  type ChoiceGroup,
  choicesAtStart,
  getChoices,
} from './searchChoices';
import { useOpenChoice } from './useOpenChoice';

interface SearchBoxOptions {
  readonly ask: LatestSearchOptions<SearchHit>['ask'];
  /** The initial text. */
  readonly text?: string;
  /** Opens the best hit for it. */
  readonly isEntered?: boolean | undefined;
  /** A closed box keeps its text and shows no options. */
  readonly isOpen?: boolean;
  /** Called before navigating to another page of this site. */
  readonly onLeave: () => void;
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void;
}

const NO_CHOICES: readonly ChoiceGroup[] = [];

type Answer = ReturnType<typeof useSearch>['answer'];

/**
 * A combobox that searches as the reader types, preselects the best hit and opens it on Enter. If
 * Enter comes before the answer, it waits for it.
 */
export function useSearchBox({
  ask,
  text: initialText = '',
  isEntered = false,
  isOpen = true,
  onLeave,
  onKeyDown,
}: SearchBoxOptions) {
  const environment = useRelayEnvironment();
  const { answer, want } = useSearch({
    ask,
    findAtHand: async (words) => (await loadFindOffline())(words, environment),
  });
  const [text, setText] = useState(initialText);
  const [marked, setMarked] = useState({ answer, index: 0 });
  const typed = text.trim();
  const { groups, choices, ownCount } = useChoices(answer, typed, isOpen);
  const index = choices.length === 0 ? -1 : marked.answer === answer ? marked.index : 0;
  const { go, enter, dropEnter } = useEnter({ answer, typed, isEntered, onLeave }, choices[index]);
  const combobox = useCombobox({
    groups,
    getKey: ({ key }) => key,
    index,
    moves: 'around',
    onMark: (next) => setMarked({ answer, index: next }),
    onKeyDown: (event) => {
      onKeyDown?.(event);
      if (isOpen && !event.defaultPrevented)
        onSearchKey(event, (isNewTab) => enter(isNewTab, choose));
    },
  });

  function type(next: string) {
    dropEnter();
    setText(next);
    want(next);
  }

  function choose(choice: Choice, isNewTab = false) {
    if (choice.kind === 'text') type(choice.text);
    else go(choice.href, isNewTab);
  }

  const total = answer.total + ownCount;
  const status = { answer, total, first: choices[0], isStarted: typed !== '' };
  return { ...combobox, text, type, want, choose, hits: answer.hits, status };
}

/** The options under a text: what this reader searched for or made before, and the answer's hits. */
function useChoices(answer: Answer, typed: string, isOpen: boolean) {
  const [recent] = useState(recentSearches);
  const [ownAudiences] = useState(readOwnAudiences);
  const own = audiencesLike(ownAudiences, answer.text);
  const found = typed === '' ? choicesAtStart(recent) : getChoices(answer, typed, own);
  const groups = isOpen ? found : NO_CHOICES;

  return { groups, choices: groups.flatMap(({ options }) => options), ownCount: own.length };
}

interface EnterOptions extends Pick<SearchBoxOptions, 'isEntered' | 'onLeave'> {
  readonly answer: Answer;
  readonly typed: string;
}

/** Opens addresses, and holds Enter back until the answer to the typed text arrives. */
function useEnter({ answer, typed, isEntered, onLeave }: EnterOptions, current?: Choice) {
  /** Set if Enter was pressed before the answer to the typed text arrived. */
  const entered = useRef<'here' | 'newTab' | undefined>(isEntered ? 'here' : undefined);
  const open = useOpenChoice(onLeave);
  const isAnswered = answer.text === typed;

  function go(address: string, isNewTab: boolean) {
    rememberSearch(typed);
    open(address, isNewTab);
  }

  const enterLate = useEffectEvent(() => {
    if (!entered.current || !isAnswered) return;
    const isNewTab = entered.current === 'newTab';
    entered.current = undefined;
    go(current && current.kind !== 'text' ? current.href : href.search({ query: typed }), isNewTab);
  });
  useEffect(() => enterLate(), [answer]);

  return {
    go,
    dropEnter: () => {
      entered.current = undefined;
    },
    enter: (isNewTab: boolean, choose: (choice: Choice, isNewTab: boolean) => void) => {
      if (!isAnswered) entered.current = isNewTab ? 'newTab' : 'here';
      else if (current) choose(current, isNewTab);
      else go(href.search({ query: typed }), isNewTab);
    },
  };
}
