import { COLUMN_LANGUAGES } from '@/engines/importer/columnLanguages.data';
import { assumedIn, outcomesOf, read } from './readExport';

const ROWS = 'Safari,18.6,iOS,18.6.2,950\nChrome,141.0.7390.54,Android,15,1204';
const OUTCOMES = ['950 safari_ios 18.6', '1204 chrome_android 141'];

describe('detectColumns', () => {
  it.each(Object.entries(COLUMN_LANGUAGES))(
    'reads the columns of a report in %s, however they are written',
    (_, language) => {
      for (const [at, browser] of language.browser.entries()) {
        const pick = (names: readonly string[]) => names[at % names.length]!;
        const names = [
          browser,
          pick(language.version),
          pick(language.os),
          pick(language.osVersion),
          pick(language.activeUsers),
        ].map((name) => (name.includes(',') ? `"${name}"` : name));
        for (const header of [names.join(','), names.join(',').toUpperCase()]) {
          const file = read(`${header}\n${ROWS}`);

          expect(outcomesOf(file)).toEqual(OUTCOMES);
          expect(assumedIn(file)).toEqual([]);
        }
      }
    },
  );

  it.each([
    [
      'Turkish capitals',
      'TARAYICI,TARAYICI SÜRÜMÜ,İŞLETİM SİSTEMİ,İŞLETİM SİSTEMİ SÜRÜMÜ,ETKİN KULLANICILAR',
    ],
    ['names of a database', 'browser_name,browser_version,os_name,os_version,visitors'],
    ['names nobody knows', 'a,b,c,d,e'],
    ['Klingon', 'leghwI’,mI’,pat,pat mI’,ghotpu’'],
    ['one name of five', 'a,b,c,d,Users'],
    ['another name of five', 'Browser,b,c,d,e'],
    [
      'names without accents',
      'Navigateur,Version du navigateur,Systeme d’exploitation,Version OS,Utilisateurs',
    ],
  ])('tells columns apart by their cells below %s', (_, header) => {
    expect(outcomesOf(read(`${header}\n${ROWS}`))).toEqual(OUTCOMES);
  });

  it('reads a table without a heading', () => {
    expect(outcomesOf(read(ROWS))).toEqual(OUTCOMES);
    expect(outcomesOf(read('Chrome;141;12\nFirefox;143;30'))).toEqual([
      '12 chrome 141',
      '30 firefox 143',
    ]);
  });

  it('finds columns in any order', () => {
    expect(
      outcomesOf(read('x,y,z,u\n950,iOS,18.6.2,Safari\n1204,Android,15,Chrome\n3,iOS,17.2,Safari')),
    ).toEqual(['950 safari_ios 18.6', '1204 of some chrome_android', '3 safari_ios 17.2']);
  });

  it('does not take a rate for a version', () => {
    expect(outcomesOf(read('Browser,Bounce,Users\nChrome,12.5,900\nFirefox,30.1,80'))).toEqual([
      '900 of some chrome or chrome_android',
      '80 of some firefox or firefox_android',
    ]);
  });

  it('never says that there is no system where there is one', () => {
    const file = read(
      'Browser,Browser version,Gizmo,Users\nChrome,141,Windows,5\nSafari,18.6,iOS,9',
    );

    expect(assumedIn(file)).toEqual([]);
    expect(outcomesOf(file)).toEqual(['5 chrome 141', '9 safari_ios 18.6']);
  });

  it('takes the most detailed section, if none has a known heading', () => {
    const file = read('q,w\nChrome,900\nSafari,100\n\na,b,c\nChrome,141.0,900\nSafari,18.6,100');

    expect(outcomesOf(file)).toEqual(['900 chrome 141', '100 safari 18.6']);
  });
});
