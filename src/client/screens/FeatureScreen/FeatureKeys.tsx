import type {
  FeatureKeys_feature$data,
  FeatureKeys_feature$key,
} from '@/__generated__/FeatureKeys_feature.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Pagination } from '@/client/ui/Pagination';
import { Section } from '@/client/ui/Section';
import { formatCount, formatCountWithNoun } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './FeatureKeys.module.css';
import { FeatureKeyTable } from './FeatureKeyTable';
import { KEYS_PER_PAGE } from './featureVariables';
import { KeysAboveLine } from './KeysAboveLine';
import { WithdrawnKeys } from './WithdrawnKeys';

/** The lowest keys decide. A few more than this are shown rather than folded. */
const KEYS_SHOWN = 12;

const hasPart = (...asked: Parameters<typeof getGoverningShare>) =>
  getGoverningShare(...asked).reading !== 'ALL';

const NO_KEYS =
  'The compat data has no parts for this feature. Everything above comes from web-features.';

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
          partialShare
          unknownShare
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
        withdrawnCompatKeys
      }
    `,
    props.feature,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The list of parts" errors={result.errors} />;
  const { totalCount, edges } = result.value.compatKeys;
  const { supportedShare, partialShare, unknownShare } = result.value.coverage;
  return (
    <Section
      title="What it’s made of"
      id="keys"
      aside={totalCount > 0 && formatCountWithNoun(totalCount, 'compat key')}
    >
      <KeysAboveLine
        compatKeys={edges.map(({ node }) => node)}
        featureShare={supportedShare}
        isInPart={hasPart({ supportedShare, partialShare, unknownShare }, linePercent)}
        linePercent={linePercent}
      />
      {totalCount === 0 ? (
        <p>{NO_KEYS}</p>
      ) : (
        <KeyTables feature={result.value} keysSkip={keysSkip} />
      )}
      <WithdrawnKeys paths={result.value.withdrawnCompatKeys} />
    </Section>
  );
}

interface KeyTablesProps {
  readonly feature: Caught<FeatureKeys_feature$data>;
  readonly keysSkip: number;
}

/** The keys of one page. On the first page all but the lowest are folded. */
function KeyTables({ feature: { slug, name, compatKeys }, keysSkip }: KeyTablesProps) {
  const { linePercent } = usePreferences();
  const { totalCount, edges } = compatKeys;
  const keys = edges.map(({ node }) => node);
  const isFolded = keysSkip === 0 && keys.length > KEYS_SHOWN * 1.5;
  const shown = isFolded ? keys.slice(0, KEYS_SHOWN) : keys;
  const pages = <KeyPages slug={slug} keysSkip={keysSkip} totalCount={totalCount} />;
  return (
    <>
      {shown.length > 0 && (
        <FeatureKeyTable
          caption={`Parts of ${name}`}
          compatKeys={shown}
          linePercent={linePercent}
        />
      )}
      {isFolded ? (
        <details className={styles.more}>
          <summary>{`${formatCount(totalCount - shown.length)} more`}</summary>
          <FeatureKeyTable
            caption={`More parts of ${name}`}
            compatKeys={keys.slice(KEYS_SHOWN)}
            linePercent={linePercent}
          />
          {pages}
        </details>
      ) : (
        pages
      )}
    </>
  );
}

interface KeyPagesProps {
  readonly slug: string;
  readonly keysSkip: number;
  readonly totalCount: number;
}

function KeyPages({ slug, keysSkip, totalCount }: KeyPagesProps) {
  if (totalCount <= KEYS_PER_PAGE) return null;
  return (
    <Pagination
      label="Compat keys"
      page={keysSkip / KEYS_PER_PAGE + 1}
      pageSize={KEYS_PER_PAGE}
      total={totalCount}
      getHref={(page) => href.feature(slug, { keysPage: page })}
    />
  );
}
