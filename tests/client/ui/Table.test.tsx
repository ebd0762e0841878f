/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { cells, Table } from '@/client/ui/Table';
import { axeViolations } from './axeViolations';

describe('Table', () => {
  it('is named, and scrollable by keyboard', async () => {
    const { container } = render(
      <Table caption="Who can’t use it">
        <thead>
          <tr>
            <th scope="col">Release</th>
            <th scope="col" className={cells.number}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">Firefox 150</th>
            <td className={cells.number}>5.1 %</td>
          </tr>
        </tbody>
      </Table>,
    );

    expect(screen.getByRole('table', { name: 'Who can’t use it' })).toBeVisible();
    expect(screen.getByRole('region', { name: 'Who can’t use it' })).toHaveAttribute(
      'tabindex',
      '0',
    );
    expect(await axeViolations(container)).toEqual([]);
  });
});
