import type { DecisionActs_project$key } from '@/__generated__/DecisionActs_project.graphql';
import { formatCountWithNoun } from '@/domain/format';
import { formatDate } from '@/domain/formatDate';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

/** Decisions made many at once, as one line an act: they would hide those made singly. */
export function DecisionActs(props: { readonly project: DecisionActs_project$key }) {
  const { decisionActs } = useFragment(
    graphql`
      fragment DecisionActs_project on Project {
        decisionActs {
          id
          count
          author
          decidedOn
        }
      }
    `,
    props.project,
  );
  if (decisionActs.length === 0) return null;
  return (
    <>
      <ul className={styles.list}>
        {decisionActs.map(({ id, count, author, decidedOn }) => (
          <li key={id}>
            {`${formatCountWithNoun(count, 'decision')} at once, ${formatDate(decidedOn, 'day')}, ${author}`}
          </li>
        ))}
      </ul>
      <p className={styles.after}>
        <Link href={href.features({ query: 'decision:adopted' })}>All adopted features</Link>
      </p>
    </>
  );
}
