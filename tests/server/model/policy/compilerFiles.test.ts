import { join } from 'node:path';
import { transform as lowerCss } from 'lightningcss';
import ts from 'typescript';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { ECMASCRIPT_EDITIONS } from '@/server/model/policy/ecmascript.data';
import { LIBRARY_PARTS } from '@/server/model/policy/libraryParts.data';
import { policyFile, runModule } from '../../../support/policyFile';

const catalogue = loadCatalogue();
const jsonOf = <File>(name: string, search = ''): File =>
  JSON.parse(policyFile(name, search)) as File;

describe('tsconfig.json', () => {
  /** TypeScript's own libraries, which take it longer to read than what is compiled. */
  const libraries = new Map<string, ts.SourceFile | undefined>();

  const programOf = (code: string, search: string) => {
    const { compilerOptions } = jsonOf<{ compilerOptions: object }>('tsconfig.json', search);
    const { options, errors } = ts.convertCompilerOptionsFromJson(
      { ...compilerOptions, types: [], strict: true },
      '.',
    );
    expect(errors).toEqual([]);
    const host = ts.createCompilerHost(options);
    const { getSourceFile } = host;
    host.getSourceFile = (name, ...rest) => {
      if (name === 'probe.ts') return ts.createSourceFile(name, code, ts.ScriptTarget.Latest);
      if (!libraries.has(name)) libraries.set(name, getSourceFile.call(host, name, ...rest));
      return libraries.get(name);
    };
    return ts.createProgram(['probe.ts'], options, host);
  };
  const complaintsAbout = (code: string, search: string) =>
    ts
      .getPreEmitDiagnostics(programOf(code, search))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, ' '));
  const lower = (code: string, search: string) => {
    let text = '';
    const program = programOf(code, search);
    // Without a file, TypeScript checks its own libraries first.
    program.emit(program.getSourceFile('probe.ts'), (_, written) => (text = written));
    return text;
  };

  it('makes tsc accept the built-ins that work at the floors and refuse newer ones', () => {
    const code = 'export const a = [1].toSorted(); export const b = Object.groupBy([1], () => 1);';

    expect(jsonOf('tsconfig.json')).toMatchObject({
      compilerOptions: { lib: ['es2023', 'dom', 'dom.iterable'] },
    });
    expect(complaintsAbout(code, '')).toEqual([expect.stringContaining('groupBy')]);
    expect(complaintsAbout(code, '?line=50')).toEqual([]);
  });

  it('makes tsc lower syntax that does not work at the floors, and leave the rest', () => {
    const code = 'export class A { static { A.b ??= 1; } static b?: number; }';

    expect(lower(code, '')).toContain('??=');
    expect(lower(code, '?line=97')).not.toContain('static {');
    expect(lower(code, '?audience=browserslist:safari 13.1')).not.toContain('??=');
  });

  it('never asks tsc for a target it refuses, and names browsers left to other tools', () => {
    const search = '?audience=browserslist:ie 11&line=100';

    expect(complaintsAbout('export const a = [1].map((b) => b);', search)).toEqual([]);
    expect(jsonOf<Record<string, string>>('tsconfig.json', search)['//']).toContain('need ES5');
    expect(jsonOf<Record<string, string>>('tsconfig.json')['//']).not.toContain('need ES5');
  });

  it.each(['?line=50', '?audience=browserslist:safari 26.4, chrome 150&line=100'])(
    'names no target or library that TypeScript 5.7 refuses: %s',
    (search) => {
      const { compilerOptions, '//': note } = jsonOf<{
        compilerOptions: { target: string; lib: string[] };
        '//': string;
      }>('tsconfig.json', search);

      expect(compilerOptions).toMatchObject({
        target: 'es2024',
        lib: ['es2024', 'dom', 'dom.iterable'],
      });
      expect(note).toContain('TypeScript 5.7 or newer knows');
      expect(note).toContain('write “es2025” for “es2024”');
    },
  );

  it('names the parts of a newer library that work at the floors', () => {
    const search = '?audience=browserslist:chrome 120, firefox 121, safari 26.4&line=100';
    const code =
      'export const a = Object.groupBy([1], () => 1); export const b = new ArrayBuffer(1).transfer();';

    expect(jsonOf('tsconfig.json', search)).toMatchObject({
      compilerOptions: {
        lib: [
          'es2023',
          'es2024.collection',
          'es2024.object',
          'es2024.promise',
          'es2024.string',
          'dom',
          'dom.iterable',
        ],
      },
    });
    expect(complaintsAbout(code, search)).toEqual([expect.stringContaining('transfer')]);
  });

  it('names only known keys, and built-ins that TypeScript declares for that year', () => {
    const folder = join(process.cwd(), 'node_modules/typescript/lib');
    const undeclared = (library: string, builtins: readonly string[]) => {
      const text = ts.sys
        .readDirectory(folder, ['.ts'], undefined, [`lib.${library}*.d.ts`])
        .map((file) => ts.sys.readFile(file))
        .join('');
      return builtins.filter((name) => !new RegExp(`\\b${name.split('.').at(-1)}\\b`).test(text));
    };
    const unknown = (paths: readonly string[]) =>
      paths.filter((path) => !catalogue.keyByPath(`javascript.${path}`)?.hasData);
    const toPaths = (builtins: readonly string[]) => builtins.map((name) => `builtins.${name}`);

    for (const { year, syntax, syntaxInPart = [], builtins } of ECMASCRIPT_EDITIONS) {
      expect(unknown([...syntax, ...syntaxInPart, ...toPaths(builtins)])).toEqual([]);
      // TypeScript has no library of 2026 yet.
      if (year < 2026) expect(undeclared(`es${year}`, builtins)).toEqual([]);
    }
    for (const { name, builtins } of LIBRARY_PARTS) {
      expect(unknown(toPaths(builtins))).toEqual([]);
      expect(undeclared(name, builtins)).toEqual([]);
    }
  });
});

describe('the edition whose syntax works at all floors', () => {
  const yearOf = (audience: string, line = 100): string =>
    jsonOf<{ ecmascript: string }>('targets.json', `?audience=${audience}&line=${line}`).ecmascript;

  it.each([
    ['2018 needs lookbehind', 'safari 15.6', 'es2017'],
    ['2022 needs private names with “in” and indices of matches', 'firefox 115', 'es2023'],
    ['2024 needs sets in classes of characters', 'safari 17.6', 'es2024'],
    ['2025 needs modifiers of regular expressions', 'firefox 131', 'es2024'],
    ['2025 needs duplicate names of groups', 'chrome 120', 'es2024'],
    ['2025 needs import attributes', 'firefox 137', 'es2024'],
    ['top-level await as Safari had it is enough', 'safari 26.4', 'es2026'],
  ])('%s', (_, release, edition) => {
    expect(yearOf(`browserslist:${release}`)).toBe(edition);
  });

  it('is older where a share more of the audience counts', () => {
    expect([yearOf('world', 95), yearOf('region:IN', 99)]).toEqual(['es2024', 'es2017']);
  });
});

describe('targets.json', () => {
  interface TargetsFile {
    readonly esbuild: readonly string[];
    readonly vite: {
      readonly build: { readonly target: readonly string[]; readonly cssTarget: readonly string[] };
    };
    readonly lightningcss: Record<string, number>;
  }
  const code = 'export const a = (b) => { b.c ??= 1; return b; };';

  it('makes esbuild lower what the floors lack, and nothing else', () => {
    const lower = (search: string) =>
      runModule(
        `import { transformSync } from 'esbuild'; import { readFileSync } from 'node:fs';
         const { code, target } = JSON.parse(readFileSync(0, 'utf8'));
         console.log(JSON.stringify(transformSync(code, { target }).code));`,
        { code, target: jsonOf<TargetsFile>('targets.json', search).esbuild },
      );

    expect(lower('')).toContain('??=');
    expect(lower('?audience=browserslist:safari 13.1')).not.toContain('??=');
  });

  it('makes Vite build for the floors', () => {
    const build = (search: string) =>
      runModule(
        `import { build } from 'vite'; import { readFileSync } from 'node:fs';
         const { code, config } = JSON.parse(readFileSync(0, 'utf8'));
         const probe = { name: 'probe', resolveId: (id) => id, load: () => code };
         const [output] = [await build({ configFile: false, logLevel: 'silent', plugins: [probe],
           build: { ...config.build, write: false, minify: false, lib: { entry: 'probe.js', formats: ['es'] } } })].flat();
         console.log(JSON.stringify(output.output[0].code));`,
        { code, config: jsonOf<TargetsFile>('targets.json', search).vite },
      );

    expect(build('')).toContain('??=');
    expect(build('?audience=browserslist:safari 13.1')).not.toContain('??=');
  });

  it('makes Lightning CSS lower what the floors lack', () => {
    const lower = (search: string) =>
      lowerCss({
        filename: 'a.css',
        code: Buffer.from('a { & b { inset: 0 } }'),
        minify: true,
        targets: jsonOf<TargetsFile>('targets.json', search).lightningcss,
      }).code.toString();

    expect(lower('?line=50')).toBe('a{& b{inset:0}}');
    expect(lower('')).toBe('a b{inset:0}');
  });
});
