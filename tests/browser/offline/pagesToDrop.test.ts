import { MAX_KEPT_MS, MAX_KEPT_PAGES, pagesToDrop } from '@/browser/offline/pagesToDrop';

const NOW = MAX_KEPT_MS * 2;
const page = (key: string, ageMs: number) => ({ key, readAt: NOW - ageMs });

describe('pagesToDrop', () => {
  it('keeps the most recently read pages', () => {
    const pages = Array.from({ length: MAX_KEPT_PAGES + 2 }, (_, index) =>
      page(String(index), index),
    );

    expect(pagesToDrop(pages, NOW)).toEqual([String(MAX_KEPT_PAGES), String(MAX_KEPT_PAGES + 1)]);
  });

  it('drops pages that are too old to show', () => {
    expect(pagesToDrop([page('old', MAX_KEPT_MS + 1), page('last day', MAX_KEPT_MS)], NOW)).toEqual(
      ['old'],
    );
  });

  it('drops more if the disk is full', () => {
    expect(pagesToDrop([page('older', 2), page('newest', 0), page('newer', 1)], NOW, 1)).toEqual([
      'newer',
      'older',
    ]);
  });
});
