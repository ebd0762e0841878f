import type { ReactNode } from 'react';
import type { PolicyOverview_policy$key } from '@/__generated__/PolicyOverview_policy.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import type { PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { moreLost, wishedVersion } from './floorRows';
import { PolicyFloors } from './PolicyFloors';
import styles from './PolicyFloors.module.css';
import { PolicyLede } from './PolicyLede';
import { PolicySummary } from './PolicySummary';
import { useFloorRows } from './useFloorRows';
import { useMovedFloors } from './useMovedFloors';

interface PolicyOverviewProps {
  readonly policy: PolicyOverview_policy$key;
  readonly view: PolicyView;
  /** Stands between the heading and the load line. */
  readonly children: ReactNode;
}

const policyOverviewFragment = graphql`
  fragment PolicyOverview_policy on Policy {
    supportedShare
    value {
      name
      step
    }
    audience {
      trackedShare
    }
    ...PolicyLede_policy
    ...useFloorRows_policy
  }
`;

/** The heading, the load line and the minimum versions, all of which follow a reader's hand. */
export function PolicyOverview({ view, children, ...props }: PolicyOverviewProps) {
  const policy = useFragment(policyOverviewFragment, props.policy);
  const { supportedShare, value, audience } = policy;
  const result = useFloorRows(policy);
  const moved = useMovedFloors(view);
  const { linePercent } = usePreferences();
  const rows = result.ok ? result.rows : [];
  const shareAt = (wished: readonly string[]) => {
    const floors = { wished, served: view.floors };
    return Math.max(0, supportedShare - moreLost(rows, (row) => wishedVersion(row, floors)));
  };
  const covered = shareAt(moved.floors);
  return (
    <>
      <PageTitle title="Support policy" lede={<PolicyLede policy={policy} covered={covered} />} />
      {children}
      {!result.ok && <SectionFailure what="The minimum versions" errors={result.errors} />}
      {result.ok && (
        <div className={styles.live}>
          {audience.trackedShare > 0 && (
            <PolicySummary
              knownShare={covered / audience.trackedShare}
              automaticShare={shareAt([]) / audience.trackedShare}
              linePercent={linePercent}
              view={view}
              moved={moved}
            />
          )}
          {rows.length > 0 && (
            <PolicyFloors
              rows={rows}
              value={value && { name: value.name, step: value.step }}
              view={view}
              moved={moved}
            />
          )}
        </div>
      )}
    </>
  );
}
