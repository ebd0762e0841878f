import type { Spotlight_query$key } from '@/__generated__/Spotlight_query.graphql';
import { CoverageVerdict } from '@/client/sections/CoverageVerdict';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

/** A sample verdict, for the latest feature in every core browser. */
export function Spotlight(props: { readonly query: Spotlight_query$key }) {
  const result = useFragment(
    graphql`
      fragment Spotlight_query on Query @catch {
        spotlight: features(query: "baseline_status:newly", sort: NEWLY_ON_DESC, first: 1) {
          edges {
            node {
              slug
              name
              discouraged {
                __typename
              }
              baseline {
                ...CoverageVerdict_baseline
              }
              coverage(audience: $audience) {
                ...CoverageVerdict_coverage
              }
            }
          }
        }
      }
    `,
    props.query,
  );
  if (!result.ok)
    return <SectionFailure what="The latest Baseline feature" errors={result.errors} />;
  const [edge] = result.value.spotlight.edges;
  if (!edge) return null;
  const { slug, name, discouraged, baseline, coverage } = edge.node;
  return (
    <Section
      title={
        <>
          {'Latest in Baseline: '}
          <Link href={href.feature(slug)} prefetch="view">
            {name}
          </Link>
        </>
      }
    >
      <CoverageVerdict
        coverage={coverage}
        baseline={baseline}
        isDiscouraged={discouraged != null}
      />
    </Section>
  );
}
