import type { AudienceDrift_drift$key } from '@/__generated__/AudienceDrift_drift.graphql';
import styles from '@/client/ui/Form.module.css';
import { formatCountWithNoun, formatPercent } from '@/domain/format';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

/** What the newest revision of an audience changed, and which decisions that concerns. */
export function AudienceDrift({
  workspaceSlug,
  ...props
}: {
  readonly drift: AudienceDrift_drift$key;
  readonly workspaceSlug: string;
}) {
  const { from, to, distance, browsers, decisions, decisionCount } = useFragment(
    graphql`
      fragment AudienceDrift_drift on AudienceDrift {
        from
        to
        distance
        browsers {
          name
          beforeShare
          afterShare
        }
        decisions {
          name
          beforeShare
          afterShare
          crossesLine
          decision {
            id
          }
          project {
            slug
            name
          }
        }
        decisionCount
      }
    `,
    props.drift,
  );
  const moves = browsers.map(
    (one) => `${one.name} ${formatPercent(one.beforeShare)} → ${formatPercent(one.afterShare)}`,
  );
  return (
    <details open={decisionCount > 0}>
      <summary>
        {`Since ${from}, ${formatPercent(distance)} of visitors use another release; ${decisionCount === 0 ? 'no decision is' : decisionCount === 1 ? '1 decision is' : `${decisionCount} decisions are`} affected`}
      </summary>
      <p>{moves.length === 0 ? `No browser moved until ${to}.` : `${moves.join(', ')}.`}</p>
      <ul className={styles.list}>
        {decisions.map((one) => (
          <li key={one.decision.id}>
            <Link href={teamHref.project(workspaceSlug, one.project.slug)}>
              {`${one.name} in ${one.project.name}`}
            </Link>
            {`: ${formatPercent(one.beforeShare)} → ${formatPercent(one.afterShare)}${one.crossesLine ? ', which passes the line' : ''}`}
          </li>
        ))}
      </ul>
      {decisionCount > decisions.length && (
        <p>{`… and ${formatCountWithNoun(decisionCount - decisions.length, 'decision')} more.`}</p>
      )}
    </details>
  );
}
