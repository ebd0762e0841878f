import type { SentField } from '@/browser/telemetry/sentFields.data';
import { Table } from '@/client/ui/Table';

interface SentFieldsProps {
  readonly caption: string;
  readonly fields: readonly SentField[];
}

/** The fields of one kind that may be sent, from the same lists that filter them. */
export function SentFields({ caption, fields }: SentFieldsProps) {
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          <th scope="col">Sent</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {fields.map(({ name, words }) => (
          <tr key={name}>
            <th scope="row">
              <code>{name}</code>
            </th>
            <td>{words}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
