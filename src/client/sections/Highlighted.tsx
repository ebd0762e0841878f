import { Fragment } from 'react';
import { highlightParts } from '@/browser/search/highlight';
import { BreakableText } from '@/client/ui/BreakableText';
import styles from './Highlighted.module.css';

/** Marks the matches in a search result. The text is never interpreted as HTML. */
export function Highlighted({ marked }: { readonly marked: string }) {
  return highlightParts(marked).map(({ text, isMatch }, index) => {
    const breakable = <BreakableText text={text} />;
    if (!isMatch) return <Fragment key={index}>{breakable}</Fragment>;
    return (
      <mark key={index} className={styles.match}>
        {breakable}
      </mark>
    );
  });
}
