import type { ReactNode } from 'react';
import type { PolicyOverview_policy$key } from '@/__generated__/PolicyOverview_policy.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import type { PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import { usePreferences } from '@/relay/route/RouteRoot';
import { moreLost, wishedVersion } from './floorRows';
import styles from './PolicyFloors.module.css';
import { PolicyLede } from './PolicyLede';
import { PolicySummary } from './PolicySummary';
import { readFloorRows } from './readFloorRows';
import { useMovedFloors } from './useMovedFloors';

/** Scripts make it answer; without them it is a form. */
const PolicyFloors = lazySection(
  async () =>
    (await import(/* webpackChunkName: "policy-floors-sections" */ './PolicyFloors')).PolicyFloors,
);

interface PolicyOverviewProps {
  readonly policy: PolicyOverview_policy$key;
  readonly view: PolicyView;
  /** Stands between the heading and the load line. */
  readonly children: ReactNode;
}

const policyOverviewFragment = graphql`
  fragment PolicyOverview_policy on Policy @catch {
    supportedShare
    value {
      name
      step
    }
    audience {
      trackedShare
    }
    ...PolicyLede_policy
    ...readFloorRows_policy
  }
`;

const TITLE = 'Support policy';

/** The heading, the load line and the minimum versions, all of which follow a reader's hand. */
export function PolicyOverview({ view, children, ...props }: PolicyOverviewProps) {
  const result = useFragment(policyOverviewFragment, props.policy);
  const moved = useMovedFloors(view);
  const { linePercent } = usePreferences();
  if (!result.ok)
    return (
      <>
        <PageTitle title={TITLE} />
        {children}
        <SectionFailure what="The minimum versions" errors={result.errors} />
      </>
    );
  const policy = result.value;
  const { supportedShare, value, audience } = policy;
  const rows = readFloorRows(policy);
  const shareAt = (wished: readonly string[]) => {
    const floors = { wished, served: view.floors };
    return Math.max(0, supportedShare - moreLost(rows, (row) => wishedVersion(row, floors)));
  };
  const covered = shareAt(moved.floors);
  return (
    <>
      <PageTitle title={TITLE} lede={<PolicyLede policy={policy} covered={covered} />} />
      {children}
      {rows.length > 0 && (
        <div className={styles.live}>
          <PolicySummary
            knownShare={covered / audience.trackedShare}
            automaticShare={shareAt([]) / audience.trackedShare}
            linePercent={linePercent}
            view={view}
            moved={moved}
          />
          <PolicyFloors
            rows={rows}
            value={value && { name: value.name, step: value.step }}
            view={view}
            moved={moved}
          />
        </div>
      )}
    </>
  );
}
