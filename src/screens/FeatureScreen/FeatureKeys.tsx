import type { FeatureKeys_feature$key } from '@/__generated__/FeatureKeys_feature.graphql';
import { formatCountOf } from '@/domain/formatCount';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import { href } from '@/routes/href';
import { SectionFailure } from '@/sections/SectionFailure';
import { Pagination } from '@/ui/Pagination';
import { Section } from '@/ui/Section';
import { FeatureKeyTable } from './FeatureKeyTable';
import { KEYS_PER_PAGE } from './featureOutcome';
import { KeysAboveLine } from './KeysAboveLine';
import { MissingKeys } from './MissingKeys';

interface FeatureKeysProps {
  readonly feature: FeatureKeys_feature$key;
  readonly keysSkip: number;
}

/** A feature's compat keys, each with its own coverage. */
export function FeatureKeys({ keysSkip, ...props }: FeatureKeysProps) {
  const result = useFragment(
    graphql`
      fragment FeatureKeys_feature on Feature @catch {
        slug
        name
        coverage(audience: $audience) {
          supportedShare
        }
        compatKeys(lowestFor: $audience, first: 100, skip: $keysSkip) {
          totalCount
          edges {
            node {
              ...FeatureKeyTable_compatKeys
              ...KeysAboveLine_compatKeys
            }
          }
        }
        missingCompatKeys
      }
    `,
    props.feature,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The list of compat keys" errors={result.errors} />;
  const { slug, name, coverage, compatKeys, missingCompatKeys } = result.value;
  const { totalCount } = compatKeys;
  const keys = compatKeys.edges.map(({ node }) => node);
  return (
    <Section
      title="What it’s made of"
      id="keys"
      aside={totalCount > 0 && formatCountOf(totalCount, 'compat key')}
    >
      <KeysAboveLine
        compatKeys={keys}
        featureShare={coverage.supportedShare}
        linePercent={linePercent}
      />
      {totalCount === 0 && (
        <p>
          The compat data has no keys for this feature. Everything above comes from web-features.
        </p>
      )}
      {keys.length > 0 && (
        <FeatureKeyTable compatKeys={keys} featureName={name} linePercent={linePercent} />
      )}
      {totalCount > KEYS_PER_PAGE && (
        <Pagination
          label="Compat keys"
          page={keysSkip / KEYS_PER_PAGE + 1}
          pageSize={KEYS_PER_PAGE}
          total={totalCount}
          hrefOf={(page) => href.feature(slug, { keysPage: page })}
        />
      )}
      <MissingKeys paths={missingCompatKeys} />
    </Section>
  );
}
