import type { AudienceSource_source$key } from '@/__generated__/AudienceSource_source.graphql';
import type { AudienceSourceDeleteMutation } from '@/__generated__/AudienceSourceDeleteMutation.graphql';
import type { AudienceSourceRenewMutation } from '@/__generated__/AudienceSourceRenewMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { graphql, useFragment } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { AudienceDrift } from './AudienceDrift';
import styles from './AudienceSource.module.css';
import { ReplaceKey } from './ReplaceKey';
import { SourceActions } from './SourceActions';
import { SourceNotes } from './SourceNotes';
import { SourceState } from './SourceState';
import form from '@/client/ui/Form.module.css';

const renewSourceMutation = graphql`
  mutation AudienceSourceRenewMutation($input: RenewAudienceSourceInput!) {
    renewAudienceSource(input: $input) {
      source {
        id
        nextAt
        error
        failingSince
      }
      problems {
        message
        path
      }
    }
  }
`;

const deleteSourceMutation = graphql`
  mutation AudienceSourceDeleteMutation($input: DeleteAudienceSourceInput!) {
    deleteAudienceSource(input: $input) {
      source {
        id
      }
      problems {
        message
        path
      }
    }
  }
`;

interface AudienceSourceProps {
  readonly source: AudienceSource_source$key;
  readonly workspaceId: string;
  readonly workspaceSlug: string;
  readonly manages: boolean;
}

/** An audience that is renewed: its state, its drift, and what a manager may do with it. */
export function AudienceSource({
  workspaceId,
  workspaceSlug,
  manages,
  ...props
}: AudienceSourceProps) {
  const source = useFragment(
    graphql`
      fragment AudienceSource_source on AudienceSource {
        id
        name
        pushUrl
        address
        drift {
          ...AudienceDrift_drift
        }
        ...SourceState_source
        ...SourceNotes_source
      }
    `,
    props.source,
  );
  const { name, pushUrl, address, drift } = source;
  const [renewing, renew] = useMutation<AudienceSourceRenewMutation>(renewSourceMutation);
  const [deleting, remove] = useMutation<AudienceSourceDeleteMutation>(deleteSourceMutation);
  const updater = useRenewPage();
  const input = { workspaceId, id: source.id };
  const renewWith = (key?: string) => renew({ variables: { input: { ...input, key } }, updater });

  return (
    <li className={styles.source}>
      <div className={form.entry}>
        <SourceState source={source} />
        {manages && (
          <SourceActions
            name={name}
            onRenew={pushUrl == null ? () => renewWith() : undefined}
            onStop={() => remove({ variables: { input }, updater })}
          />
        )}
      </div>
      <SourceNotes source={source} />
      {drift && <AudienceDrift drift={drift} workspaceSlug={workspaceSlug} />}
      {manages && address != null && (
        <ReplaceKey name={name} isPending={renewing.status === 'pending'} onKey={renewWith} />
      )}
      <ChangeProblem state={renewing} problems={renewing.response?.renewAudienceSource.problems} />
      <ChangeProblem state={deleting} problems={deleting.response?.deleteAudienceSource.problems} />
    </li>
  );
}
