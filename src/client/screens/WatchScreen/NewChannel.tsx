import { type SubmitEvent, useState } from 'react';
import type { ChannelKind, NewChannelMutation } from '@/__generated__/NewChannelMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { readWebhook, WebhookFields } from './WebhookFields';
import styles from '@/client/ui/Form.module.css';

const createChannelMutation = graphql`
  mutation NewChannelMutation($input: CreateChannelInput!) {
    createChannel(input: $input) {
      channel {
        id
        name
        secret
      }
      problems {
        message
        path
      }
    }
  }
`;

export function NewChannel({ workspaceId }: { readonly workspaceId: string }) {
  const [kind, setKind] = useState<ChannelKind>('EMAIL');
  const [state, create] = useMutation<NewChannelMutation>(createChannelMutation);
  const renew = useRenewPage();
  const payload = state.response?.createChannel;

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const input = {
      workspaceId,
      kind,
      name: formText(form, 'name'),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      ...(kind === 'WEBHOOK' && readWebhook(form)),
    };
    create({ variables: { input }, updater: renew });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <KindField kind={kind} onChange={setKind} />
      <TextField
        label="Name of the channel"
        name="name"
        required
        maxLength={60}
        error={fieldProblem(payload?.problems, 'name')}
      />
      {kind === 'WEBHOOK' && <WebhookFields urlError={fieldProblem(payload?.problems, 'url')} />}
      <ChangeProblem state={state} problems={payload?.problems} />
      {payload?.channel && <Notice>{`Added ${payload.channel.name}.`}</Notice>}
      <div className={styles.actions}>
        <Button type="submit" aria-disabled={state.status === 'pending'}>
          Add channel
        </Button>
      </div>
      {payload?.channel?.secret != null && <SigningSecret secret={payload.channel.secret} />}
    </form>
  );
}

function SigningSecret({ secret }: { readonly secret: string }) {
  return (
    <>
      <TextField label="Signing secret" value={secret} readOnly isMono />
      <Notice>
        Copy it now: receivers check signatures with it, as Standard Webhooks says, and it is not
        shown again.
      </Notice>
    </>
  );
}

interface KindFieldProps {
  readonly kind: ChannelKind;
  readonly onChange: (kind: ChannelKind) => void;
}

function KindField({ kind, onChange }: KindFieldProps) {
  return (
    <SelectField
      label="New channel"
      value={kind}
      onChange={(event) => onChange(event.target.value as ChannelKind)}
    >
      <option value="EMAIL">email to me</option>
      <option value="ATOM">Atom feed</option>
      <option value="WEBHOOK">webhook</option>
    </SelectField>
  );
}
