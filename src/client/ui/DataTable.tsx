import type { ReactNode } from 'react';
import { classNames } from './classNames';
import { type ColumnHead, Table, type TableProps } from './Table';

export interface Column<Row> extends ColumnHead {
  /** The content of a row's cell. */
  readonly cell: (row: Row) => ReactNode;
  /** For the cells below the header only. */
  readonly cellClassName?: string | undefined;
}

interface DataTableProps<Row> extends Omit<TableProps, 'columns' | 'children'> {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly getKey: (row: Row) => string | number;
  /** The position of the column that names a row; the first if omitted. */
  readonly rowHeader?: number;
}

/** A table whose columns render the cells of each row. */
export function DataTable<Row>({
  columns,
  rows,
  getKey,
  rowHeader = 0,
  ...table
}: DataTableProps<Row>) {
  return (
    <Table {...table} columns={columns}>
      <tbody>
        {rows.map((row) => (
          <tr key={getKey(row)}>
            {columns.map(({ cell, className, cellClassName }, index) => {
              const Cell = index === rowHeader ? 'th' : 'td';
              return (
                <Cell
                  key={index}
                  scope={index === rowHeader ? 'row' : undefined}
                  className={classNames(className, cellClassName)}
                >
                  {cell(row)}
                </Cell>
              );
            })}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
