import { namesakes } from '@/server/api/answers/wordParts';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

describe('namesakes', () => {
  it.each([
    [
      'loading=lazy',
      [
        '<img loading=lazy>',
        '<iframe loading=lazy>',
        '<audio loading=lazy>',
        '<video loading=lazy>',
      ],
    ],
    [
      'startViewTransition',
      ['api.Document.startViewTransition', 'api.Element.startViewTransition'],
    ],
    ['foo=bar', []],
    ['nothing', []],
  ])('names all that %s can mean, what most can use first', (text, names) => {
    expect(namesakes(loadCatalogue(), text)).toEqual(names);
  });
});
