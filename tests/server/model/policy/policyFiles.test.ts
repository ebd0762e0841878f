import { execFileSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import autoprefixer from 'autoprefixer';
import browserslist from 'browserslist';
import { transform as lowerCss } from 'lightningcss';
import postcss from 'postcss';
import ts from 'typescript';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';
import { createContext } from '@/server/model/features/RequestContext';
import { ECMASCRIPT_EDITIONS } from '@/server/model/policy/ecmascript.data';
import { buildPolicy } from '@/server/model/policy/Policy';
import { POLICY_FILES } from '@/server/model/policy/policyFiles';
import { POLICY_FORMATS } from '@/server/model/policy/policyFormats.data';

const catalogue = loadCatalogue();
const TODAY = '2026-11-21';
const answerAt = (path: string, search = '') =>
  renderAnswer(catalogue, `${path}${search}`, 'https://plimsoll.example', TODAY);
const fileOf = (name: string, search = ''): string => {
  const { status, body } = answerAt(`/policy/${name}`, search);
  if (status !== 200) throw new Error(body);
  return body;
};
const jsonOf = <File>(name: string, search = ''): File => JSON.parse(fileOf(name, search)) as File;
const policyOf = (audience: string, linePercent: number) =>
  buildPolicy(createContext(catalogue, { today: TODAY }), { audience, linePercent });
const queriesOf = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

/** Runs a script that needs ES modules, which Jest cannot require. */
const runModule = (code: string, input: unknown): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      input: JSON.stringify(input),
    }),
  );

describe('the list of formats', () => {
  it('names every file, the policy itself and the part of a package.json', () => {
    expect(POLICY_FORMATS).toEqual([
      ...POLICY_FILES.map(({ name }) => name),
      'policy.json',
      'browserslist',
    ]);
  });
});

describe('/policy.json', () => {
  it.each([
    '',
    '?audience=region:DE&line=80&adopt=temporal&decline=grid&rule=gain',
    '?floors=safari:18.4,ie:11',
  ])('fits the published schema: %s', (search) => {
    const isValid = new Ajv().compile(JSON.parse(answerAt('/policy.schema.json').body));

    isValid(JSON.parse(answerAt('/policy.json', search).body));
    expect(isValid.errors).toBeNull();
  });

  it('names an unknown feature, with suggestions, in every format', () => {
    const { status, body } = answerAt('/policy.json', '?adopt=hass');

    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({
      error: { code: 'NOT_FOUND', message: expect.stringContaining('Did you mean has') as string },
    });
    expect(answerAt('/policy/browserslistrc', '?adopt=hass').body).toMatch(
      /^# There is no feature/,
    );
    expect(answerAt('/policy/browserslist-config.cjs', '?line=200').body).toMatch(/^\/\/ The line/);
  });
});

describe('files of a policy without floors', () => {
  it('are refused: tools would take none for their defaults', () => {
    const all = policyOf('browserslist:safari 17', 95).floors.map(
      ({ browser }) => `${browser.slug}:none`,
    );
    const search = `?audience=browserslist:safari 17&floors=${all.join()}`;

    for (const { name } of POLICY_FILES) {
      const isOfFeatures = /lint|^agents/.test(name);
      const { status, body } = answerAt(`/policy/${name}`, search);
      expect([name, status]).toEqual([name, isOfFeatures ? 200 : 400]);
      if (!isOfFeatures) expect(body).toContain('gives up every browser');
    }
  });
});

describe('the label of every file', () => {
  it('holds nothing that is not seen, and stays on its line', () => {
    const policy = policyOf('world', 95);
    const audience = { ...policy.audience, name: 'Shop\u2028\u202e\u001b[2J\nx' };
    const source = { catalogue, policy: { ...policy, audience }, origin: '' };

    for (const { write } of POLICY_FILES) {
      const text = write(source);
      expect(text).toContain('Plimsoll · Shop [2J x · p_');
      expect(text).not.toMatch(/[\u2028\u202e\u001b]/);
    }
  });
});

describe('browserslistrc', () => {
  it.each([
    ['world', 95],
    ['world', 99.9],
    ['region:JP', 80],
    ['browserslist:defaults', 100],
  ])('makes Browserslist resolve to the floors of %s at %d %% and nothing older', (key, line) => {
    const search = `?audience=${key}&line=${line}`;
    const names = browserslist(queriesOf(fileOf('browserslistrc', search)), { path: false });
    const { cut, floors } = policyOf(key, line);
    const releases = names.map((name) =>
      findCaniuseRelease(catalogue, ...(name.split(' ') as [string, string]))!,
    );

    expect(releases.filter(({ browser, index }) => index < cut[browser.index]!)).toEqual([]);
    for (const slug of ['chrome', 'firefox', 'safari', 'safari_ios'])
      expect(new Set(releases.map(({ browser }) => browser.slug)).has(slug)).toBe(
        floors.some(({ browser }) => browser.slug === slug),
      );
  });

  it('says the same as a module of a shared configuration', () => {
    const folder = mkdtempSync(join(tmpdir(), 'policy-'));
    const file = join(folder, 'index.cjs');
    writeFileSync(file, fileOf('browserslist-config.cjs'));

    expect(jest.requireActual<string[]>(file)).toEqual(queriesOf(fileOf('browserslistrc')));
  });

  it('makes Autoprefixer add what the floors need and nothing else', async () => {
    const prefix = async (search: string) => {
      const plugin = autoprefixer({
        overrideBrowserslist: queriesOf(fileOf('browserslistrc', search)),
      });
      const result = await postcss([plugin]).process('a { user-select: none; display: flex }', {
        from: undefined,
      });
      return result.css;
    };

    expect(await prefix('')).toBe(
      'a { -webkit-user-select: none; user-select: none; display: flex }',
    );
    expect(await prefix('?audience=browserslist:chrome 150')).not.toContain('-webkit-');
  });
});

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
    expect(fileOf('tsconfig.json', '?line=50')).toContain('TypeScript 6.0 or newer');
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

  it('names only known keys, and built-ins that TypeScript declares for that year', () => {
    const folder = join(process.cwd(), 'node_modules/typescript/lib');
    for (const { year, syntax, builtins } of ECMASCRIPT_EDITIONS) {
      const paths = [
        ...syntax.map((name) => `javascript.${name}`),
        ...builtins.map((name) => `javascript.builtins.${name}`),
      ];
      const libraries = ts.sys
        .readDirectory(folder, ['.ts'], undefined, [`lib.es${year}*.d.ts`])
        .map((file) => ts.sys.readFile(file))
        .join('');
      expect(paths.filter((path) => !catalogue.keyByPath(path)?.hasData)).toEqual([]);
      expect(
        builtins.filter((name) => !new RegExp(`\\b${name.split('.').at(-1)}\\b`).test(libraries)),
      ).toEqual([]);
    }
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

describe('agents.md', () => {
  it('says in a few lines what an agent needs', () => {
    const text = fileOf('agents.md', '?adopt=anchor-positioning');

    expect(text).toMatch(
      /^\*\*Browser support\*\* \(Plimsoll · World · p_[0-9a-f]{12} · 2026-11-21 · web-features \d+\.\d+\.\d+\): our line is 95/,
    );
    expect(text).toContain('Decided exceptions: anchor-positioning.');
    expect(text).toMatch(/^Floors: Chrome \d+, Chrome Android \d+, Edge \d+,/m);
    expect(text).toContain('https://plimsoll.example/mcp');
    expect(text.length).toBeLessThan(1_000);
  });
});
