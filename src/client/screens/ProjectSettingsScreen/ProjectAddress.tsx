import type { ProjectAddressMutation } from '@/__generated__/ProjectAddressMutation.graphql';
import { AddressForm } from '@/client/sections/AddressForm';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import type { SettledProject } from './SettledProject';

const changeAddressMutation = graphql`
  mutation ProjectAddressMutation($input: ChangeProjectAddressInput!) {
    changeProjectAddress(input: $input) {
      project {
        id
        slug
        version
      }
      problems {
        message
        path
      }
    }
  }
`;

export function ProjectAddress({ project }: { readonly project: SettledProject }) {
  const { id, slug, workspace } = project;
  const [state, change] = useMutation<ProjectAddressMutation>(changeAddressMutation);
  const payload = state.response?.changeProjectAddress;
  const moved = payload?.project?.slug;

  return (
    <AddressForm
      label="URL name of the project"
      slug={slug}
      state={state}
      problems={payload?.problems}
      movedTo={moved && teamHref.projectSettings(workspace.slug, moved)}
      onChange={(text) => change({ variables: { input: { projectId: id, slug: text } } })}
    />
  );
}
