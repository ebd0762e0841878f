import type { FeatureNames_features$key } from '@/__generated__/FeatureNames_features.graphql';
import type { PolicyDecisions_policy$key } from '@/__generated__/PolicyDecisions_policy.graphql';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Section } from '@/client/ui/Section';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import { FeatureNames } from './FeatureNames';
import styles from './PolicyLists.module.css';

/** The features that may be used, and the rules for all others. */
export function PolicyDecisions(props: { readonly policy: PolicyDecisions_policy$key }) {
  const policy = useFragment(
    graphql`
      fragment PolicyDecisions_policy on Policy {
        aboveCount
        refusedCount
        fallbackRules
        adopted {
          ...FeatureNames_features
        }
        declined {
          ...FeatureNames_features
        }
      }
    `,
    props.policy,
  );
  const { linePercent } = usePreferences();
  return (
    <Section title="Features" id="features">
      <ul className={styles.rules}>
        {policy.fallbackRules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <DefinitionFacts
        layout="wide"
        facts={[
          {
            term: 'On or above the line',
            detail: (
              <Link href={href.features({ query: `coverage:>=${linePercent}` })}>
                {formatCount(policy.aboveCount)}
              </Link>
            ),
          },
          { term: 'Reported by linters', detail: formatCount(policy.refusedCount) },
          { term: 'Adopted', detail: listOrNone(policy.adopted) },
          { term: 'Declined', detail: listOrNone(policy.declined) },
        ]}
      />
    </Section>
  );
}

function listOrNone(features: FeatureNames_features$key) {
  return features.length > 0 ? <FeatureNames features={features} /> : 'None';
}
