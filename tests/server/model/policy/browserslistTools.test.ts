import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { policyFile, runModule } from '../../../support/policyFile';

const NEW = '?audience=browserslist:chrome 150, safari 26.0&line=100';
const OLD = '?audience=browserslist:chrome 150, ie 11&line=100';
const CODE = 'export const first = (list) => list?.[0] ?? 0;\n';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

/** A folder with the file as it is saved in a repository. */
function aFolder(search: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'policy-tools-'));
  folders.push(folder);
  writeFileSync(join(folder, '.browserslistrc'), policyFile('browserslistrc', search));
  return folder;
}

describe('tools that read .browserslistrc', () => {
  it('make SWC lower what the floors lack, and nothing else', () => {
    const lower = (search: string): string =>
      transformSync(CODE, { configFile: false, swcrc: false, env: { path: aFolder(search) } }).code;

    expect(lower(NEW)).toContain('list?.[0] ?? 0');
    expect(lower(OLD)).not.toMatch(/\?\.|\?\?|=>|const/);
  });

  it.each([
    ['webpack', 'webpack'],
    ['Rspack', '@rspack/core'],
  ])('make %s write code that the floors run', (_, name) => {
    const runs = (search: string) =>
      runModule(
        `import loaded from '${name}';
         import { readFileSync } from 'node:fs';
         const bundle = loaded.rspack ?? loaded;
         const { options } = bundle({ target: JSON.parse(readFileSync(0, 'utf8')) });
         console.log(JSON.stringify(options.output.environment));`,
        `browserslist:${join(aFolder(search), '.browserslistrc')}`,
      );

    expect(runs(NEW)).toMatchObject({ arrowFunction: true, const: true, dynamicImport: true });
    expect(runs(OLD)).toMatchObject({ arrowFunction: false, const: false, dynamicImport: false });
  });
});

describe('tools that take the targets of core-js.json', () => {
  it('make the preset of Babel that Next.js brings lower what the floors lack', () => {
    const lower = (search: string) => {
      const { targets } = JSON.parse(policyFile('core-js.json', search)) as { targets: object };
      return runModule(
        `import babel from 'next/dist/compiled/babel/core.js';
         import preset from 'next/dist/compiled/babel/preset-env.js';
         import { readFileSync } from 'node:fs';
         const { code, targets } = JSON.parse(readFileSync(0, 'utf8'));
         const presets = [[preset, { targets, modules: false }]];
         const given = { presets, configFile: false, babelrc: false };
         console.log(JSON.stringify(babel.transformSync(code, given).code));`,
        { code: CODE, targets },
      );
    };

    expect(lower(NEW)).toContain('list?.[0] ?? 0');
    expect(lower(OLD)).not.toMatch(/\?\.|\?\?|=>|const/);
    // Babel refuses a name of a browser that it does not know.
    expect(lower('')).toContain('list?.[0] ?? 0');
    expect(lower('?line=99.9')).not.toContain('=>');
  });
});
