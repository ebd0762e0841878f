import type { DataAge_query$data, DataAge_query$key } from '@/__generated__/DataAge_query.graphql';
import { formatCountOf } from '@/domain/formatCount';
import { graphql, useFragment } from '@/relay/hooks';
import type { Caught } from '@/relay/requireAll';
import { SectionFailure } from '@/sections/SectionFailure';
import { DefinitionFacts } from '@/ui/DefinitionFacts';
import { Note } from '@/ui/Note';
import { Section } from '@/ui/Section';
import { TimeText } from '@/ui/TimeText';
import styles from './DataVersions.module.css';

type Lag = Caught<DataAge_query$data>['dataLag'];

/** What is served now, and how far it is behind what could be. */
export function DataAge(props: { readonly query: DataAge_query$key }) {
  const result = useFragment(
    graphql`
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
          newer {
            version
            asOf
          }
        }
      }
    `,
    props.query,
  );
  if (!result.ok) return <SectionFailure what="The age of the data" errors={result.errors} />;
  const { catalogue, dataLag } = result.value;
  return (
    <Section title="Served now">
      <Note tone={TONES[dataLag.level]}>{lagSentence(dataLag)}</Note>
      <div className={styles.facts}>
        <DefinitionFacts
          layout="wide"
          facts={[
            { term: 'Data version', detail: <code>{catalogue.version}</code> },
            { term: 'Compat data of', detail: <TimeText date={catalogue.asOf} /> },
            { term: 'Age', detail: formatCountOf(catalogue.ageDays, 'day') },
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

function lagSentence({ level, days, newer }: Lag): string {
  if (level === 'UNKNOWN' || days == null)
    return 'No newer data has been added to this server. Whether newer packages are published is unknown, because no registry was asked.';
  return newer
    ? `Newer data that verifies is here but not served: version ${newer.version}, of ${newer.asOf}, ${formatCountOf(days, 'day')} newer. Activate it with: npm run data -- activate ${newer.version}`
    : 'This is the newest published data that verifies.';
}
