import type { PolicyScreenQuery } from '@/__generated__/PolicyScreenQuery.graphql';
import { PageMeta } from '@/client/sections/PageMeta';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import { PageTitle } from '@/client/ui/PageTitle';
import { formatLine, formatPercent } from '@/domain/format';
import { parsePolicyView, policyHref, type PolicyView } from '@/domain/routes/policy';
import { formatValueShare } from '@/domain/valueShare';
import { graphql, usePreloadedQuery } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { lazySection } from '@/relay/route/lazySection';
import { Link } from '@/relay/route/Link';
import type { ScreenDefinition, ScreenProps } from '@/relay/route/route';
import { usePreferences } from '@/relay/route/RouteRoot';
import { AbsentNames, replaceName } from './AbsentNames';
import { PolicyChange } from './PolicyChange';
import { PolicyDecisions } from './PolicyDecisions';
import { PolicyFloors } from './PolicyFloors';
import { policyProblem } from './policyProblem';

const PolicyComparison = lazySection(
  async () =>
    (await import(/* webpackChunkName: "policy-sections" */ './PolicyComparison')).PolicyComparison,
);
const PolicyFiles = lazySection(
  async () => (await import(/* webpackChunkName: "policy-sections" */ './PolicyFiles')).PolicyFiles,
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
  ) @throwOnFieldError {
    ...OtherPolicyForm_query
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
      value {
        name
        step
        supportedShare
        unknownShare
      }
      audience {
        name
        trackedShare
      }
      ...AbsentNames_policy
      ...PolicyComparison_policy @arguments(other: $other)
      ...PolicyFloors_policy
      ...PolicyChange_policy
      ...PolicyDecisions_policy
    }
  }
`;

type Worth = Caught<PolicyScreenQuery['response']['policy']>['value'];

/** What a team supports, for its handbook: the address holds all of it. */
export function PolicyScreen({ queryRef }: ScreenProps<PolicyScreenQuery>) {
  const query = usePreloadedQuery<PolicyScreenQuery>(policyScreenQuery, queryRef);
  const { policy } = query;
  const { linePercent } = usePreferences();
  const view = toView(queryRef.variables);
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
          <Note tone="warning">
            {problem}
            {view.floors.length > 0 && (
              <>
                {' '}
                <Link href={policyHref({ ...view, floors: [] })}>Floors as the rule says</Link>
              </>
            )}
          </Note>
        )}
      </>
    );
  }
  const { hash, supportedShare, audience, value } = policy.value;
  // The line counts those whose release is known, so their share is the one that reaches it.
  const known =
    audience.trackedShare > 0 && audience.trackedShare < 1
      ? `, and ${formatPercent(supportedShare / audience.trackedShare, linePercent)} of those whose browser release is known`
      : '';
  return (
    <>
      {meta}
      <PageTitle
        title="Support policy"
        lede={
          <p>
            {`We build for ${audience.name} with a line of ${formatLine(linePercent)}. `}
            {audience.trackedShare > 0
              ? `The browsers below are ${formatPercent(supportedShare)} of the audience${known}.${worthSentence(value)} `
              : 'No browser release of this audience is known, so the policy names none: choose another audience. '}
            {'Policy '}
            <code>{hash}</code>.
          </p>
        }
      />
      <AbsentNames
        policy={policy.value}
        hrefWith={(wrong, right) => policyHref(replaceName(view, wrong, right))}
      />
      {view.other && <PolicyComparison policy={policy.value} view={view} other={view.other} />}
      <PolicyFloors policy={policy.value} view={view} />
      <PolicyChange policy={policy.value} />
      <PolicyDecisions policy={policy.value} />
      <PolicyFiles view={view} />
      <OtherPolicyForm query={query} view={view} />
    </>
  );
}

/** What the floors keep of revenue, where the audience's file had such a column. */
function worthSentence(value: Worth): string {
  if (!value) return '';
  const { name, step, supportedShare, unknownShare } = value;
  const unknown =
    unknownShare > 0
      ? `, and the browser release is unknown for ${formatValueShare(unknownShare, step)}`
      : '';
  return ` They bring ${formatValueShare(supportedShare, step)} of ${name}${unknown}.`;
}

/** The address again, for links and forms. */
function toView({
  adopt,
  decline,
  rule,
  floors,
  other,
}: PolicyScreenQuery['variables']): PolicyView {
  return {
    adopt,
    decline,
    rule,
    floors,
    other: other
      ? {
          audience: other.audience,
          linePercent: other.linePercent,
          adopt: other.adopt ?? [],
          decline: other.decline ?? [],
          rule: other.rule ?? 'AGE',
          floors: other.floors ?? [],
        }
      : undefined,
  };
}

export const policyScreen: ScreenDefinition<PolicyScreenQuery> = {
  Screen: PolicyScreen,
  query: policyScreenQuery,
  variables: (url) => {
    const { other, ...terms } = parsePolicyView(url);
    const { audience, linePercent } = url.preferences;
    return {
      ...terms,
      other: other && {
        ...other,
        audience: other.audience ?? audience,
        linePercent: other.linePercent ?? linePercent,
      },
    };
  },
};
