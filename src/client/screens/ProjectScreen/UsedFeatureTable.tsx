import type {
  UsedFeatureTable_features$data,
  UsedFeatureTable_features$key,
} from '@/__generated__/UsedFeatureTable_features.graphql';
import { formatUseTrend } from '@/client/sections/useReportWords';
import { classNames } from '@/client/ui/classNames';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';
import { decisionWords } from '@/domain/decisionStates';
import { formatCount, formatPercent } from '@/domain/format';
import { getGoverningShare } from '@/domain/governingShare';
import { graphql, useFragment } from '@/relay/hooks';
import { Link } from '@/relay/route/Link';

/** Figures that phones have no room for. */
const SPARE_NUMBER = classNames(cells.number, cells.spare);

interface UsedFeatureTableProps {
  readonly features: UsedFeatureTable_features$key;
  readonly linePercent: number;
  /** The page of a decision on a feature. */
  readonly getHref: (slug: string) => string;
}

export function UsedFeatureTable({ linePercent, getHref, ...props }: UsedFeatureTableProps) {
  const features = useFragment(
    graphql`
      fragment UsedFeatureTable_features on UsedFeature @relay(plural: true) {
        feature {
          slug
          name
        }
        state
        count {
          useCount
          fileCount
          since
        }
        useCountBefore
        coverage @catch(to: NULL) {
          supportedShare
          partialShare
          unknownShare
        }
      }
    `,
    props.features,
  );
  return (
    <DataTable
      caption="Features in use, those against a decision or below the line first"
      columns={getColumns(linePercent, getHref)}
      rows={features}
      getKey={({ feature }) => feature.slug}
    />
  );
}

type Used = UsedFeatureTable_features$data[number];

function getColumns(
  linePercent: number,
  getHref: (slug: string) => string,
): readonly Column<Used>[] {
  return [
    {
      heading: 'Feature',
      cell: ({ feature }) => <Link href={getHref(feature.slug)}>{feature.name}</Link>,
    },
    {
      heading: 'Decision',
      cell: ({ state }) => (state == null ? 'None' : decisionWords(state)),
    },
    {
      heading: 'Can use it',
      className: cells.number,
      cell: ({ coverage }) => formatShare(coverage, linePercent),
    },
    {
      heading: 'Uses',
      className: cells.number,
      cell: ({ count }) => formatCount(count.useCount),
    },
    {
      heading: 'In 4 weeks',
      className: SPARE_NUMBER,
      cell: ({ count, useCountBefore }) => formatUseTrend(count.useCount, useCountBefore),
    },
    {
      heading: 'Files',
      className: SPARE_NUMBER,
      cell: ({ count }) => formatCount(count.fileCount),
    },
    { heading: 'Since', className: cells.spare, cell: ({ count }) => count.since },
  ];
}

function formatShare(coverage: Used['coverage'], linePercent: number): string {
  if (!coverage) return 'unknown';
  const { supportedShare, partialShare, unknownShare } = coverage;
  const shares = { supportedShare, partialShare, unknownShare };
  return formatPercent(getGoverningShare(shares, linePercent).share, linePercent);
}
