import { readBrowserslist } from '@/engines/importer/readBrowserslist';

describe('readBrowserslist', () => {
  it.each([
    ['a query', 'last 2 versions, not dead', 'last 2 versions, not dead'],
    [
      'the lines of a file, without its comments',
      '# ours\n> 0.5% # usage\n\nnot dead\n',
      '> 0.5%, not dead',
    ],
    [
      'a package.json',
      '{ "name": "app", "browserslist": ["chrome >= 100", "safari >= 15"] }',
      'chrome >= 100, safari >= 15',
    ],
    ['a package.json whose query is a text', '{ "browserslist": "defaults" }', 'defaults'],
    ['the list alone', '["chrome >= 100"]', 'chrome >= 100'],
  ])('reads %s', (_, text, query) => {
    expect(readBrowserslist(text)).toEqual({ query });
  });

  it.each([
    ['a file', '[development]\nlast 1 chrome version\n[production staging]\n> 1%'],
    [
      'a package.json',
      '{ "browserslist": { "development": ["last 1 chrome version"], "production": ["> 1%"] } }',
    ],
  ])('takes production of the environments of %s, and says so', (_, text) => {
    expect(readBrowserslist(text)).toEqual({ query: '> 1%', environment: 'production' });
  });

  it.each(['', '  \n# nothing', '{ "name": "app" }', '[]'])('finds none in “%s”', (text) => {
    expect(readBrowserslist(text)).toBeUndefined();
  });
});
