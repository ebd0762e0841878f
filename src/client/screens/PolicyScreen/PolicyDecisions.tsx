import type {
  PolicyDecisions_policy$data,
  PolicyDecisions_policy$key,
} from '@/__generated__/PolicyDecisions_policy.graphql';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Section } from '@/client/ui/Section';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import type { PolicyView } from '@/domain/routes/policy';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { DecidedFeatures } from './DecidedFeatures';
import styles from './PolicyLists.module.css';

interface PolicyDecisionsProps {
  readonly policy: PolicyDecisions_policy$key;
  readonly view: PolicyView;
}

/** The features that may be used, the rules for all others, and the team's exceptions. */
export function PolicyDecisions({ view, ...props }: PolicyDecisionsProps) {
  const policy = useFragment(
    graphql`
      fragment PolicyDecisions_policy on Policy {
        aboveCount
        aboveInPartCount
        refusedCount
        fallbackRules
        adopted {
          ...DecidedFeatures_features
        }
        declined {
          ...DecidedFeatures_features
        }
      }
    `,
    props.policy,
  );
  return (
    <Section title="Features" id="features">
      <ul className={styles.rules}>
        {policy.fallbackRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <FeatureCounts policy={policy} />
      <div className={styles.decided}>
        <DecidedFeatures list="adopt" features={policy.adopted} view={view} />
        <DecidedFeatures list="decline" features={policy.declined} view={view} />
      </div>
    </Section>
  );
}

function FeatureCounts({ policy }: { readonly policy: PolicyDecisions_policy$data }) {
  const { linePercent } = usePreferences();
  return (
    <DefinitionFacts
      layout="wide"
      facts={[
        {
          term: 'At or above your line',
          detail: (
            <Link href={href.features({ query: `coverage:>=${linePercent}` })}>
              {formatCount(policy.aboveCount)}
            </Link>
          ),
        },
        {
          term: 'Of these, only with partial support',
          detail: formatCountWithNoun(policy.aboveInPartCount, 'feature'),
        },
        {
          term: 'Linters warn about',
          detail: formatCountWithNoun(policy.refusedCount, 'feature'),
        },
      ]}
    />
  );
}
