import { useRouter } from 'next/router';
import type { PolicyComparison_policy$key } from '@/__generated__/PolicyComparison_policy.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Note } from '@/client/ui/Note';
import { Section } from '@/client/ui/Section';
import { AUDIENCE_REFUSALS } from '@/domain/Audience';
import { type OtherPolicy, policyHref, type PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { AbsentNames, replaceName } from './AbsentNames';
import { ComparedFeatures } from './ComparedFeatures';
import { ComparedFloors } from './ComparedFloors';
import { ComparedTerms } from './ComparedTerms';
import { policyProblem } from './policyProblem';
import { wrongLine } from './wrongLine';

interface PolicyComparisonProps {
  readonly policy: PolicyComparison_policy$key;
  readonly view: PolicyView;
  readonly other: OtherPolicy;
}

const policyComparisonFragment = graphql`
  fragment PolicyComparison_policy on Policy
  @argumentDefinitions(other: { type: "PolicyTermsInput" })
  @catch {
    ...ComparedTerms_policies
    ...ComparedFloors_policies
    comparedWith(policy: $other) {
      other {
        ...AbsentNames_policy
        ...ComparedTerms_policies
        ...ComparedFloors_policies
      }
      ...ComparedFeatures_comparison
    }
  }
`;

/** Two policies side by side: the people each one leaves behind, and the features it gains. */
export function PolicyComparison({ view, other, ...props }: PolicyComparisonProps) {
  const result = useFragment(policyComparisonFragment, props.policy);
  const wrong = wrongLine(useRouter().query['other-line'])?.slice(0, 20);
  if (!result.ok) return <Failure other={other} errors={result.errors} />;
  const { comparedWith } = result.value;
  if (!comparedWith) return null;
  const policies = [result.value, comparedWith.other];
  return (
    <Section
      title="Side by side"
      id="side-by-side"
      aside={<Link href={policyHref({ ...view, other: undefined })}>Show this policy alone</Link>}
    >
      {wrong !== undefined && (
        <Note tone="warning">
          {`The other line “${wrong}” isn’t a percentage between 0 and 100, so the line of this policy is used. `}
          <a href="#compare">Correct the other line</a>
        </Note>
      )}
      <AbsentNames
        policy={comparedWith.other}
        hrefWith={(wrong, right) =>
          policyHref({ ...view, other: replaceName(other, wrong, right) })
        }
      />
      <ComparedTerms policies={policies} />
      <ComparedFloors policies={policies} />
      <ComparedFeatures comparison={comparedWith} />
    </Section>
  );
}

function Failure({
  other,
  errors,
}: {
  readonly other: OtherPolicy;
  readonly errors: readonly unknown[];
}) {
  const problem = errors.some(isOfAudience)
    ? `There is no audience “${other.audience}”. Choose one below.`
    : policyProblem(other);
  if (problem === undefined) return <SectionFailure what="The other policy" errors={errors} />;
  return <Note tone="warning">{`The other policy: ${problem}`}</Note>;
}

function isOfAudience(error: unknown): boolean {
  const { extensions } = error as { readonly extensions?: { readonly code?: string } };
  return AUDIENCE_REFUSALS.includes(extensions?.code ?? '');
}
