import type { FeatureTable_features$data } from '@/__generated__/FeatureTable_features.graphql';
import { Link } from '@/relay/Link';
import { CoverageCell } from '@/screens/sections/CoverageCell';
import { StackPlace } from '@/screens/sections/StackPlace';
import { BaselineMark } from '@/ui/BaselineMark';
import { cells } from '@/ui/Table';

import { CORE_BROWSERS } from './coreBrowsers.data';
import styles from './FeatureTableRow.module.css';

interface FeatureTableRowProps {
  readonly feature: FeatureTable_features$data[number];
  readonly linePercent: number;
}

/** Drawn fifty times a page, so it is a few plain elements: a cell, a text. */
export function FeatureTableRow({ feature, linePercent }: FeatureTableRowProps) {
  const { slug, name, baseline, support, coverage } = feature;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <StackPlace slug={slug} name={name} />
        <Link href={`/features/${slug}`} prefetch="view">
          {name}
        </Link>
      </th>
      <CoverageCell shares={coverage} linePercent={linePercent} />
      <td>
        <BaselineMark baseline={{ status: baseline.status }} />
      </td>
      <td className={`${cells.spare} ${cells.whole}`}>{baseline.newlyOn && `${baseline.isNewlyOnUpperBound ? '≤\u202F' : ''}${baseline.newlyOn}`}</td>
      {CORE_BROWSERS.map((browser) => (
        <VersionCell key={browser.slug} first={support.find((candidate) => candidate.browser.slug === browser.slug)} />
      ))}
    </tr>
  );
}

function VersionCell({ first }: { readonly first: FeatureTable_features$data[number]['support'][number] | undefined }) {
  if (first) return <td className={VERSION}>{first.isUpperBound ? `≤\u202F${first.version}` : first.version}</td>;
  return (
    <td className={`${VERSION} ${styles.none}`}>
      <span role="img" aria-label="not supported">
        –
      </span>
    </td>
  );
}

const VERSION = `${cells.number} ${cells.spare}`;
