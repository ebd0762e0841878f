import { type DecisionDraft, SELF } from '@/browser/device/decisionDraft';
import { SelectField } from '@/client/ui/SelectField';

interface OwnerFieldProps {
  /** The reader's name. */
  readonly author: string;
  readonly others: readonly { readonly id: string; readonly name: string }[];
  /** A member’s id, or `SELF`. */
  readonly value: string;
  readonly change: (part: Partial<DecisionDraft>) => void;
  readonly getProblem: (field: string) => string | undefined;
}

export function OwnerField({ author, others, value, change, getProblem }: OwnerFieldProps) {
  if (others.length === 0) return null;
  return (
    <SelectField
      label="Owner"
      name="owner"
      value={value}
      onChange={(event) => change({ ownerId: event.target.value })}
      error={getProblem('ownerId')}
    >
      <option value={SELF}>{`${author} (you)`}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
