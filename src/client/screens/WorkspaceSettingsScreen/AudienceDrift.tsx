import type {
  AudienceDrift_drift$data,
  AudienceDrift_drift$key,
} from '@/__generated__/AudienceDrift_drift.graphql';
import { formatCountWithNoun, formatPercent } from '@/domain/format';
import { teamHref } from '@/domain/routes/teams';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from '@/client/ui/Form.module.css';

interface AudienceDriftProps {
  readonly drift: AudienceDrift_drift$key;
  readonly workspaceSlug: string;
}

/** Changes in the newest revision of an audience, and the decisions they affect. */
export function AudienceDrift({ workspaceSlug, ...props }: AudienceDriftProps) {
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
        {`Since ${from}, ${formatPercent(distance)} of visitors use another version; ${decisionCount === 0 ? 'no decision is' : decisionCount === 1 ? '1 decision is' : `${decisionCount} decisions are`} affected`}
      </summary>
      <p>{moves.length === 0 ? `No share changed until ${to}.` : `${moves.join(', ')}.`}</p>
      <ul className={styles.list}>
        {decisions.map((row) => (
          <MovedDecision key={row.decision.id} row={row} workspaceSlug={workspaceSlug} />
        ))}
      </ul>
      {decisionCount > decisions.length && (
        <p>{`… and ${formatCountWithNoun(decisionCount - decisions.length, 'decision')} more.`}</p>
      )}
    </details>
  );
}

interface MovedDecisionProps {
  readonly row: AudienceDrift_drift$data['decisions'][number];
  readonly workspaceSlug: string;
}

function MovedDecision({ row, workspaceSlug }: MovedDecisionProps) {
  const { name, project, beforeShare, afterShare, crossesLine } = row;
  return (
    <li>
      <Link
        href={teamHref.project(workspaceSlug, project.slug)}
      >{`${name} in ${project.name}`}</Link>
      {`: ${formatPercent(beforeShare)} → ${formatPercent(afterShare)}${crossesLine ? ', which passes the line' : ''}`}
    </li>
  );
}
