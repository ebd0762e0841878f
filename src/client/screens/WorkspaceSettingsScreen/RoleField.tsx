import { useState } from 'react';
import type { Role } from '@/__generated__/MembersChangeRoleMutation.graphql';
import { Button } from '@/client/ui/Button';
import { SelectField } from '@/client/ui/SelectField';
import { ROLES } from './roles.data';

interface RoleFieldProps {
  /** The member’s. */
  readonly name: string;
  readonly role: string;
  /** True if the reader may make owners. */
  readonly owns: boolean;
  readonly onChange: (role: Role) => void;
}

/** Choosing changes nothing by itself: arrow keys pass every role on their way. */
export function RoleField({ name, role, owns, onChange }: RoleFieldProps) {
  const [chosen, setChosen] = useState(role);
  return (
    <>
      <SelectField
        label={`Role of ${name}`}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      >
        {ROLES.filter((one) => owns || one.role !== 'OWNER').map((one) => (
          <option key={one.role} value={one.role}>
            {one.role.toLowerCase()}
          </option>
        ))}
      </SelectField>
      <Button
        variant="quiet"
        aria-label={`Change role of ${name}`}
        aria-disabled={chosen === role}
        onClick={() => chosen !== role && onChange(chosen as Role)}
      >
        Change role
      </Button>
    </>
  );
}
