import type { SetGaps_set$data, SetGaps_set$key } from '@/__generated__/SetGaps_set.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { Section } from '@/client/ui/Section';
import { cells } from '@/client/ui/Table';
import { formatCount, formatPercent } from '@/domain/format';
import { versionRange } from '@/domain/versionRange';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import styles from './FeatureSetScreen.module.css';
import { formatFirstNames } from './formatFirstNames';

type Gap = Caught<SetGaps_set$data>['gaps'][number];

/** A short table is easier to read, and lighter; the rest is behind a button. */
const ROWS_SHOWN = 8;

const NAMES_SHOWN = 3;

interface SetGapsProps {
  readonly set: SetGaps_set$key;
  /** The object of “can use”. */
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
        <p>{`No one: every version your audience uses supports ${subject}.`}</p>
      )}
      {gaps.length > 0 && (
        <GapTable
          caption="Versions without full support, largest share first"
          gaps={gaps.slice(0, ROWS_SHOWN)}
        />
      )}
      {rest.length > 0 && (
        <details className={styles.more}>
          <summary>{`${formatCount(rest.length)} more (${formatPercent(restShare)} of your audience)`}</summary>
          <GapTable caption="More versions without full support, largest share first" gaps={rest} />
        </details>
      )}
    </Section>
  );
}

function GapTable({ caption, gaps }: { readonly caption: string; readonly gaps: readonly Gap[] }) {
  return (
    <DataTable
      caption={caption}
      columns={COLUMNS}
      rows={gaps}
      getKey={({ to }) => `${to.browser.slug} ${to.version}`}
    />
  );
}

const COLUMNS: readonly Column<Gap>[] = [
  {
    heading: 'Releases',
    cell: ({ from, to, isOldest }) => `${to.browser.name} ${versionRange({ from, to, isOldest })}`,
  },
  {
    heading: 'Missing',
    cell: ({ features }) =>
      formatFirstNames(
        features.map(({ name }) => name),
        NAMES_SHOWN,
      ),
  },
  { heading: 'Share', className: cells.number, cell: ({ share }) => formatPercent(share) },
];
