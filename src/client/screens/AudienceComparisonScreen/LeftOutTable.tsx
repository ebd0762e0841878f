import { DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { Link } from '@/relay/route/Link';
import type { BrowserShare, ComparedCoverage } from './differenceSentence';

/** The browsers that matter most. */
const MAX_ROWS = 8;

/** The people each audience leaves out, browser by browser. */
export function LeftOutTable({ compared }: { readonly compared: readonly ComparedCoverage[] }) {
  const browsers = getBrowsers(compared);
  if (browsers.length === 0) return null;
  return (
    <Section
      title={
        browsers.some(({ partialShare }) => partialShare > 0)
          ? 'Who lacks full support, by browser'
          : 'Who can’t use it, by browser'
      }
    >
      <DataTable
        caption="Share of each audience without support, by browser"
        narrow="scroll"
        columns={[
          {
            heading: 'Browser',
            cell: ({ slug, name }) => <Link href={href.browser(slug)}>{name}</Link>,
          },
          ...compared.map(({ audience, browsers: ofAudience }) => ({
            heading: audience.name,
            className: cells.number,
            cell: ({ slug }: BrowserShare) =>
              formatPercent(ofAudience.find((browser) => browser.slug === slug)?.share ?? 0),
          })),
        ]}
        rows={browsers}
        getKey={({ slug }) => slug}
      />
    </Section>
  );
}

function getBrowsers(compared: readonly ComparedCoverage[]): readonly BrowserShare[] {
  const largest = new Map<string, BrowserShare>();
  for (const browser of compared.flatMap(({ browsers }) => browsers)) {
    const known = largest.get(browser.slug);
    largest.set(browser.slug, known && known.share >= browser.share ? known : browser);
  }
  return [...largest.values()].sort((a, b) => b.share - a.share).slice(0, MAX_ROWS);
}
