import type { PolicyScreenQuery } from '@/__generated__/PolicyScreenQuery.graphql';
import { formatLine, formatPercent } from '@/domain/formatPercent';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { parsePolicyView, policyHref, type PolicyView } from '@/routes/PolicyView';
import { PageMeta } from '@/sections/PageMeta';
import { SectionFailure } from '@/sections/SectionFailure';
import { Note } from '@/ui/Note';
import { PageTitle } from '@/ui/PageTitle';
import { AbsentNames } from './AbsentNames';
import { PolicyChange } from './PolicyChange';
import { PolicyDecisions } from './PolicyDecisions';
import { PolicyFiles } from './PolicyFiles';
import { PolicyFloors } from './PolicyFloors';
import { policyProblem } from './policyProblem';

export const policyScreenQuery = graphql`
  query PolicyScreenQuery(
    $audience: String!
    $linePercent: Float!
    $adopt: [String!]!
    $decline: [String!]!
    $rule: PolicyRule!
    $floors: [String!]!
  ) @throwOnFieldError {
    policy(
      audience: $audience
      linePercent: $linePercent
      adopt: $adopt
      decline: $decline
      rule: $rule
      floors: $floors
    ) @catch {
      hash
      supportedShare
      audience {
        name
        trackedShare
      }
      ...AbsentNames_policy
      ...PolicyFloors_policy
      ...PolicyChange_policy
      ...PolicyDecisions_policy
    }
  }
`;

/** What a team supports, for its handbook: the address holds all of it. */
export function PolicyScreen({ queryRef }: ScreenProps<PolicyScreenQuery>) {
  const { policy } = usePreloadedQuery<PolicyScreenQuery>(policyScreenQuery, queryRef);
  const { linePercent } = usePreferences();
  const { adopt, decline, rule, floors } = queryRef.variables;
  const view: PolicyView = { adopt, decline, rule, floors };
  const meta = (
    <PageMeta
      title="Support policy"
      description="Which browsers and web features a team supports, as one address that linters, builds and agents read."
      path={policyHref(view)}
    />
  );
  if (!policy.ok) {
    const problem = policyProblem(view);
    return (
      <>
        {meta}
        <PageTitle title="Support policy" />
        {problem === undefined ? (
          <SectionFailure what="The policy" errors={policy.errors} />
        ) : (
          <Note tone="warning">{problem}</Note>
        )}
      </>
    );
  }
  const { hash, supportedShare, audience } = policy.value;
  // The line counts those whose release is known, so their share is the one that reaches it.
  const known =
    audience.trackedShare < 1
      ? `, and ${formatPercent(supportedShare / audience.trackedShare, linePercent)} of those whose browser release is known`
      : '';
  return (
    <>
      {meta}
      <PageTitle
        title="Support policy"
        lede={
          <p>
            {`We build for ${audience.name} with a line of ${formatLine(linePercent)}. The browsers below are ${formatPercent(supportedShare)} of the audience${known}. Policy `}
            <code>{hash}</code>.
          </p>
        }
      />
      <AbsentNames policy={policy.value} view={view} />
      <PolicyFloors policy={policy.value} view={view} />
      <PolicyChange policy={policy.value} />
      <PolicyDecisions policy={policy.value} />
      <PolicyFiles view={view} />
    </>
  );
}

export const policyScreen: ScreenDefinition<PolicyScreenQuery> = {
  Screen: PolicyScreen,
  query: policyScreenQuery,
  variables: (url) => parsePolicyView(url),
};
