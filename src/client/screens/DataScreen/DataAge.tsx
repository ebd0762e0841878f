import type { DataAge_query$data, DataAge_query$key } from '@/__generated__/DataAge_query.graphql';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Note } from '@/client/ui/Note';
import { Section } from '@/client/ui/Section';
import { TimeText } from '@/client/ui/TimeText';
import { formatCountWithNoun } from '@/domain/format';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import styles from './DataVersions.module.css';

type Lag = Caught<DataAge_query$data>['dataLag'];
type Poll = Caught<DataAge_query$data>['dataPoll'];

const dataAge = graphql`
  fragment DataAge_query on Query @catch {
    catalogue {
      version
      asOf
      ageDays
      packages {
        name
        version
        license
        role
      }
    }
    dataLag {
      level
      days
      silentDays
      newer {
        version
        asOf
      }
    }
    dataPoll {
      at
      by
      outcome
      says
    }
  }
`;

/** The data served now, and how far it is behind the newest. */
export function DataAge(props: { readonly query: DataAge_query$key }) {
  const result = useFragment(dataAge, props.query);
  if (!result.ok) return <SectionFailure what="The age of the data" errors={result.errors} />;
  const { catalogue, dataLag, dataPoll } = result.value;
  return (
    <Section title="Served now">
      <Note tone={TONES[dataLag.level]}>{lagSentence(dataLag)}</Note>
      {dataPoll && (dataPoll.outcome === 'FAILED' || dataPoll.outcome === 'REJECTED') && (
        <Note tone="warning" title="The last check for newer data found none">
          {dataPoll.says}
        </Note>
      )}
      <div className={styles.facts}>
        <DefinitionFacts
          layout="wide"
          facts={[
            { term: 'Data version', detail: <code>{catalogue.version}</code> },
            { term: 'Compat data of', detail: <TimeText date={catalogue.asOf} /> },
            { term: 'Age', detail: formatCountWithNoun(catalogue.ageDays, 'day') },
            { term: 'Last check for newer data', detail: dataPoll ? pollText(dataPoll) : 'none' },
          ]}
        />
        <DefinitionFacts
          facts={catalogue.packages.map(({ name, version, license, role }) => ({
            term: `${name} ${version}`,
            detail: `${role} (${license})`,
          }))}
        />
      </div>
    </Section>
  );
}

const TONES = { CURRENT: 'plain', UNKNOWN: 'plain', LATE: 'warning', STALE: 'danger' } as const;

const OUTCOMES = {
  CURRENT: 'nothing newer',
  ACTIVATED: 'newer data is served',
  HELD: 'newer data was replaced on purpose before',
  REJECTED: 'rejected',
  FAILED: 'failed',
} as const;

function pollText({ at, by, outcome }: NonNullable<Poll>): string {
  return `${at.slice(0, 10)} ${at.slice(11, 16)} UTC by ${by}: ${OUTCOMES[outcome]}`;
}

function lagSentence({ level, days, silentDays, newer }: Lag): string {
  if (level === 'UNKNOWN' || days == null)
    return 'No newer data has been added to this server. Whether newer packages are published is unknown, because no registry was asked.';
  if (silentDays != null && !newer)
    return `No package registry has answered for ${formatCountWithNoun(silentDays, 'day')}, so whether this is the newest data is unknown.`;
  return newer
    ? `Newer, verified data is here but not served: version ${newer.version}, of ${newer.asOf}, ${formatCountWithNoun(days, 'day')} newer. Activate it with: npm run data -- activate ${newer.version}`
    : 'This is the newest published data that passes verification.';
}
