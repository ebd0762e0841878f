import type {
  BrowserReleases_browser$data,
  BrowserReleases_browser$key,
} from '@/__generated__/BrowserReleases_browser.graphql';
import { ReleaseDay } from '@/client/sections/ReleaseDay';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { classNames } from '@/client/ui/classNames';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatCount, formatPercent } from '@/domain/format';
import { href } from '@/domain/routes/href';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { Link } from '@/relay/route/Link';
import styles from './BrowserReleases.module.css';
import { releasesByYear } from './releasesByYear';

type Release = Caught<BrowserReleases_browser$data>['releases'][number];

type ReleaseYear = ReturnType<typeof releasesByYear<Release>>[number];

/** Years in full view; the others are a click away. */
const RECENT_YEARS = 3;

/** All releases by year, newest first. */
export function BrowserReleases(props: { readonly browser: BrowserReleases_browser$key }) {
  const result = useFragment(
    graphql`
      fragment BrowserReleases_browser on Browser @catch {
        slug
        name
        releases {
          version
          releasedOn
          ...ReleaseDay_release
          status
          engine
          engineVersion
          share(audience: $audience)
          newFeatureCount
        }
      }
    `,
    props.browser,
  );
  if (!result.ok) return <SectionFailure what="The list of releases" errors={result.errors} />;
  const { slug, name, releases } = result.value;
  const years = releasesByYear(releases);
  const [recent, earlier] = [years.slice(0, RECENT_YEARS), years.slice(RECENT_YEARS)];
  return (
    <Section title="Releases" aside="newest first">
      <ReleaseTable caption={`Releases of ${name}, newest first`} slug={slug} years={recent} />
      {earlier.length > 0 && (
        <details className={styles.earlier}>
          <summary>{`Earlier releases, ${yearSpan(earlier)}`}</summary>
          <ReleaseTable caption={`Earlier releases of ${name}`} slug={slug} years={earlier} />
        </details>
      )}
    </Section>
  );
}

/** "2008–2024" */
function yearSpan(years: readonly ReleaseYear[]): string {
  const dated = years.map(({ year }) => year).filter((year) => /^\d/.test(year));
  return dated.length > 1 ? `${dated.at(-1)}–${dated[0]}` : years.map(({ year }) => year).join();
}

interface ReleaseTableProps {
  readonly caption: string;
  readonly slug: string;
  readonly years: readonly ReleaseYear[];
}

function ReleaseTable({ caption, slug, years }: ReleaseTableProps) {
  return (
    <Table caption={caption} columns={COLUMNS}>
      {years.map(({ year, releases: ofYear }) => (
        <tbody key={year}>
          <tr>
            <th scope="rowgroup" colSpan={COLUMNS.length}>
              <strong>{year}</strong>
            </th>
          </tr>
          {ofYear.map((release) => (
            <ReleaseRow key={release.version} slug={slug} release={release} />
          ))}
        </tbody>
      ))}
    </Table>
  );
}

const COLUMNS = [
  { heading: 'Version' },
  { heading: 'Released' },
  { heading: 'Status', className: cells.spare },
  { heading: 'Engine', className: cells.spare },
  { heading: 'New features', className: classNames(cells.number, cells.spare) },
  { heading: 'Your audience', className: cells.number },
];

function ReleaseRow({ slug, release }: { readonly slug: string; readonly release: Release }) {
  const { version, releasedOn, status, engine, engineVersion, share, newFeatureCount } = release;
  return (
    <tr>
      <th scope="row">
        <Link href={href.release(slug, version)}>{version}</Link>
      </th>
      <td>{releasedOn && <ReleaseDay release={release} />}</td>
      <td className={classNames(cells.spare, status === 'current' ? styles.current : styles.quiet)}>
        {status}
      </td>
      <td className={cells.spare}>{engine && [engine, engineVersion].filter(Boolean).join(' ')}</td>
      <td className={classNames(cells.number, cells.spare)}>{formatCount(newFeatureCount)}</td>
      <td className={classNames(cells.number, share === 0 && styles.quiet)}>
        {formatPercent(share)}
      </td>
    </tr>
  );
}
