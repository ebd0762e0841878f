import type { SplitFeature_split$key } from '@/__generated__/SplitFeature_split.graphql';
import { FeatureList } from '@/client/sections/FeatureList';
import { PageMeta } from '@/client/sections/PageMeta';
import { PageTitle } from '@/client/ui/PageTitle';
import { Section } from '@/client/ui/Section';
import { graphql, useFragment } from '@/relay/hooks';

/** A feature that was split; the reader chooses a successor. */
export function SplitFeature(props: { readonly split: SplitFeature_split$key }) {
  const { slug, splitInto } = useFragment(
    graphql`
      fragment SplitFeature_split on SplitFeature {
        slug
        splitInto {
          ...FeatureList_features
        }
      }
    `,
    props.split,
  );
  return (
    <>
      <PageMeta
        title={`${slug} has been split`}
        description={`The feature “${slug}” is now ${splitInto.length} features.`}
      />
      <PageTitle
        title={
          <>
            <code>{slug}</code> has been split
          </>
        }
        lede={
          <p>{`This feature is now ${splitInto.length} features, each with its own support. Choose the one you mean.`}</p>
        }
      />
      <Section title="New features">
        <FeatureList features={splitInto} caption={`Features that ${slug} has been split into`} />
      </Section>
    </>
  );
}
