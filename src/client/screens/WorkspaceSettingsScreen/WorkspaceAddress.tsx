import type { WorkspaceAddressMutation } from '@/__generated__/WorkspaceAddressMutation.graphql';
import { AddressForm } from '@/client/sections/AddressForm';
import { teamHref } from '@/domain/routes/teams';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';

const changeAddressMutation = graphql`
  mutation WorkspaceAddressMutation($input: ChangeWorkspaceAddressInput!) {
    changeWorkspaceAddress(input: $input) {
      workspace {
        id
        slug
      }
      problems {
        message
        path
      }
    }
  }
`;

interface WorkspaceAddressProps {
  readonly workspaceId: string;
  readonly slug: string;
}

export function WorkspaceAddress({ workspaceId, slug }: WorkspaceAddressProps) {
  const [state, change] = useMutation<WorkspaceAddressMutation>(changeAddressMutation);
  const payload = state.response?.changeWorkspaceAddress;
  const moved = payload?.workspace?.slug;

  return (
    <AddressForm
      label="URL name"
      slug={slug}
      state={state}
      problems={payload?.problems}
      movedTo={moved && teamHref.workspaceSettings(moved)}
      onChange={(text) => change({ variables: { input: { workspaceId, slug: text } } })}
    />
  );
}
