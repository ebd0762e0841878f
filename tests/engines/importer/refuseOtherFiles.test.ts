import { ImportError } from '@/engines/importer/ImportedFile';
import { read } from './readExport';

describe('refuseOtherFiles', () => {
  it.each([
    ['nothing', '\uFEFF \n', 'This file is empty.'],
    ['a picture', '\u0089PNG\r\n\u001A\n\0\0\0\rIHDR', 'This is not a text file.'],
    ['a workbook', 'PK\u0003\u0004\0', 'Save the sheet as CSV'],
    ['JSON', '[{"browser":"chrome"}]', 'There is no table of browsers'],
    ['broken JSON', '{"chrome": {', 'This JSON is damaged'],
    ['JSON about something else', '{"name": "x"}', 'This JSON has no table of browsers.'],
    ['a web page', '<!DOCTYPE html><html>', 'This is a web page.'],
    ['a text', 'Dear Sir or Madam,\n\nplease find attached', 'There is no table of browsers'],
    [
      'a table about something else',
      'Country,Users\nGermany,5',
      'This table has no browser column: line 1 has “Country”, “Users”. Export it with “Browser”',
    ],
    [
      'a table without a count',
      '# Browsers\n\nBrowser,Browser version\nChrome,141',
      'Line 3 has “Browser”, “Browser version”, but no column that counts.',
    ],
    [
      'a table that counts nobody',
      'browser,version,users\nchrome,141,0',
      'The column “users” is 0 in every row.',
    ],
    [
      'a heading alone',
      'browser,version,users\n',
      'The table has no rows below its heading. Export a longer time.',
    ],
    [
      'a table without a number',
      'browser,version,users\nchrome,141,lots',
      'line 2 and all others have no number there',
    ],
    ['a log of bots alone', 'User agent,Count\ncurl/8.5.0,9', 'Every row is a bot or a script.'],
  ])('refuses %s, and says where and what to do', (_, text, words) => {
    expect(() => read(text)).toThrow(ImportError);
    expect(() => read(text)).toThrow(words);
    expect(() => read(text)).toThrow(/\. .+\.$/);
  });
});
