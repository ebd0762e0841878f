import type { FeatureShare_feature$key } from '@/__generated__/FeatureShare_feature.graphql';
import { Section } from '@/client/ui/Section';
import { audienceComparisonHref } from '@/domain/routes/audiences';
import { href } from '@/domain/routes/href';
import { watchHref } from '@/domain/routes/watch';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './FeatureShare.module.css';

/** Links to pages of their own, which keep this one small: other audiences, and texts to copy. */
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
    <div className={styles.doors}>
      <Section title="Other audiences">
        <Link href={audienceComparisonHref([slug])}>Compare audiences side by side</Link>
      </Section>
      <Section title="Watch">
        <Link href={watchHref({ subject: slug })}>Tell me when this crosses my line</Link>
      </Section>
      <Section title="Share">
        <Link href={href.share(slug)}>Badge, card, feeds, JSON, exports</Link>
      </Section>
    </div>
  );
}
