import { useEffect, useEffectEvent } from 'react';
import type { ArchiveProjectMutation } from '@/__generated__/ArchiveProjectMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import type { SettledProject } from './SettledProject';
import styles from '@/client/ui/Form.module.css';

const archiveProjectMutation = graphql`
  mutation ArchiveProjectMutation($input: ArchiveProjectInput!) {
    archiveProject(input: $input) {
      project {
        id
        version
        archivedAt
      }
      problems {
        message
        path
      }
    }
  }
`;

interface ArchiveProjectProps {
  readonly project: SettledProject;
  readonly isArchived: boolean;
}

export function ArchiveProject({ project, isArchived }: ArchiveProjectProps) {
  const [state, archive] = useMutation<ArchiveProjectMutation>(archiveProjectMutation);
  const payload = state.response?.archiveProject;
  const renew = useEffectEvent(useRenewPage());
  useEffect(() => {
    if (payload?.project) renew();
  }, [payload?.project]);
  const change = (next: boolean) =>
    archive({ variables: { input: { projectId: project.id, isArchived: next } } });
  return (
    <>
      <p role="status">
        {isArchived
          ? `${project.name} is archived: it can be read, takes no changes and opens no reviews.`
          : 'An archived project can be read, takes no changes and opens no reviews. Its files stay available.'}
      </p>
      <div className={styles.actions}>
        <Button aria-disabled={state.status === 'pending'} onClick={() => change(!isArchived)}>
          {isArchived ? `Restore ${project.name}` : `Archive ${project.name}`}
        </Button>
      </div>
      <ChangeProblem state={state} problems={payload?.problems} />
    </>
  );
}
