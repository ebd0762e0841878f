/* eslint-disable relay/unused-fields -- The range goes whole to versionRange. */
import type { SetGaps_set$data, SetGaps_set$key } from '@/__generated__/SetGaps_set.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { Section } from '@/client/ui/Section';
import { cells, Table } from '@/client/ui/Table';
import { formatCount, formatList, formatPercent } from '@/domain/format';
import { versionRange } from '@/domain/versionRange';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import styles from './FeatureSetScreen.module.css';

type Gap = Caught<SetGaps_set$data>['gaps'][number];

/** A short table is easier to read, and lighter; the rest is behind a button. */
const ROWS_SHOWN = 8;

/** Further features are counted instead of named. */
const NAMES_SHOWN = 3;

interface SetGapsProps {
  readonly set: SetGaps_set$key;
  /** What is used, as the object of a sentence. */
  readonly subject: string;
}

/** The releases that are left out, and the features they lack. */
export function SetGaps({ subject, ...props }: SetGapsProps) {
  const result = useFragment(
    graphql`
      fragment SetGaps_set on FeatureSet @catch {
        gaps(audience: $audience) {
          from {
            version
          }
          to {
            version
            browser {
              slug
              name
            }
          }
          isOldest
          share
          features {
            name
          }
        }
      }
    `,
    props.set,
  );
  if (!result.ok)
    return <SectionFailure what={`The list of who can’t use ${subject}`} errors={result.errors} />;
  const { gaps } = result.value;
  const rest = gaps.slice(ROWS_SHOWN);
  const restShare = rest.reduce((sum, { share }) => sum + share, 0);
  return (
    <Section title={`Who can’t use ${subject}, and why`}>
      {gaps.length === 0 && (
        <p>{`No one: every tracked release in your audience supports ${subject}.`}</p>
      )}
      {gaps.length > 0 && (
        <GapTable
          caption="Releases without full support, largest share first"
          gaps={gaps.slice(0, ROWS_SHOWN)}
        />
      )}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{`${formatCount(rest.length)} more (${formatPercent(restShare)} of your audience)`}</summary>
          <GapTable caption="More releases without full support, largest share first" gaps={rest} />
        </details>
      )}
    </Section>
  );
}

function GapTable({ caption, gaps }: { readonly caption: string; readonly gaps: readonly Gap[] }) {
  return (
    <Table caption={caption} narrow="wrap">
      <thead>
        <tr>
          <th scope="col">Releases</th>
          <th scope="col">Missing</th>
          <th scope="col" className={cells.number}>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {gaps.map((gap) => (
          <tr key={`${gap.to.browser.slug} ${gap.to.version}`}>
            <th scope="row">{`${gap.to.browser.name} ${versionRange(gap)}`}</th>
            <td>{formatNames(gap)}</td>
            <td className={cells.number}>{formatPercent(gap.share)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function formatNames({ features }: Gap): string {
  const names = features.map(({ name }) => name);
  const rest = names.length - NAMES_SHOWN;
  return formatList(rest > 1 ? [...names.slice(0, NAMES_SHOWN), `${rest} more`] : names);
}
