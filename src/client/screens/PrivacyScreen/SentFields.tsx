import type { SentField } from '@/browser/telemetry/sentFields.data';
import { type Column, DataTable } from '@/client/ui/DataTable';
import { cells } from '@/client/ui/Table';

interface SentFieldsProps {
  readonly caption: string;
  readonly fields: readonly SentField[];
}

const COLUMNS: readonly Column<SentField>[] = [
  { heading: 'Sent', cell: ({ name }) => <code>{name}</code> },
  { heading: 'What it is', className: cells.below, cell: ({ words }) => words },
];

/** The fields of one kind that may be sent, from the same lists that filter them. */
export function SentFields({ caption, fields }: SentFieldsProps) {
  return (
    <DataTable caption={caption} columns={COLUMNS} rows={fields} getKey={({ name }) => name} />
  );
}
