import { graphql, useFragment } from 'react-relay/hooks';

import type { FeatureKeys_feature$key } from '@/__generated__/FeatureKeys_feature.graphql';
import { countOf } from '@/domain/formatCount';
import { usePreferences } from '@/relay/RouteRoot';
import { Pagination } from '@/ui/Pagination';
import { Section } from '@/ui/Section';

import { featureKeysHref, KEYS_PER_PAGE } from './featureAddress';
import { FeatureKeyTable } from './FeatureKeyTable';
import { KeysAboveLine } from './KeysAboveLine';
import { MissingKeys } from './MissingKeys';

interface FeatureKeysProps {
  readonly feature: FeatureKeys_feature$key;
  readonly keysSkip: number;
}

/** What a feature is made of: every key of the compatibility data that belongs to it, with its own coverage. */
export function FeatureKeys({ keysSkip, ...props }: FeatureKeysProps) {
  const { slug, name, coverage, compatKeys, missingCompatKeys } = useFragment(
    graphql`
      fragment FeatureKeys_feature on Feature {
        slug
        name
        coverage(audience: $audience) {
          supportedShare
        }
        compatKeys(first: 100, skip: $keysSkip) {
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
  const { totalCount } = compatKeys;
  const keys = compatKeys.edges.map(({ node }) => node);
  return (
    <Section
      title="Its parts"
      id="keys"
      aside={totalCount > 0 && countOf(totalCount, 'compatibility key')}
    >
      <KeysAboveLine
        compatKeys={keys}
        featureShare={coverage.supportedShare}
        linePercent={linePercent}
      />
      {totalCount === 0 && (
        <p>
          The compatibility data hold no keys for it; what is said above comes from web-features
          alone.
        </p>
      )}
      {keys.length > 0 && (
        <FeatureKeyTable compatKeys={keys} featureName={name} linePercent={linePercent} />
      )}
      {totalCount > KEYS_PER_PAGE && (
        <Pagination
          label="Compatibility keys"
          page={keysSkip / KEYS_PER_PAGE + 1}
          pageSize={KEYS_PER_PAGE}
          total={totalCount}
          hrefOf={(page) => featureKeysHref(slug, page)}
        />
      )}
      <MissingKeys paths={missingCompatKeys} />
    </Section>
  );
}
