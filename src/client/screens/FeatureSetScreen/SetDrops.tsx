import type {
  SetDrops_coverage$data,
  SetDrops_coverage$key,
} from '@/__generated__/SetDrops_coverage.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatCount, formatCountWithNoun, formatLine, formatPercent } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import styles from './FeatureSetScreen.module.css';

/** A plan to drop more releases than this is not worth reading at once. */
const ROWS_SHOWN = 8;

interface SetDropsProps {
  readonly coverage: SetDrops_coverage$key;
  readonly linePercent: number;
  /** What is used, as the object of a sentence. */
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
    return <SectionFailure what="The list of releases to drop" errors={result.errors} />;
  const { releasesToDrop } = result.value;
  const { releases, droppedShare, shareAfter, isEnough } = releasesToDrop;
  const line = formatLine(linePercent);
  if (!isEnough) {
    return (
      <Section title="To reach your line">
        <p>{`Dropping releases isn’t enough: even then, only ${formatPercent(shareAfter, linePercent)} of the rest can use ${subject}, not ${line}.`}</p>
      </Section>
    );
  }
  return (
    <Section title="To reach your line">
      {releases.length === 0 ? (
        <p>{`Your line of ${line} is reached. You don’t need to drop any release.`}</p>
      ) : (
        <>
          <p>
            {`Drop ${formatCountWithNoun(releases.length, 'release')} (${formatPercent(droppedShare)} of your audience) and ${formatPercent(shareAfter, linePercent)} of the rest can use ${subject}.`}
          </p>
          <DropTable
            caption={`Fewest releases to drop for a line of ${line}`}
            drops={releases.slice(0, ROWS_SHOWN)}
          />
          {releases.length > ROWS_SHOWN && (
            <details className={styles.more}>
              <summary>{`${formatCount(releases.length - ROWS_SHOWN)} more`}</summary>
              <DropTable
                caption={`Other releases to drop for a line of ${line}`}
                drops={releases.slice(ROWS_SHOWN)}
              />
            </details>
          )}
        </>
      )}
    </Section>
  );
}

function DropTable({
  caption,
  drops,
}: {
  readonly caption: string;
  readonly drops: Caught<SetDrops_coverage$data>['releasesToDrop']['releases'];
}) {
  return (
    <Table caption={caption} narrow="wrap">
      <thead>
        <tr>
          <th scope="col">Release</th>
          <th scope="col" className={cells.number}>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {drops.map(({ release, share }) => (
          <tr key={`${release.browser.slug} ${release.version}`}>
            <th scope="row">{`${release.browser.name} ${release.version}`}</th>
            <td className={cells.number}>{formatPercent(share)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
