import type { AudienceSourceCadence } from '@/__generated__/NewAudienceSourceMutation.graphql';
import { fieldProblem } from '@/client/sections/fieldProblem';
import { formText } from '@/client/sections/formText';
import { SelectField } from '@/client/ui/SelectField';
import { TextField } from '@/client/ui/TextField';
import { PRODUCTS } from './products.data';

interface ProductFieldsProps {
  readonly kind: keyof typeof PRODUCTS;
  readonly problems: Parameters<typeof fieldProblem>[0];
}

/** Fields for the address, site and key that a product’s API takes. */
export function ProductFields({ kind, problems }: ProductFieldsProps) {
  const { address, site, key } = PRODUCTS[kind];
  return (
    <>
      <TextField
        key={kind}
        label="Address"
        name="address"
        type="url"
        required
        isMono
        defaultValue={address}
        error={fieldProblem(problems, 'address')}
      />
      <TextField label={site} name="site" required isMono error={fieldProblem(problems, 'site')} />
      <TextField
        label={key}
        name="key"
        required
        isMono
        autoComplete="off"
        error={fieldProblem(problems, 'key')}
      />
      <SelectField label="How often" name="cadence" defaultValue="WEEKLY">
        <option value="WEEKLY">every week</option>
        <option value="DAILY">every day</option>
      </SelectField>
    </>
  );
}

export const readProduct = (form: FormData) => ({
  address: formText(form, 'address'),
  site: formText(form, 'site'),
  key: formText(form, 'key'),
  cadence: formText(form, 'cadence') as AudienceSourceCadence,
});
