import type { WebhookFormat } from '@/__generated__/NewChannelMutation.graphql';
import { formText } from '@/client/sections/formText';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';

export function WebhookFields({ urlError }: { readonly urlError: string | undefined }) {
  return (
    <>
      <TextField label="Address" name="url" type="url" required isMono error={urlError} />
      <SelectField label="Shape" name="format" defaultValue="RAW">
        <option value="RAW">JSON</option>
        <option value="SLACK">Slack</option>
        <option value="TEAMS">Microsoft Teams</option>
        <option value="DISCORD">Discord</option>
      </SelectField>
    </>
  );
}

export const readWebhook = (form: FormData) => ({
  url: formText(form, 'url'),
  format: formText(form, 'format') as WebhookFormat,
});
