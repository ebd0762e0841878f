import type { ChangeParts_parts$key } from '@/__generated__/ChangeParts_parts.graphql';
import { causeWords } from '@/domain/ChangeCause';
import { graphql, useFragment } from '@/relay/hooks';
import styles from './ChangeParts.module.css';

/** Why a share differs: one sentence a cause, which add up to the difference. */
export function ChangeParts(props: { readonly parts: ChangeParts_parts$key }) {
  const parts = useFragment(
    graphql`
      fragment ChangeParts_parts on ChangePart @relay(plural: true) {
        cause
        sentence
      }
    `,
    props.parts,
  );
  return (
    <ul className={styles.parts}>
      {parts.map(({ cause, sentence }) => (
        <li key={cause}>
          <span className={styles.cause}>{causeWords(cause)}</span> {sentence}
        </li>
      ))}
    </ul>
  );
}
