import { graphql, useFragment } from 'react-relay/hooks';

import type {
  BrowserTable_browsers$data,
  BrowserTable_browsers$key,
} from '@/__generated__/BrowserTable_browsers.graphql';
import { formatCount } from '@/domain/formatCount';
import { formatPercent } from '@/domain/formatPercent';
import { Link } from '@/relay/Link';
import { browserTypeWords } from '@/screens/sections/browserTypeWords';
import { releaseHref } from '@/screens/sections/releaseHref';
import { Section } from '@/ui/Section';
import { cells, Table } from '@/ui/Table';
import { Tag } from '@/ui/Tag';
import { TimeText } from '@/ui/TimeText';

type TableBrowser = BrowserTable_browsers$data[number];

export function BrowserTable(props: { readonly browsers: BrowserTable_browsers$key }) {
  const browsers = useFragment(
    graphql`
      fragment BrowserTable_browsers on Browser @relay(plural: true) {
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
    `,
    props.browsers,
  );
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
              Kind
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
        <Link href={`/browsers/${slug}`} prefetch="view">
          {name}
        </Link>{' '}
        {isCore && <Tag>core</Tag>}
      </th>
      <td className={cells.spare}>{browserTypeWords(type)}</td>
      <td className={cells.spare}>{currentRelease?.engine}</td>
      <td>
        {currentRelease ? (
          <>
            <Link href={releaseHref(slug, currentRelease.version)}>{currentRelease.version}</Link>{' '}
            {currentRelease.releasedOn && <TimeText date={currentRelease.releasedOn} />}
          </>
        ) : (
          'none any more'
        )}
      </td>
      <td className={`${cells.number} ${cells.spare}`}>{formatCount(releaseCount)}</td>
      <td className={cells.number}>{formatPercent(share)}</td>
    </tr>
  );
}
