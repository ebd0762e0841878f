import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { hostedSynonyms } from '@/server/data/search/hosted/hostedSynonyms';

const synonyms = hostedSynonyms(loadCatalogue());

describe('hostedSynonyms', () => {
  it('maps a phrase to its features, but not a feature to its phrases', () => {
    expect(synonyms).toContainEqual({
      objectID: 'phrase:dark mode',
      type: 'onewaysynonym',
      input: 'dark mode',
      synonyms: expect.arrayContaining(['prefers-color-scheme', 'color-scheme']) as unknown,
    });
  });

  it('maps synonymous words to each other', () => {
    expect(synonyms).toContainEqual({
      objectID: 'words:javascript',
      type: 'synonym',
      synonyms: ['javascript', 'js', 'ecmascript'],
    });
  });

  it('gives every entry a unique id, and skips entries that mean only themselves', () => {
    const ids = synonyms.map(({ objectID }) => objectID);

    expect(new Set(ids).size).toBe(ids.length);
    expect(
      synonyms.filter(({ input, synonyms: meant }) => meant!.every((word) => word === input)),
    ).toEqual([]);
    expect(synonyms.filter(({ input, synonyms: meant }) => meant!.includes(input!))).toEqual([]);
  });
});
