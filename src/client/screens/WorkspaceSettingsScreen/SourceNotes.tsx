import type { SourceNotes_source$key } from '@/__generated__/SourceNotes_source.graphql';
import { Notice } from '@/client/ui/Notice';
import { formatMinute } from '@/domain/formatDate';
import { graphql, useFragment } from '@/relay/hooks';
import { AgentComparison } from './AgentComparison';
import { BeaconSetup } from './BeaconSetup';

/** Says why an audience has not been renewed, and how a program or a script sends its counts. */
export function SourceNotes(props: { readonly source: SourceNotes_source$key }) {
  const { name, pushUrl, beacon, failingSince, error } = useFragment(
    graphql`
      fragment SourceNotes_source on AudienceSource {
        name
        pushUrl
        beacon {
          agents @catch(to: NULL) {
            ...AgentComparison_agents
          }
          ...BeaconSetup_beacon
        }
        failingSince
        error
      }
    `,
    props.source,
  );
  return (
    <>
      {error != null && (
        <Notice tone="error">{`${error} It has not been synced since ${formatMinute(failingSince ?? '')}.`}</Notice>
      )}
      {beacon && <BeaconSetup beacon={beacon} name={name} />}
      {beacon?.agents && <AgentComparison agents={beacon.agents} name={name} />}
      {pushUrl != null && (
        <p>
          Send counts with a token that may write: <code>{`POST ${pushUrl}`}</code>
        </p>
      )}
    </>
  );
}
