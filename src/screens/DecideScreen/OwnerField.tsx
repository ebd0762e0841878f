import type { DecisionDraft } from '@/device/decisionDraft';
import { SelectField } from '@/ui/SelectField';

interface OwnerFieldProps {
  /** The name of who decides, and owns it unless someone else is chosen. */
  readonly author: string;
  readonly others: readonly { readonly id: string; readonly name: string }[];
  readonly draft: DecisionDraft;
  readonly change: (part: Partial<DecisionDraft>) => void;
}

export function OwnerField({ author, others, draft, change }: OwnerFieldProps) {
  if (others.length === 0) return null;
  return (
    <SelectField
      label="Who answers for it"
      value={draft.ownerId}
      onChange={(event) => change({ ownerId: event.target.value })}
    >
      <option value="">{`${author} (you)`}</option>
      {others.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
