import { type SubmitEvent, useState } from 'react';
import type {
  AudienceSourceKind,
  NewAudienceSourceMutation,
} from '@/__generated__/NewAudienceSourceMutation.graphql';
import { ChangeProblem } from '@/client/sections/ChangeProblem';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { useRenewPage } from '@/client/sections/useRenewPage';
import { Button } from '@/client/ui/Button';
import { Notice } from '@/client/ui/Notice';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { href } from '@/domain/routes/href';
import { graphql } from '@/relay/hooks';
import { useMutation } from '@/relay/mutations/useMutation';
import { Link } from '@/relay/route/Link';
import { ProductFields, readProduct } from './ProductFields';
import styles from '@/client/ui/Form.module.css';

const createAudienceSourceMutation = graphql`
  mutation NewAudienceSourceMutation($input: CreateAudienceSourceInput!) {
    createAudienceSource(input: $input) {
      source {
        id
        kind
        pushUrl
      }
      problems {
        message
        path
      }
    }
  }
`;

type Choice = AudienceSourceKind | 'GA4';

/** A form for an audience that is renewed; for Google Analytics it says why that stays a file. */
export function NewAudienceSource({ workspaceId }: { readonly workspaceId: string }) {
  const [kind, setKind] = useState<Choice>('PLAUSIBLE');
  const [state, create] = useMutation<NewAudienceSourceMutation>(createAudienceSourceMutation);
  const renew = useRenewPage();
  const payload = state.response?.createAudienceSource;
  const isAsked = kind !== 'GA4' && kind !== 'PUSH' && kind !== 'BEACON';

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (kind === 'GA4') return;
    const form = new FormData(event.currentTarget);
    const input = {
      workspaceId,
      kind,
      name: formText(form, 'name'),
      ...(isAsked && readProduct(form)),
    };
    create({ variables: { input }, updater: renew });
  }

  return (
    <form className={styles.form} onSubmit={send}>
      <KindField kind={kind} onChange={setKind} />
      {kind === 'GA4' ? (
        <AnalyticsFile />
      ) : (
        <>
          <TextField
            label="Name of the audience"
            name="name"
            required
            maxLength={60}
            error={fieldProblem(payload?.problems, 'name')}
          />
          {isAsked && <ProductFields kind={kind} problems={payload?.problems} />}
          <ChangeProblem state={state} problems={payload?.problems} />
          {payload?.source && <Created {...payload.source} />}
          <div className={styles.actions}>
            <Button type="submit" aria-disabled={state.status === 'pending'}>
              Add audience
            </Button>
          </div>
        </>
      )}
    </form>
  );
}

interface KindFieldProps {
  readonly kind: Choice;
  readonly onChange: (kind: Choice) => void;
}

function KindField({ kind, onChange }: KindFieldProps) {
  return (
    <SelectField
      label="Sync an audience from"
      value={kind}
      onChange={(event) => onChange(event.target.value as Choice)}
    >
      <option value="PLAUSIBLE">Plausible</option>
      <option value="MATOMO">Matomo</option>
      <option value="POSTHOG">PostHog</option>
      <option value="PUSH">our own script, with an API token</option>
      <option value="BEACON">your visitors’ browsers, by a script of 2 kB</option>
      <option value="GA4">Google Analytics 4</option>
    </SelectField>
  );
}

interface CreatedProps {
  readonly kind: AudienceSourceKind;
  readonly pushUrl: string | null | undefined;
}

function Created({ kind, pushUrl }: CreatedProps) {
  const isAsked = pushUrl == null && kind !== 'BEACON';
  return (
    <Notice>
      {isAsked
        ? 'Asking it now. The key is sealed and never shown again.'
        : 'Waiting for its first counts.'}
    </Notice>
  );
}

function AnalyticsFile() {
  return (
    <p>
      For Google Analytics, upload a CSV: its API doesn’t report browser versions. In Explore, make
      a free-form table with the rows “Browser”, “Browser version” and “Operating system with
      version” and the value “Active users”, export it as CSV, and{' '}
      <Link href={href.newAudience()}>read it here</Link>.
    </p>
  );
}
