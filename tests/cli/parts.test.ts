import { filesLoadedWith } from '../support/filesLoadedWith';

const CSS_SYNTAX = 'node_modules/css-tree/lib/index.js';

describe('the parts of the command line', () => {
  it.each(['plimsoll', 'policy', 'audience', 'sync/sync', 'scan/scan', 'lsp/serveLsp'])(
    'leave the syntax of CSS to those who ask about code: %s',
    (part) => {
      const files = filesLoadedWith(`src/cli/${part}.ts`);

      expect(files).toContain(`src/cli/${part}.ts`);
      expect(files.filter((file) => file === CSS_SYNTAX)).toEqual([]);
    },
  );

  it('read the syntax of CSS where a name may be code', () => {
    expect(filesLoadedWith('src/cli/answers/pathOfSubject.ts')).toContain(CSS_SYNTAX);
  });
});
