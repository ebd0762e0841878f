import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { hostedSynonyms } from '@/server/search/hosted/hostedSynonyms';

const synonyms = hostedSynonyms(loadCatalogue());

describe('hostedSynonyms', () => {
  it('means by a phrase its features, and not the phrase by a feature', () => {
    expect(synonyms).toContainEqual({
      objectID: 'phrase:dark mode',
      type: 'onewaysynonym',
      input: 'dark mode',
      synonyms: expect.arrayContaining(['prefers-color-scheme', 'color-scheme']) as unknown,
    });
  });

  it('takes words that mean the same for each other', () => {
    expect(synonyms).toContainEqual({
      objectID: 'words:javascript',
      type: 'synonym',
      synonyms: ['javascript', 'js', 'ecmascript'],
    });
  });

  it('knows every entry by one name, as the service demands, and none that means only itself', () => {
    const ids = synonyms.map(({ objectID }) => objectID);

    expect(new Set(ids).size).toBe(ids.length);
    for (const { input, synonyms: meant } of synonyms) {
      expect(meant!.length).toBeGreaterThan(0);
      expect(meant).not.toContain(input);
    }
  });
});
