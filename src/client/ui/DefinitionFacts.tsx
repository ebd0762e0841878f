import type { ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './DefinitionFacts.module.css';

export interface Fact {
  readonly term: string;
  /** Null, undefined and false hide the fact. */
  readonly detail: ReactNode;
}

/** Short facts, stacked in a sidebar or side by side where there is room. */
export function DefinitionFacts({
  facts,
  layout = 'stacked',
}: {
  facts: readonly Fact[];
  layout?: 'stacked' | 'wide';
}) {
  return (
    <dl className={classNames(styles.facts, styles[layout])}>
      {facts
        .filter(({ detail }) => detail !== null && detail !== undefined && detail !== false)
        .map(({ term, detail }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
    </dl>
  );
}
