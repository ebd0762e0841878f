import type {
  SetDrops_coverage$data,
  SetDrops_coverage$key,
} from '@/__generated__/SetDrops_coverage.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount, formatCountWithNoun, formatLine, formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import styles from './FeatureSetScreen.module.css';

/** A plan to drop more releases than this is not worth reading at once. */
const ROWS_SHOWN = 8;

interface SetDropsProps {
  readonly coverage: SetDrops_coverage$key;
  readonly linePercent: number;
  /** The object of “can use”. */
  readonly subject: string;
}

/** The smallest set of releases to drop for the remaining audience to reach the line. */
export function SetDrops({ linePercent, subject, ...props }: SetDropsProps) {
  const result = useFragment(
    graphql`
      fragment SetDrops_coverage on Coverage @catch {
        releasesToDrop(linePercent: $linePercent) {
          releases {
            release {
              version
              browser {
                slug
                name
              }
            }
            share
          }
          droppedShare
          shareAfter
          isEnough
        }
      }
    `,
    props.coverage,
  );
  if (!result.ok)
    return <SectionFailure what="The list of versions to drop" errors={result.errors} />;
  const { releases, droppedShare, shareAfter, isEnough } = result.value.releasesToDrop;
  const line = formatLine(linePercent);
  const after = formatPercent(shareAfter, linePercent);
  return (
    <Section title="To reach your line">
      {!isEnough ? (
        <p>{`Dropping old versions won’t get you to ${line}. At best, ${after} of the remaining people can use ${subject}.`}</p>
      ) : releases.length === 0 ? (
        <p>{`You reach your line of ${line} without dropping any version.`}</p>
      ) : (
        <>
          <p>
            {`Drop ${formatCountWithNoun(releases.length, 'version')} (${formatPercent(droppedShare)} of your audience) and ${after} of the remaining people can use ${subject}.`}
          </p>
          <DropTables drops={releases} line={line} />
        </>
      )}
    </Section>
  );
}

type Drop = Caught<SetDrops_coverage$data>['releasesToDrop']['releases'][number];

function DropTables({ drops, line }: { readonly drops: readonly Drop[]; readonly line: string }) {
  return (
    <>
      <DropTable
        caption={`Fewest versions to drop for a line of ${line}`}
        drops={drops.slice(0, ROWS_SHOWN)}
      />
      {drops.length > ROWS_SHOWN && (
        <details className={styles.more}>
          <summary>{`${formatCount(drops.length - ROWS_SHOWN)} more`}</summary>
          <DropTable
            caption={`Other versions to drop for a line of ${line}`}
            drops={drops.slice(ROWS_SHOWN)}
          />
        </details>
      )}
    </>
  );
}

function DropTable(props: { readonly caption: string; readonly drops: readonly Drop[] }) {
  return (
    <DataTable
      caption={props.caption}
      columns={COLUMNS}
      rows={props.drops}
      getKey={({ release }) => `${release.browser.slug} ${release.version}`}
    />
  );
}

const COLUMNS: readonly Column<Drop>[] = [
  {
    heading: 'Release',
    cell: ({ release: { browser, version } }) => `${browser.name} ${version}`,
  },
  { heading: 'Share', className: cells.number, cell: ({ share }) => formatPercent(share) },
];
