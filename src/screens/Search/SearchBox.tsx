import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOwnAudiences } from '@/device/ownAudiences';
import { recentSearches, rememberSearch } from '@/device/recentSearches';
import { useRelayEnvironment } from '@/relay/hooks';
import { href } from '@/routes/href';
import { useSearch } from '@/search/useSearch';
import { loadFindAtHand } from '@/sections/loadFindAtHand';
import { useCombobox } from '@/ui/useCombobox';
import { ChoiceList } from './ChoiceList';
import { onSearchKey } from './onSearchKey';
import styles from './SearchBox.module.css';
import { audiencesLike, type Choice, choicesAtStart, choicesOf } from './searchChoices';
import { SearchInput } from './SearchInput';
import { SearchStatus } from './SearchStatus';
import { type InitialText, useInitialText } from './useInitialText';
import { useOpenChoice } from './useOpenChoice';

interface SearchBoxProps {
  readonly initial: InitialText;
  readonly onClose: () => void;
}

/**
 * One types, the best is marked, Enter goes there. What is marked but not yet answered is waited
 * for.
 */
export function SearchBox({ initial, onClose }: SearchBoxProps) {
  const environment = useRelayEnvironment();
  const { answer, want } = useSearch(async (words) => (await loadFindAtHand())(words, environment));
  const [text, setText] = useState(initial.text);
  const [recent] = useState(recentSearches);
  const [ownAudiences] = useState(readOwnAudiences);
  const [marked, setMarked] = useState({ answer, index: 0 });
  /** Enter was pressed before there was an answer to what is typed. */
  const entered = useRef<'here' | 'newTab'>(undefined);
  const input = useInitialText(initial, want);
  const open = useOpenChoice(onClose);

  const typed = text.trim();
  const own = audiencesLike(ownAudiences, answer.text);
  const groups = typed === '' ? choicesAtStart(recent) : choicesOf(answer, typed, own);
  const choices = groups.flatMap(({ options }) => options);
  const isAnswered = answer.text === typed;
  const index = choices.length === 0 ? -1 : marked.answer === answer ? marked.index : 0;
  const current = choices[index];
  const { inputProps, listProps } = useCombobox({
    groups,
    keyOf: ({ key }) => key,
    index,
    moves: 'around',
    onMark: (next) => setMarked({ answer, index: next }),
    onKeyDown: (event) => onSearchKey(event, enter),
  });

  function type(next: string) {
    entered.current = undefined;
    setText(next);
    want(next);
  }

  function go(address: string, isNewTab: boolean) {
    rememberSearch(typed);
    open(address, isNewTab);
  }

  function enter(isNewTab: boolean) {
    if (!isAnswered) entered.current = isNewTab ? 'newTab' : 'here';
    else if (current) choose(current, isNewTab);
    else go(href.search({ query: typed }), isNewTab);
  }

  const enterLate = useEffectEvent(() => {
    if (!entered.current || !isAnswered) return;
    const isNewTab = entered.current === 'newTab';
    entered.current = undefined;
    go(current && current.kind !== 'text' ? current.href : href.search({ query: typed }), isNewTab);
  });
  useEffect(() => enterLate(), [answer]);

  function choose(choice: Choice, isNewTab = false) {
    if (choice.kind !== 'text') return go(choice.href, isNewTab);
    type(choice.text);
    input.current?.focus();
  }

  return (
    <div className={styles.box}>
      <SearchInput {...inputProps} ref={input} value={text} onType={type} onClose={onClose} />
      <ChoiceList listProps={listProps} hits={answer.hits} onChoose={choose} />
      <SearchStatus
        answer={answer}
        total={answer.total + own.length}
        first={choices[0]}
        isStarted={typed !== ''}
      />
    </div>
  );
}
