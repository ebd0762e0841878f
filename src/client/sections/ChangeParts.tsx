import type { ChangeParts_parts$key } from '@/__generated__/ChangeParts_parts.graphql';
import { formatPoints } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './ChangeParts.module.css';

/**
 * Explains why a share differs: a sentence for each cause, and the causes add up to the difference.
 */
export function ChangeParts(props: { readonly parts: ChangeParts_parts$key }) {
  const parts = useFragment(
    graphql`
      fragment ChangeParts_parts on ChangePart @relay(plural: true) {
        cause
        share
        sentence
      }
    `,
    props.parts,
  );
  return (
    <ul className={styles.parts}>
      {parts.map(({ cause, share, sentence }) => (
        <li key={cause}>
          <span className={styles.points}>{formatPoints(share)}</span> {sentence}
        </li>
      ))}
    </ul>
  );
}
