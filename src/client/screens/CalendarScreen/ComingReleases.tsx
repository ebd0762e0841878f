import type {
  ComingReleases_query$data,
  ComingReleases_query$key,
} from '@/__generated__/ComingReleases_query.graphql';
import { ReleaseDay } from '@/client/sections/ReleaseDay';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { classNames } from '@/client/ui/classNames';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount, formatCountWithNoun, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './ComingReleases.module.css';

type Entry = Caught<ComingReleases_query$data>['releaseCalendar'][number];

/** The most certain comes first. */
const PARTS = [
  {
    timing: 'PLANNED',
    title: 'Coming',
    empty: 'No planned release has a date in our data. Newer data will add them.',
  },
  { timing: 'UNCONFIRMED', title: 'Planned after our data ends', empty: undefined },
  { timing: 'UNDATED', title: 'No date yet', empty: undefined },
] as const;

export function ComingReleases(props: { readonly query: ComingReleases_query$key }) {
  const result = useFragment(
    graphql`
      fragment ComingReleases_query on Query @catch {
        releaseCalendar(audience: $audience, linePercent: $linePercent) {
          browserShare
          release {
            version
            timing
            ...ReleaseDay_release
            browser {
              slug
              name
            }
            newFeatures(first: 10) {
              totalCount
              edges {
                node {
                  slug
                  name
                }
              }
            }
            newCompatKeys(first: 1) {
              totalCount
            }
          }
          crossing {
            slug
            name
          }
        }
      }
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The calendar" errors={result.errors} />;
  const { releaseCalendar } = result.value;
  return PARTS.map(({ timing, ...part }) => (
    <CalendarPart
      key={timing}
      {...part}
      entries={releaseCalendar.filter(({ release }) => release.timing === timing)}
    />
  ));
}

interface CalendarPartProps {
  readonly title: string;
  /** Shown if there are no entries; without it, an empty part is not shown. */
  readonly empty: string | undefined;
  readonly entries: readonly Entry[];
}

function CalendarPart({ title, empty, entries }: CalendarPartProps) {
  if (entries.length === 0)
    return (
      empty !== undefined && (
        <Section title={title}>
          <EmptyState title={empty} />
        </Section>
      )
    );
  return (
    <Section title={title} aside={formatCountWithNoun(entries.length, 'release')}>
      <DataTable
        caption={`${title}: browser releases`}
        columns={COLUMNS}
        rows={entries}
        getKey={({ release }) => `${release.browser.slug} ${release.version}`}
      />
    </Section>
  );
}

const COLUMNS: readonly Column<Entry>[] = [
  {
    heading: 'Release',
    cell: ({ release: { browser, version } }) => (
      <Link href={href.release(browser.slug, version)}>{`${browser.name} ${version}`}</Link>
    ),
  },
  {
    heading: 'Date',
    cell: ({ release }) => <ReleaseDay release={release} />,
  },
  {
    heading: 'Use the browser',
    className: classNames(cells.number, cells.spare),
    cell: ({ browserShare }) => (browserShare === 0 ? 'none' : formatPercent(browserShare)),
  },
  {
    heading: 'What it brings',
    cellClassName: styles.brings,
    cell: (entry) => <Novelties entry={entry} />,
  },
];

function Novelties({ entry: { release, crossing } }: { readonly entry: Entry }) {
  const { newFeatures, newCompatKeys } = release;
  return (
    <>
      {newFeatures.totalCount > 0 && <Names features={newFeatures.edges.map(({ node }) => node)} />}
      {newFeatures.totalCount > newFeatures.edges.length && ' and more'}
      {newCompatKeys.totalCount > 0 && (
        <p>{`${formatCount(newCompatKeys.totalCount)} new compat ${newCompatKeys.totalCount === 1 ? 'key' : 'keys'}`}</p>
      )}
      {newFeatures.totalCount + newCompatKeys.totalCount === 0 && 'Nothing known yet'}
      {crossing.length > 0 && (
        <p>
          <strong>Can reach your line with it: </strong>
          <Names features={crossing} />
        </p>
      )}
    </>
  );
}

function Names({
  features,
}: {
  readonly features: readonly { readonly slug: string; readonly name: string }[];
}) {
  return features.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 && ', '}
      <Link href={href.feature(slug)}>{name}</Link>
    </span>
  ));
}
