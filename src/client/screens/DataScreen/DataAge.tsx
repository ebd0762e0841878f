import type { DataAge_query$data, DataAge_query$key } from '@/__generated__/DataAge_query.graphql';
import { DataDays } from '@/client/sections/DataDays';
import { SectionFailure } from '@/client/sections/SectionFailure';
import { DefinitionFacts } from '@/client/ui/DefinitionFacts';
import { Note } from '@/client/ui/Note';
import { Section } from '@/client/ui/Section';
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
      ...DataDays_catalogue
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
      packages {
        name
        served
        published
        days
        because
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
      {dataLag.packages.length > 0 && (
        <Note tone={TONES[dataLag.level]} title="Published and not served">
          <ul>
            {dataLag.packages.map((lag) => (
              <li key={lag.name}>{packageSentence(lag)}</li>
            ))}
          </ul>
        </Note>
      )}
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
            { term: 'Dates', detail: <DataDays catalogue={catalogue} /> },
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

function packageSentence({ name, served, published, days, because }: Lag['packages'][number]) {
  const since = days === 0 ? 'since today' : `for ${formatCountWithNoun(days, 'day')}`;
  return `${name} ${published}, known ${since}; served is ${served}. ${because ?? 'The next refresh takes it.'}`;
}

function lagSentence({ level, days, silentDays, newer, packages }: Lag): string {
  if (level === 'UNKNOWN' || days == null)
    return 'No newer data has been added to this server. Whether newer packages are published is unknown, because no registry was asked.';
  if (silentDays != null && !newer)
    return `No package registry has answered for ${formatCountWithNoun(silentDays, 'day')}, so whether this is the newest data is unknown.`;
  return newer
    ? `Newer, verified data is here but not served: version ${newer.version}, of ${newer.asOf}, ${formatCountWithNoun(days, 'day')} newer. Activate it with: npm run data -- activate ${newer.version}`
    : packages.length > 0
      ? 'This is the newest data that passes verification; newer packages are published.'
      : 'This is the newest published data.';
}
