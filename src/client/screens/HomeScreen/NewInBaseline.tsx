import type { NewInBaseline_query$key } from '@/__generated__/NewInBaseline_query.graphql';
import { CoverageBar } from '@/client/sections/CoverageBar';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './NewInBaseline.module.css';

/** The latest features in every core browser, with their coverage. */
export function NewInBaseline(props: { readonly query: NewInBaseline_query$key }) {
  const result = useFragment(
    graphql`
      fragment NewInBaseline_query on Query @catch {
        latest: features(query: "baseline_status:newly", sort: NEWLY_ON_DESC, first: 7) {
          edges {
            node {
              slug
              name
              coverage(audience: $audience) {
                ...CoverageBar_coverage
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="What is new in Baseline" errors={result.errors} />;
  // Skip the first, which is in the spotlight.
  const [, ...rest] = result.value.latest.edges;
  return (
    <Section title="New in Baseline" aside={<Link href={href.baseline()}>Month by month</Link>}>
      <ul className={styles.list}>
        {rest.map(({ node: { slug, name, coverage } }) => (
          <li key={slug}>
            <Link href={href.feature(slug)} prefetch="view">
              {name}
            </Link>
            <CoverageBar coverage={coverage} linePercent={linePercent} className={styles.share} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
