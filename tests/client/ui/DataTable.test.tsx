/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import { DataTable } from '@/client/ui/DataTable';
import { SortHeader } from '@/client/ui/SortHeader';
import { cells } from '@/client/ui/Table';
import { axeViolations } from './axeViolations';

const RELEASES = [
  { line: 7, name: 'Firefox 150', share: '5.1 %' },
  { line: 8, name: 'Safari 18', share: '2.3 %' },
];

describe('DataTable', () => {
  it('heads every column once and names each row by its first cell', async () => {
    const { container } = render(
      <DataTable
        caption="Who can’t use it"
        columns={[
          { heading: 'Release', cellClassName: cells.whole, cell: ({ name }) => name },
          { heading: 'Share', className: cells.number, cell: ({ share }) => share },
        ]}
        rows={RELEASES}
        getKey={({ name }) => name}
      />,
    );

    expect(screen.getByRole('table', { name: 'Who can’t use it' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Release',
      'Share',
    ]);
    const row = screen.getByRole('row', { name: 'Safari 18 2.3 %' });
    expect(within(row).getByRole('rowheader', { name: 'Safari 18' })).toHaveClass('whole');
    expect(within(row).getByRole('cell', { name: '2.3 %' })).toHaveClass('number');
    expect(screen.getByRole('columnheader', { name: 'Share' })).toHaveClass('number');
    expect(screen.getByRole('columnheader', { name: 'Release' })).not.toHaveClass('whole');
    expect(await axeViolations(container)).toEqual([]);
  });

  it('can name each row by another cell, and renders a sort header as it is', () => {
    render(
      <DataTable
        caption="Lines"
        columns={[
          { heading: 'Line', cell: ({ line }) => line },
          {
            heading: (
              <SortHeader href="?sort=name" sort="ascending">
                Release
              </SortHeader>
            ),
            cell: ({ name }) => name,
          },
        ]}
        rows={RELEASES}
        getKey={({ line }) => line}
        rowHeader={1}
      />,
    );

    expect(screen.getByRole('columnheader', { name: 'Release' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    expect(screen.getByRole('rowheader', { name: 'Firefox 150' })).toBeVisible();
    expect(screen.getByRole('cell', { name: '7' })).toBeVisible();
  });
});
