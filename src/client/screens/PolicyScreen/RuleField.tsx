import { SelectField } from '@/client/ui/SelectField';
import type { PolicyView } from '@/domain/routes/policy';

interface RuleFieldProps {
  readonly label: string;
  readonly name: string;
  readonly rule: PolicyView['rule'];
}

/** Chooses which releases a policy stops supporting first. */
export function RuleField({ label, name, rule }: RuleFieldProps) {
  return (
    <SelectField label={label} name={name} defaultValue={rule === 'GAIN' ? 'gain' : ''}>
      <option value="">the oldest releases first</option>
      <option value="gain">what gains most features for the people lost</option>
    </SelectField>
  );
}
