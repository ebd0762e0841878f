import type { FeatureKeys_feature$key } from '@/__generated__/FeatureKeys_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './FeatureKeys.module.css';
import { FeatureKeyTable } from './FeatureKeyTable';
import { KEYS_PER_PAGE } from './featureOutcome';
import { KeysAboveLine } from './KeysAboveLine';
import { MissingKeys } from './MissingKeys';

/** The lowest, which decide; a few more are shown rather than folded. */
const KEYS_SHOWN = 12;

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
  const isFolded = keysSkip === 0 && keys.length > KEYS_SHOWN * 1.5;
  const shown = isFolded ? keys.slice(0, KEYS_SHOWN) : keys;
  const rest = isFolded ? keys.slice(KEYS_SHOWN) : [];
  const pages = totalCount > KEYS_PER_PAGE && (
    <Pagination
      label="Compat keys"
      page={keysSkip / KEYS_PER_PAGE + 1}
      pageSize={KEYS_PER_PAGE}
      total={totalCount}
      getHref={(page) => href.feature(slug, { keysPage: page })}
    />
  );
  return (
    <Section
      title="What it’s made of"
      id="keys"
      aside={totalCount > 0 && formatCountWithNoun(totalCount, 'compat key')}
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
      {shown.length > 0 && (
        <FeatureKeyTable
          caption={`Compat keys of ${name}`}
          compatKeys={shown}
          linePercent={linePercent}
        />
      )}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{`${formatCount(totalCount - shown.length)} more`}</summary>
          <FeatureKeyTable
            caption={`More compat keys of ${name}`}
            compatKeys={rest}
            linePercent={linePercent}
          />
          {pages}
        </details>
      )}
      {rest.length === 0 && pages}
      <MissingKeys paths={missingCompatKeys} />
    </Section>
  );
}
