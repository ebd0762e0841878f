import { useEffect, useRef, type MouseEvent } from 'react';

import type { SearchHit } from '@/domain/SearchHit';
import { useHrefSharing } from '@/relay/Link';
import { HitName } from '@/screens/sections/HitName';

import styles from './ChoiceList.module.css';
import type { Choice, ChoiceGroup } from './searchChoices';
import { useHitFacts } from './useHitFacts';

interface ChoiceListProps {
  readonly id: string;
  readonly groups: readonly ChoiceGroup[];
  /** The marked choice among those of all groups. */
  readonly index: number;
  readonly hits: readonly SearchHit[];
  readonly onChoose: (choice: Choice, isNewTab: boolean) => void;
}

/** What the box, which keeps the focus, points into. Hits are links, so that a pointer can do with them what it does with any. */
export function ChoiceList({ id, groups, index, hits, onChoose }: ChoiceListProps) {
  const facts = useHitFacts(hits);
  const share = useHrefSharing();
  const list = useMarkedInView(index);

  function onClick(event: MouseEvent, choice: Choice) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onChoose(choice, false);
  }

  const firstOf = groups.map((_, at) =>
    groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0),
  );
  return (
    <div ref={list} id={id} role="listbox" aria-label="Found" className={styles.list}>
      {groups.map(({ heading, choices }, groupIndex) => (
        <div key={heading} role="group" aria-labelledby={`${id}-group-${groupIndex}`}>
          <div id={`${id}-group-${groupIndex}`} className={styles.heading}>
            {heading}
          </div>
          {choices.map((choice, at) => {
            const position = firstOf[groupIndex]! + at;
            return (
              <a
                key={choice.key}
                id={choiceId(id, position)}
                role="option"
                aria-selected={position === index}
                tabIndex={-1}
                href={
                  choice.kind === 'text'
                    ? undefined
                    : choice.href.startsWith('/')
                      ? share(choice.href)
                      : choice.href
                }
                className={styles.choice}
                onClick={(event) => onClick(event, choice)}
              >
                <span className={styles.name}>
                  {choice.kind === 'hit' ? (
                    <HitName hit={choice.hit} />
                  ) : choice.kind === 'page' ? (
                    choice.label
                  ) : (
                    choice.text
                  )}
                </span>
                {choice.kind === 'hit' && (
                  <span className={styles.facts}>{facts.get(choice.hit.objectID)}</span>
                )}
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** What `aria-activedescendant` calls a choice. */
export function choiceId(listId: string, index: number): string {
  return `${listId}-${index}`;
}

function useMarkedInView(index: number) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [index]);
  return list;
}
