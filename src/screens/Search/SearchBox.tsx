import { useRouter } from 'next/router';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';

import { useHrefSharing } from '@/relay/Link';
import { loadFindAtHand } from '@/screens/sections/loadFindAtHand';
import { readOwnAudiences } from '@/screens/sections/ownAudienceStorage';
import { searchHref } from '@/screens/sections/searchHref';
import { recentSearches, rememberSearch } from '@/search/recentSearches';
import { useSearch } from '@/search/useSearch';

import { choiceId, ChoiceList } from './ChoiceList';
import { onChoiceKey } from './onChoiceKey';
import styles from './SearchBox.module.css';
import { audiencesLike, choicesAtStart, choicesOf, type Choice } from './searchChoices';
import { SearchInput } from './SearchInput';
import { SearchStatus } from './SearchStatus';
import { useInitialText, type InitialText } from './useInitialText';

/** One types, the best is marked, Enter goes there. What is marked but not yet answered is waited for. */
export function SearchBox({
  initial,
  onClose,
}: {
  readonly initial: InitialText;
  readonly onClose: () => void;
}) {
  const router = useRouter();
  const share = useHrefSharing();
  const environment = useRelayEnvironment();
  const { answer, want } = useSearch(async (words) => (await loadFindAtHand())(words, environment));
  const [text, setText] = useState(initial.text);
  const [recent] = useState(recentSearches);
  const [ownAudiences] = useState(readOwnAudiences);
  const [marked, setMarked] = useState({ answer, index: 0 });
  /** Enter was pressed before there was an answer to what is typed. */
  const entered = useRef<'here' | 'newTab'>(undefined);
  const listId = useId();
  const input = useInitialText(initial, want);

  const typed = text.trim();
  const own = audiencesLike(ownAudiences, answer.text);
  const groups = typed === '' ? choicesAtStart(recent) : choicesOf(answer, typed, own);
  const choices = groups.flatMap((group) => group.choices);
  const isAnswered = answer.text === typed;
  const index = marked.answer === answer ? marked.index : 0;
  const current = choices[index];

  function type(next: string) {
    entered.current = undefined;
    setText(next);
    want(next);
  }

  function go(href: string, isNewTab: boolean) {
    rememberSearch(typed);
    const target = href.startsWith('/') ? share(href) : href;
    if (isNewTab) return void window.open(target, '_blank', 'noopener');
    onClose();
    if (target === href && !href.startsWith('/')) window.location.assign(href);
    else void router.push(target);
  }

  function enter(isNewTab: boolean) {
    if (!isAnswered) entered.current = isNewTab ? 'newTab' : 'here';
    else if (current) choose(current, isNewTab);
    else go(searchHref({ query: typed }), isNewTab);
  }

  const enterLate = useEffectEvent(() => {
    if (!entered.current || !isAnswered) return;
    const isNewTab = entered.current === 'newTab';
    entered.current = undefined;
    go(current && current.kind !== 'text' ? current.href : searchHref({ query: typed }), isNewTab);
  });
  useEffect(() => enterLate(), [answer]);

  function choose(choice: Choice, isNewTab: boolean) {
    if (choice.kind !== 'text') return go(choice.href, isNewTab);
    type(choice.text);
    input.current?.focus();
  }

  return (
    <div className={styles.box}>
      <SearchInput
        ref={input}
        value={text}
        listId={listId}
        isExpanded={choices.length > 0}
        markedId={current && choiceId(listId, index)}
        onType={type}
        onKeyDown={(event) =>
          onChoiceKey(event, {
            count: choices.length,
            index,
            onMark: (next) => setMarked({ answer, index: next }),
            onEnter: enter,
          })
        }
        onClose={onClose}
      />
      <ChoiceList id={listId} groups={groups} index={index} hits={answer.hits} onChoose={choose} />
      <SearchStatus
        answer={answer}
        total={answer.total + own.length}
        first={choices[0]}
        isStarted={typed !== ''}
      />
    </div>
  );
}
