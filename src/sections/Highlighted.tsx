import { Fragment } from 'react';
import { highlightParts } from '@/search/highlight';
import { BreakableText } from '@/ui/BreakableText';
import styles from './Highlighted.module.css';

/** A found text with what matched in it marked; whatever it holds is drawn as text. */
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
