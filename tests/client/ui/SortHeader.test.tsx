/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { SortHeader } from '@/client/ui/SortHeader';

function draw(sort?: 'ascending' | 'descending') {
  render(
    <table>
      <thead>
        <tr>
          <SortHeader href="/features?sort=name" sort={sort}>
            Name
          </SortHeader>
        </tr>
      </thead>
    </table>,
  );
  return screen.getByRole('columnheader', { name: 'Name' });
}

describe('SortHeader', () => {
  it('exposes the sort direction', () => {
    expect(draw('descending')).toHaveAttribute('aria-sort', 'descending');
  });

  it('links to the page sorted by that column', () => {
    expect(draw()).not.toHaveAttribute('aria-sort');
    expect(screen.getByRole('link', { name: 'Name' })).toHaveAttribute(
      'href',
      '/features?sort=name',
    );
  });
});
