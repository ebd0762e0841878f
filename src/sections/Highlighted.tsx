import { highlightParts } from '@/search/highlight';
import styles from './Highlighted.module.css';

/** A found text with what matched in it marked; whatever it holds is drawn as text. */
export function Highlighted({ marked }: { readonly marked: string }) {
  return highlightParts(marked).map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      text
    ),
  );
}
