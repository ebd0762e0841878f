import type { ChangeEventHandler } from 'react';
import { SelectField } from '@/client/ui/SelectField';
import type { PolicyView } from '@/domain/routes/policy';

interface RuleFieldProps {
  readonly label: string;
  readonly name: string;
  readonly rule: PolicyView['rule'];
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>;
}

/** Chooses which versions a policy stops supporting first. */
export function RuleField({ rule, ...select }: RuleFieldProps) {
  return (
    <SelectField {...select} defaultValue={rule === 'GAIN' ? 'gain' : ''}>
      <option value="">oldest versions</option>
      <option value="gain">versions whose loss gains the most features</option>
    </SelectField>
  );
}
