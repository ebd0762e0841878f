import { graphql, useFragment } from 'react-relay/hooks';

import type { ComparisonSummary_comparison$key } from '@/__generated__/ComparisonSummary_comparison.graphql';
import { formatCount } from '@/domain/formatCount';
import { Link } from '@/relay/Link';
import { releaseHref } from '@/screens/sections/releaseHref';
import { Note } from '@/ui/Note';
import { PartsBar, PartSwatch, type Part } from '@/ui/PartsBar';
import { Section } from '@/ui/Section';
import { cells, Table } from '@/ui/Table';

import { viewHref, type CompareView } from './compareAddress';
import styles from './ComparisonSummary.module.css';

/** How much two releases have in common, as a picture and in numbers, and the ways to the two lists of what they have not. */
export function ComparisonSummary({
  view,
  ...props
}: {
  readonly comparison: ComparisonSummary_comparison$key;
  readonly view: CompareView;
}) {
  const { left, right, features, compatKeys } = useFragment(
    graphql`
      fragment ComparisonSummary_comparison on ReleaseComparison {
        left {
          id
          version
          browser {
            slug
            name
          }
        }
        right {
          id
          version
          browser {
            slug
            name
          }
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
    `,
    props.comparison,
  );
  if (left.id === right.id)
    return (
      <Note>
        Both sides are the same release. Choose another version or browser on one of them.
      </Note>
    );
  const [ofFeatures, ofKeys] = [features, compatKeys].map((counts) =>
    partsOf(counts, `Only ${nameOf(left)}`, `Only ${nameOf(right)}`),
  ) as [readonly Part[], readonly Part[]];
  return (
    <Section
      title="In common, and not"
      aside={
        <>
          <Link href={releaseHref(left.browser.slug, left.version)}>{nameOf(left)}</Link>
          {', '}
          <Link href={releaseHref(right.browser.slug, right.version)}>{nameOf(right)}</Link>
        </>
      }
    >
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
          caption={`What ${nameOf(left)} and ${nameOf(right)} have in common`}
          ofFeatures={ofFeatures}
          ofKeys={ofKeys}
        />
      </div>
      <nav aria-label="What is listed" className={styles.ways}>
        {(['features', 'keys'] as const).map((list) => (
          <Link
            key={list}
            href={viewHref({ ...view, list, area: '', page: 1 })}
            aria-current={view.list === list ? 'true' : undefined}
            scroll={false}
          >
            {list === 'features' ? 'Features that differ' : 'Compat keys that differ'}
          </Link>
        ))}
      </nav>
    </Section>
  );
}

interface CommonTableProps {
  readonly caption: string;
  readonly ofFeatures: readonly Part[];
  readonly ofKeys: readonly Part[];
}

function CommonTable({ caption, ofFeatures, ofKeys }: CommonTableProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Supported in full by</th>
          <th scope="col" className={cells.number}>
            Features
          </th>
          <th scope="col" className={cells.number}>
            Compat keys
          </th>
        </tr>
      </thead>
      <tbody>
        {ofFeatures.map((part, index) => (
          <tr key={part.label}>
            <th scope="row">
              <PartSwatch part={part} />
              {part.label}
            </th>
            <td className={cells.number}>{formatCount(part.amount)}</td>
            <td className={cells.number}>{formatCount(ofKeys[index]?.amount ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface Counts {
  readonly bothCount: number;
  readonly onlyLeftCount: number;
  readonly onlyRightCount: number;
  readonly neitherCount: number;
  readonly unknownCount: number;
}

function partsOf(
  { bothCount, onlyLeftCount, onlyRightCount, neitherCount, unknownCount }: Counts,
  onlyLeft: string,
  onlyRight: string,
): readonly Part[] {
  return [
    { label: onlyLeft, amount: onlyLeftCount, paint: 'var(--series-1)' },
    { label: 'Both', amount: bothCount, paint: 'var(--supported)' },
    { label: onlyRight, amount: onlyRightCount, paint: 'var(--series-2)' },
    { label: 'Neither', amount: neitherCount, paint: 'var(--rule)' },
    { label: 'Not known of one or both', amount: unknownCount, paint: 'url(#paint-unknown)' },
  ];
}

function nameOf({
  browser,
  version,
}: {
  readonly browser: { readonly name: string };
  readonly version: string;
}): string {
  return `${browser.name} ${version}`;
}
