import type {
  ComingReleases_query$data,
  ComingReleases_query$key,
} from '@/__generated__/ComingReleases_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { EmptyState } from '@/client/ui/EmptyState';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { Tag } from '@/client/ui/Tag';
import { TimeText } from '@/client/ui/TimeText';
import { formatCount, formatCountWithNoun, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './ComingReleases.module.css';

type Entry = Caught<ComingReleases_query$data>['releaseCalendar'][number];

/** What is known for sure comes first. */
const PARTS = [
  {
    timing: 'PLANNED',
    title: 'Coming',
    empty: 'No planned release has a date in our data. Newer data will add them.',
  },
  { timing: 'UNCONFIRMED', title: 'Planned since our data ends', empty: undefined },
  { timing: 'SLIPPED', title: 'Slipped', empty: undefined },
  { timing: 'UNDATED', title: 'No date yet', empty: undefined },
] as const;

export function ComingReleases(props: { readonly query: ComingReleases_query$key }) {
  const result = useFragment(
    graphql`
      fragment ComingReleases_query on Query @catch {
        releaseCalendar(audience: $audience, linePercent: $linePercent) {
          timing
          browserShare
          release {
            version
            releasedOn
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
  return PARTS.map(({ timing, title, empty }) => {
    const entries = releaseCalendar.filter((entry) => entry.timing === timing);
    if (entries.length === 0 && empty === undefined) return null;
    return (
      <Section
        key={timing}
        title={title}
        aside={entries.length > 0 && formatCountWithNoun(entries.length, 'release')}
      >
        {entries.length > 0 ? (
          <EntryTable caption={`${title}: browser releases`} entries={entries} />
        ) : (
          <EmptyState title={empty ?? ''} />
        )}
      </Section>
    );
  });
}

interface EntryTableProps {
  readonly caption: string;
  readonly entries: readonly Entry[];
}

function EntryTable({ caption, entries }: EntryTableProps) {
  return (
    <Table caption={caption} narrow="wrap">
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col">Day</th>
          <th scope="col" className={`${cells.number} ${cells.spare}`}>
            Use the browser
          </th>
          <th scope="col">What it brings</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={`${entry.release.browser.slug} ${entry.release.version}`} entry={entry} />
        ))}
      </tbody>
    </Table>
  );
}

function EntryRow({ entry }: { readonly entry: Entry }) {
  const { timing, release, browserShare, crossing } = entry;
  const { browser, version, releasedOn, newFeatures, newCompatKeys } = release;
  return (
    <tr>
      <th scope="row">
        <Link href={href.release(browser.slug, version)}>{`${browser.name} ${version}`}</Link>
      </th>
      <td>
        {releasedOn ? <TimeText date={releasedOn} /> : 'unknown'}
        {timing === 'SLIPPED' && <Tag tone="warning">slipped</Tag>}
      </td>
      <td className={`${cells.number} ${cells.spare}`}>
        {browserShare === 0 ? 'none' : formatPercent(browserShare)}
      </td>
      <td className={styles.brings}>
        {newFeatures.totalCount > 0 && (
          <Names features={newFeatures.edges.map(({ node }) => node)} />
        )}
        {newFeatures.totalCount > newFeatures.edges.length && ' and more'}
        {newCompatKeys.totalCount > 0 && (
          <p>{`${formatCount(newCompatKeys.totalCount)} new compat ${newCompatKeys.totalCount === 1 ? 'key' : 'keys'}`}</p>
        )}
        {newFeatures.totalCount + newCompatKeys.totalCount === 0 && 'Nothing our data knows of yet'}
        {crossing.length > 0 && (
          <p>
            <strong>Can reach your line with it: </strong>
            <Names features={crossing} />
          </p>
        )}
      </td>
    </tr>
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
