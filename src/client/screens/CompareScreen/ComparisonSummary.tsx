import type { ComparisonSummary_comparison$key } from '@/__generated__/ComparisonSummary_comparison.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DataTable } from '@/client/ui/DataTable';
import { Note } from '@/client/ui/Note';
import { type Part, PartsBar, PartSwatch } from '@/client/ui/PartsBar';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount } from '@/domain/format';
import type { CompareView } from '@/domain/routes/browsers';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';
import styles from './ComparisonSummary.module.css';
import { releaseName } from './releaseName';

const comparisonCounts = graphql`
  fragment ComparisonSummary_comparison on ReleaseComparison @catch {
    left {
      id
      version
      browser {
        slug
      }
      ...releaseName_release
    }
    right {
      id
      version
      browser {
        slug
      }
      ...releaseName_release
    }
    features {
      bothCount
      onlyLeftCount
      onlyRightCount
      neitherCount
      unknownCount
    }
    compatKeys {
      bothCount
      onlyLeftCount
      onlyRightCount
      neitherCount
      unknownCount
    }
  }
`;

interface ComparisonSummaryProps {
  readonly comparison: ComparisonSummary_comparison$key;
  readonly view: CompareView;
}

/**
 * How much two releases have in common, as a chart and in numbers, with links to the differences.
 */
export function ComparisonSummary({ view, ...props }: ComparisonSummaryProps) {
  const result = useFragment(comparisonCounts, props.comparison);
  if (!result.ok)
    return <SectionFailure what="The summary of the comparison" errors={result.errors} />;
  const { left, right, features, compatKeys } = result.value;
  if (left.id === right.id)
    return (
      <Note>Both sides are the same release. Choose another version or browser on one side.</Note>
    );
  return (
    <Section
      title="Shared and different"
      aside={
        <>
          <Link href={href.release(left.browser.slug, left.version)}>{releaseName(left)}</Link>
          {', '}
          <Link href={href.release(right.browser.slug, right.version)}>{releaseName(right)}</Link>
        </>
      }
    >
      <SharedParts
        names={[releaseName(left), releaseName(right)]}
        features={features}
        compatKeys={compatKeys}
      />
      <DifferenceWays view={view} />
    </Section>
  );
}

interface SharedPartsProps {
  readonly names: readonly [left: string, right: string];
  readonly features: Counts;
  readonly compatKeys: Counts;
}

/** The five parts as bars, and again as a table. */
function SharedParts({ names: [left, right], features, compatKeys }: SharedPartsProps) {
  const [ofFeatures, ofKeys] = [features, compatKeys].map((counts) =>
    getParts(counts, `Only ${left}`, `Only ${right}`),
  ) as [readonly Part[], readonly Part[]];
  return (
    <>
      <dl className={styles.bars}>
        <dt>Features</dt>
        <dd>
          <PartsBar parts={ofFeatures} />
        </dd>
        <dt>Compat keys</dt>
        <dd>
          <PartsBar parts={ofKeys} />
        </dd>
      </dl>
      <div className={styles.common}>
        <CommonTable
          caption={`What ${left} and ${right} share`}
          ofFeatures={ofFeatures}
          ofKeys={ofKeys}
        />
      </div>
    </>
  );
}

function DifferenceWays({ view }: { readonly view: CompareView }) {
  return (
    <nav aria-label="List" className={styles.ways}>
      {(['features', 'keys'] as const).map((list) => (
        <Link
          key={list}
          href={href.compare({ ...view, list, area: '', page: 1 })}
          aria-current={view.list === list ? 'true' : undefined}
          scroll={false}
        >
          {list === 'features' ? 'Features that differ' : 'Compat keys that differ'}
        </Link>
      ))}
    </nav>
  );
}

interface CommonTableProps {
  readonly caption: string;
  readonly ofFeatures: readonly Part[];
  readonly ofKeys: readonly Part[];
}

function CommonTable({ caption, ofFeatures, ofKeys }: CommonTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={[
        {
          heading: 'Fully supported by',
          cell: ({ part }) => (
            <>
              <PartSwatch part={part} />
              {part.label}
            </>
          ),
        },
        {
          heading: 'Features',
          className: cells.number,
          cell: ({ part }) => formatCount(part.amount),
        },
        {
          heading: 'Compat keys',
          className: cells.number,
          cell: ({ keyCount }) => formatCount(keyCount),
        },
      ]}
      rows={ofFeatures.map((part, index) => ({ part, keyCount: ofKeys[index]?.amount ?? 0 }))}
      getKey={({ part }) => part.label}
    />
  );
}

interface Counts {
  readonly bothCount: number;
  readonly onlyLeftCount: number;
  readonly onlyRightCount: number;
  readonly neitherCount: number;
  readonly unknownCount: number;
}

function getParts(
  { bothCount, onlyLeftCount, onlyRightCount, neitherCount, unknownCount }: Counts,
  onlyLeft: string,
  onlyRight: string,
): readonly Part[] {
  return [
    { label: onlyLeft, amount: onlyLeftCount, paint: 'var(--series-1)' },
    { label: 'Both', amount: bothCount, paint: 'var(--supported)' },
    { label: onlyRight, amount: onlyRightCount, paint: 'var(--series-2)' },
    { label: 'Neither', amount: neitherCount, paint: 'var(--rule)' },
    { label: 'Unknown for one or both', amount: unknownCount, paint: 'url(#paint-unknown)' },
  ];
}
