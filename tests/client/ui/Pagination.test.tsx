/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { Pagination } from '@/client/ui/Pagination';

function draw(page: number, total: number) {
  render(
    <Pagination
      label="Features"
      page={page}
      pageSize={50}
      total={total}
      getHref={(to) => `?page=${to}`}
    />,
  );
  const links = screen
    .queryAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
  return { words: screen.getByRole('navigation', { name: 'Features, pages' }).textContent, links };
}

describe('Pagination', () => {
  it('shows the position and links both ways', () => {
    const { words, links } = draw(2, 1204);

    expect(words).toContain('51–100 of 1,204');
    expect(links).toEqual(['First ?page=1', 'Previous ?page=1', 'Next ?page=3', 'Last ?page=25']);
  });

  it('has no links beyond either end', () => {
    expect(draw(1, 1204).links).toEqual(['Next ?page=2', 'Last ?page=25']);
  });

  it('ends with the last row', () => {
    const { words, links } = draw(25, 1204);

    expect(words).toContain('1,201–1,204 of 1,204');
    expect(links).toEqual(['First ?page=1', 'Previous ?page=24']);
  });

  it('shows zero for an empty list', () => {
    expect(draw(1, 0).words).toContain('0–0 of 0');
  });
});
