import type {
  BrowserTable_browsers$data,
  BrowserTable_browsers$key,
} from '@/__generated__/BrowserTable_browsers.graphql';
import { browserTypeWords } from '@/client/sections/browserTypeWords';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { classNames } from '@/client/ui/classNames';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { Tag } from '@/client/ui/Tag';
import { TimeText } from '@/client/ui/TimeText';
import { formatCount, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import { type Caught, requireAll } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';

type TableBrowser = Caught<BrowserTable_browsers$data[number]['row']>;

export function BrowserTable(props: { readonly browsers: BrowserTable_browsers$key }) {
  const rows = useFragment(
    graphql`
      fragment BrowserTable_browsers on Browser @relay(plural: true) {
        ... @alias(as: "row") @catch {
          slug
          name
          type
          isCore
          releaseCount
          share(audience: $audience)
          currentRelease {
            version
            releasedOn
            engine
          }
        }
      }
    `,
    props.browsers,
  );
  const result = requireAll(rows);
  if (!result.ok) return <SectionFailure what="The table of browsers" errors={result.errors} />;
  const browsers = result.value;
  return (
    <Section title="All browsers" aside={`${formatCount(browsers.length)} browsers`}>
      <DataTable
        caption="Browsers, their current release and the share of your audience that uses them"
        columns={COLUMNS}
        rows={browsers}
        getKey={({ slug }) => slug}
      />
    </Section>
  );
}

const COLUMNS: readonly Column<TableBrowser>[] = [
  {
    heading: 'Browser',
    cell: ({ slug, name, isCore }) => (
      <>
        <Link href={href.browser(slug)} prefetch="view">
          {name}
        </Link>{' '}
        {isCore && <Tag tip="CORE">core</Tag>}
      </>
    ),
  },
  { heading: 'Type', className: cells.spare, cell: ({ type }) => browserTypeWords(type) },
  {
    heading: 'Engine',
    className: cells.spare,
    cell: ({ currentRelease }) => currentRelease?.engine,
  },
  {
    heading: 'Current release',
    cell: ({ slug, currentRelease }) =>
      currentRelease ? (
        <>
          <Link href={href.release(slug, currentRelease.version)}>{currentRelease.version}</Link>{' '}
          {currentRelease.releasedOn && <TimeText date={currentRelease.releasedOn} />}
        </>
      ) : (
        'discontinued'
      ),
  },
  {
    heading: 'Releases',
    className: classNames(cells.number, cells.spare),
    cell: ({ releaseCount }) => formatCount(releaseCount),
  },
  {
    heading: 'Your audience',
    className: cells.number,
    cell: ({ share }) => (share === 0 ? 'none' : formatPercent(share)),
  },
];
