import type { FeatureShare_feature$key } from '@/__generated__/FeatureShare_feature.graphql';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import { href } from '@/routes/href';
import { Section } from '@/ui/Section';

/** Links to the share page. Its copyable texts are kept off this page to keep it small. */
export function FeatureShare(props: { readonly feature: FeatureShare_feature$key }) {
  const { slug } = useFragment(
    graphql`
      fragment FeatureShare_feature on Feature {
        slug
      }
    `,
    props.feature,
  );
  return (
    <Section title="Share">
      <Link href={href.share(slug)}>Badge, card, feeds, JSON, exports</Link>
    </Section>
  );
}
