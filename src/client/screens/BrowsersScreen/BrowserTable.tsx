import type {
  BrowserTable_browsers$data,
  BrowserTable_browsers$key,
} from '@/__generated__/BrowserTable_browsers.graphql';
import { browserTypeWords } from '@/client/sections/browserTypeWords';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { Tag } from '@/client/ui/Tag';
import { TimeText } from '@/client/ui/TimeText';
import { formatCount } from '@/domain/formatCount';
import { formatPercent } from '@/domain/formatPercent';
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
      <Table
        caption="Browsers, their current release and the share of your audience that uses them"
        narrow="wrap"
      >
        <thead>
          <tr>
            <th scope="col">Browser</th>
            <th scope="col" className={cells.spare}>
              Type
            </th>
            <th scope="col" className={cells.spare}>
              Engine
            </th>
            <th scope="col">Current release</th>
            <th scope="col" className={`${cells.number} ${cells.spare}`}>
              Releases
            </th>
            <th scope="col" className={cells.number}>
              Your audience
            </th>
          </tr>
        </thead>
        <tbody>
          {browsers.map((browser) => (
            <BrowserRow key={browser.slug} browser={browser} />
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

function BrowserRow({
  browser: { slug, name, type, isCore, releaseCount, share, currentRelease },
}: {
  readonly browser: TableBrowser;
}) {
  return (
    <tr>
      <th scope="row">
        <Link href={href.browser(slug)} prefetch="view">
          {name}
        </Link>{' '}
        {isCore && <Tag>core</Tag>}
      </th>
      <td className={cells.spare}>{browserTypeWords(type)}</td>
      <td className={cells.spare}>{currentRelease?.engine}</td>
      <td>
        {currentRelease ? (
          <>
            <Link href={href.release(slug, currentRelease.version)}>{currentRelease.version}</Link>{' '}
            {currentRelease.releasedOn && <TimeText date={currentRelease.releasedOn} />}
          </>
        ) : (
          'discontinued'
        )}
      </td>
      <td className={`${cells.number} ${cells.spare}`}>{formatCount(releaseCount)}</td>
      <td className={cells.number}>{share === 0 ? 'none' : formatPercent(share)}</td>
    </tr>
  );
}
