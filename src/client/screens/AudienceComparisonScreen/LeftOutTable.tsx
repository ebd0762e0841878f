import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatPercent } from '@/domain/formatPercent';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import type { ComparedCoverage } from './differenceSentence';

/** The browsers that matter most. */
const MAX_ROWS = 8;

/** What each audience loses, browser by browser. */
export function LeftOutTable({ compared }: { readonly compared: readonly ComparedCoverage[] }) {
  const browsers = getBrowsers(compared);
  if (browsers.length === 0) return null;
  const getShare = ({ shortBrowsers }: ComparedCoverage, slug: string) =>
    shortBrowsers.find(({ browser }) => browser.slug === slug)?.share ?? 0;
  return (
    <Section title="Who can’t use it, by browser">
      <Table caption="Share of each audience that is left out, by browser" narrow="scroll">
        <thead>
          <tr>
            <th scope="col">Browser</th>
            {compared.map(({ audience }) => (
              <th key={audience.name} scope="col" className={cells.number}>
                {audience.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {browsers.map(({ slug, name }) => (
            <tr key={slug}>
              <th scope="row">
                <Link href={href.browser(slug)}>{name}</Link>
              </th>
              {compared.map((coverage) => (
                <td key={coverage.audience.name} className={cells.number}>
                  {formatPercent(getShare(coverage, slug))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Section>
  );
}

function getBrowsers(compared: readonly ComparedCoverage[]) {
  const largest = new Map<string, { slug: string; name: string; share: number }>();
  for (const { browser, share } of compared.flatMap(({ shortBrowsers }) => shortBrowsers)) {
    const known = largest.get(browser.slug)?.share ?? 0;
    largest.set(browser.slug, { ...browser, share: Math.max(known, share) });
  }
  return [...largest.values()].sort((a, b) => b.share - a.share).slice(0, MAX_ROWS);
}
