import type {
  CoverageOverTime_feature$data,
  CoverageOverTime_feature$key,
} from '@/__generated__/CoverageOverTime_feature.graphql';
import { CoveragePicture, LEAST_BAND } from '@/client/sections/CoveragePicture';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import { usePreferences } from '@/relay/route/RouteRoot';
import styles from './CoverageOverTime.module.css';

/** The share of the audience that could use it in the past, where known, and the forecast. */
export function CoverageOverTime(props: { readonly feature: CoverageOverTime_feature$key }) {
  const result = useFragment(
    graphql`
      fragment CoverageOverTime_feature on Feature @catch {
        name
        coverageHistory(audience: $audience) {
          on
          supportedShare
          partialShare
        }
        forecast(audience: $audience, linePercent: $linePercent) {
          points {
            on
            likelyShare
          }
        }
      }
    `,
    props.feature,
  );
  const { linePercent } = usePreferences();
  if (!result.ok) return <SectionFailure what="The coverage over time" errors={result.errors} />;
  const { name, coverageHistory, forecast } = result.value;
  const past = coverageHistory ?? [];
  const hasPartial = past.some(({ partialShare }) => partialShare >= LEAST_BAND);
  const { points } = forecast;
  if (past.length + points.length === 0) return null;
  return (
    <Section
      title="Coverage over time"
      aside={<Link href={href.forecast()}>How forecasts work</Link>}
    >
      <CoveragePicture past={past} forecast={points} linePercent={linePercent} />
      <p className={styles.key}>
        {keySentence(coverageHistory != null, points.length > 0)}
        {hasPartial && ' Hatched: those with partial support. The forecast counts them, too.'}
      </p>
      <details className={styles.behind}>
        <summary>As a table</summary>
        <DataTable
          caption={`Share of your audience that can use ${name}, past and forecast`}
          columns={hasPartial ? PARTIAL_COLUMNS : COLUMNS}
          rows={getRows(past, points, { linePercent, hasPartial })}
          getKey={({ on }) => on}
        />
      </details>
    </Section>
  );
}

function keySentence(hasPast: boolean, hasForecast: boolean): string {
  const past = hasPast
    ? 'Solid: measured with usage data of that month.'
    : 'No history: we have no earlier usage data for this audience.';
  return hasForecast ? `${past} Dashed: forecast, the likely share.` : past;
}

type Data = Caught<CoverageOverTime_feature$data>;

interface Row {
  readonly on: string;
  readonly day: string;
  /** Of those who can use all of it; a forecast counts everyone, in the other column. */
  readonly share?: string;
  /** With those who can use part of it. */
  readonly usable?: string;
}

const COLUMNS: readonly Column<Row>[] = [
  { heading: 'Date', cell: ({ day }) => day },
  { heading: 'Share', className: cells.number, cell: ({ share = '' }) => share },
];

/** The number that leads on the page is first here, too. */
const PARTIAL_COLUMNS: readonly Column<Row>[] = [
  { heading: 'Date', cell: ({ day }) => day },
  { heading: 'At least in part', className: cells.number, cell: ({ usable = '' }) => usable },
  { heading: 'All of it', className: cells.number, cell: ({ share = '' }) => share },
];

type Past = NonNullable<Data['coverageHistory']>[number];

function getRows(
  past: readonly Past[],
  points: Data['forecast']['points'],
  { linePercent, hasPartial }: { readonly linePercent: number; readonly hasPartial: boolean },
): readonly Row[] {
  const column = hasPartial ? 'usable' : 'share';
  return [
    ...past.map((point) => pastRow(point, linePercent)),
    ...points.map(({ on, likelyShare }, index) => ({
      on,
      day: `${on}, ${index === 0 ? 'today' : 'forecast'}`,
      [column]: formatPercent(likelyShare, linePercent),
    })),
  ];
}

function pastRow({ on, supportedShare, partialShare }: Past, linePercent: number): Row {
  return {
    on,
    day: on,
    share: formatPercent(supportedShare, linePercent),
    usable: formatPercent(supportedShare + partialShare, linePercent),
  };
}
