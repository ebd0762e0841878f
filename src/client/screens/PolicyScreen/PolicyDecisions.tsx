import type { PolicyDecisions_policy$key } from '@/__generated__/PolicyDecisions_policy.graphql';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Section } from '@/client/ui/Section';
import { formatCount } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './PolicyLists.module.css';

/** Which features may be used, and what holds for all others. */
export function PolicyDecisions(props: { readonly policy: PolicyDecisions_policy$key }) {
  const policy = useFragment(
    graphql`
      fragment PolicyDecisions_policy on Policy {
        aboveCount
        refusedCount
        fallbackRules
        adopted {
          slug
          name
        }
        declined {
          slug
          name
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
          { term: 'Adopted', detail: <Names features={policy.adopted} /> },
          { term: 'Declined', detail: <Names features={policy.declined} /> },
        ]}
      />
    </Section>
  );
}

function Names({
  features,
}: {
  readonly features: readonly { readonly slug: string; readonly name: string }[];
}) {
  if (features.length === 0) return 'None';
  return (
    <ul className={styles.names}>
      {features.map(({ slug, name }) => (
        <li key={slug}>
          <Link href={href.feature(slug)}>{name}</Link>
        </li>
      ))}
    </ul>
  );
}
