import type { PolicyScreenQuery } from '@/__generated__/PolicyScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { PageTitle } from '@/client/ui/PageTitle';
import { policyHref } from '@/domain/routes/policy';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import { lazySection } from '@/relay/route/lazySection';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { AbsentNames, replaceName } from './AbsentNames';
import { PolicyOverview } from './PolicyOverview';
import { PolicyProblemNote } from './PolicyProblemNote';
import { policyVariables, toPolicyView } from './policyVariables';

// Below the table of browsers. One chunk, because readers who scroll down need all of it.
const PolicyComparison = lazySection(
  async () =>
    (await import(/* webpackChunkName: "policy-sections" */ './PolicyComparison')).PolicyComparison,
);
const PolicyChange = lazySection(
  async () =>
    (await import(/* webpackChunkName: "policy-sections" */ './PolicyChange')).PolicyChange,
);
const PolicyDecisions = lazySection(
  async () =>
    (await import(/* webpackChunkName: "policy-sections" */ './PolicyDecisions')).PolicyDecisions,
);
const PolicyFiles = lazySection(
  async () => (await import(/* webpackChunkName: "policy-sections" */ './PolicyFiles')).PolicyFiles,
);
const CustomersPage = lazySection(
  async () =>
    (await import(/* webpackChunkName: "policy-sections" */ './CustomersPage')).CustomersPage,
);
const OtherPolicyForm = lazySection(
  async () =>
    (await import(/* webpackChunkName: "policy-sections" */ './OtherPolicyForm')).OtherPolicyForm,
);

export const policyScreenQuery = graphql`
  query PolicyScreenQuery(
    $audience: String!
    $linePercent: Float!
    $adopt: [String!]!
    $decline: [String!]!
    $rule: PolicyRule!
    $floors: [String!]!
    $other: PolicyTermsInput
    $otherAudience: String!
    $file: String!
  ) @throwOnFieldError {
    ...PolicyFiles_query
    ...CustomersPage_query
    ...OtherPolicyForm_query
    policy(
      audience: $audience
      linePercent: $linePercent
      adopt: $adopt
      decline: $decline
      rule: $rule
      floors: $floors
    ) @catch {
      ...PolicyOverview_policy
      ...AbsentNames_policy
      ...PolicyComparison_policy @arguments(other: $other)
      ...PolicyChange_policy
      ...PolicyDecisions_policy
      ...PolicyFiles_policy @arguments(file: $file)
    }
  }
`;

/** The browsers and features a team supports, for its handbook; the address holds all of it. */
export function PolicyScreen({ queryRef }: ScreenProps<PolicyScreenQuery>) {
  const query = usePreloadedQuery<PolicyScreenQuery>(policyScreenQuery, queryRef);
  const view = toPolicyView(queryRef.variables);
  const meta = (
    <PageMeta
      title="Support policy"
      description="Which browsers and web features a team supports, as one address that linters, builds and agents read."
      path={policyHref(view)}
    />
  );
  if (!query.policy.ok)
    return (
      <>
        {meta}
        <PageTitle title="Support policy" />
        <PolicyProblemNote
          view={view}
          otherwise={<SectionFailure what="The policy" errors={query.policy.errors} />}
        />
      </>
    );
  const policy = query.policy.value;
  return (
    <>
      {meta}
      <PolicyOverview policy={policy} view={view}>
        <AbsentNames
          policy={policy}
          hrefWith={(wrong, right) => policyHref(replaceName(view, wrong, right))}
        />
        {view.other && <PolicyComparison policy={policy} view={view} other={view.other} />}
      </PolicyOverview>
      <PolicyChange policy={policy} />
      <PolicyDecisions policy={policy} view={view} />
      <PolicyFiles query={query} policy={policy} view={view} />
      <CustomersPage query={query} view={view} />
      <OtherPolicyForm query={query} view={view} />
    </>
  );
}

export const policyScreen: ScreenDefinition<PolicyScreenQuery> = {
  Screen: PolicyScreen,
  query: policyScreenQuery,
  variables: policyVariables,
};
