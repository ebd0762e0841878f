import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import * as realClient from 'react-dom/client';
import {
  configureWebpack,
  type WebpackConfig,
  type WebpackContext,
} from '@/tools/build/browserBuild';
import { ForgetFolderPlugin } from '@/tools/build/ForgetFolderPlugin';
import * as inSlices from '@/tools/build/hydrateInSlices';

class BannerPlugin {
  constructor(readonly options: { readonly banner: string; readonly include: RegExp }) {}
}

function configure(
  side: Partial<Pick<WebpackContext, 'dev' | 'isServer'>> = {},
  rules: unknown[] = [],
) {
  const config: WebpackConfig = {
    resolve: { alias: {} },
    plugins: [],
    output: {},
    module: { parser: { javascript: { url: 'relative' } }, rules },
    optimization: { splitChunks: { cacheGroups: {} } },
  };
  return configureWebpack(config, {
    dir: '/home/me/plimsoll',
    dev: false,
    isServer: false,
    webpack: { BannerPlugin, Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: 400 } },
    ...side,
  });
}

describe('browserBuild', () => {
  it('replaces react-dom/client, two modules of the explorer and unused ones of Relay', () => {
    const named = Object.keys(configure().resolve.alias).map((path) =>
      path.replace(/^.*node_modules./, '').replaceAll('\\', '/'),
    );
    expect(named.sort()).toEqual([
      'graphql-ws',
      'jsonc-parser',
      'react-dom-client$',
      'react-dom/client$',
      'relay-runtime/lib/store/observeFragmentExperimental.js',
      'relay-runtime/lib/store/observeQueryExperimental.js',
      'relay-runtime/lib/store/waitForFragmentExperimental.js',
      'relay-runtime/lib/subscription/requestSubscription.js',
    ]);
    expect(Object.keys(configure({ isServer: true }).resolve.alias).sort()).toEqual([
      'graphql-ws',
      'jsonc-parser',
    ]);
  });

  it('leaves out only what nothing in the browser imports from Relay', () => {
    const code = readdirSync('src', { encoding: 'utf8', recursive: true })
      .filter((path) => /^(?:browser|client|relay)\b.*\.tsx?$/.test(path))
      .map((path) => readFileSync(join('src', path), 'utf8'))
      .join('\n');

    expect(code).toContain('fetchQuery');
    expect(code).not.toMatch(
      /requestSubscription|useSubscription|observeFragment|observeQuery|waitForFragmentData/,
    );
  });

  it('uses replacements that have all exports of the original', () => {
    const names = Object.keys(realClient).filter((name) => name !== 'default');

    expect(names).toContain('hydrateRoot');
    for (const replacement of [inSlices, inSlices.default])
      expect(Object.keys(replacement)).toEqual(expect.arrayContaining(names));
  });

  it('makes importing a missing export an error, in both builds', () => {
    for (const isServer of [false, true])
      expect(configure({ isServer }).module.parser?.javascript).toEqual({
        url: 'relative',
        exportsPresence: 'error',
      });
  });

  it('keeps no cache of a production build, on either side', () => {
    for (const isServer of [false, true]) {
      expect(configure({ isServer }).cache).toBe(false);
      expect(configure({ isServer, dev: true }).cache).toBeUndefined();
    }
  });

  describe('classes of style modules', () => {
    function nameClass(...fullNames: string[]): string[] {
      const modules = { getLocalIdent: (name: unknown) => String(name) };
      const rules = [{ oneOf: [{ use: ['style', { options: { modules } }] }, { use: 'other' }] }];
      configure({}, rules);
      return fullNames.map((name) => modules.getLocalIdent(name));
    }

    it('are named only by the hash, and fonts as Next names them', () => {
      expect(nameClass('Button_plain__a-B_9', '__className_95ab35')).toEqual([
        '_a-B_9',
        '__className_95ab35',
      ]);
    });

    it('end the build where two share a hash', () => {
      expect(() => nameClass('Button_plain__a1B2c', 'Link_plain__a1B2c')).toThrow(
        'Button_plain__a1B2c and Link_plain__a1B2c are both named _a1B2c.',
      );
    });
  });

  it('makes production builds the same in every folder', () => {
    const { module, plugins } = configure();

    expect(module.rules).toContainEqual(
      expect.objectContaining({
        include: '/home/me/plimsoll/src',
        enforce: 'post',
        use: {
          loader: resolve('src/tools/build/aliasArtifacts.mjs'),
          options: { folder: '/home/me/plimsoll' },
        },
      }),
    );
    expect(plugins).toContainEqual(new ForgetFolderPlugin('/home/me/plimsoll'));
    expect(configure({ isServer: true }).module.rules).toEqual([]);
  });

  it('makes no chunks of modules that the explorer’s editor would load by an address', () => {
    const [rule] = configure().module.rules as { readonly test: RegExp; readonly parser: object }[];

    expect(rule?.parser).toMatchObject({ import: false });
    for (const module of ['base/common/worker/simple', 'editor/common/services/editorSimple']) {
      const path = require.resolve(`monaco-editor/esm/vs/${module}Worker.js`);
      expect(path).toMatch(rule!.test);
      expect(readFileSync(path, 'utf8')).toContain('import(`${url}`)');
    }
  });

  it('marks the shared chunks for eager compilation, in production only', () => {
    const [plugin] = configure().plugins as BannerPlugin[];

    expect(plugin?.options.banner).toBe('//# allFunctionsCalledOnLoad');
    for (const name of ['framework-1.js', 'main-2.js', 'pages/_app-3.js'])
      expect(`static/chunks/${name}`).toMatch(plugin!.options.include);
    expect('static/chunks/pages/stats-4.js').not.toMatch(plugin!.options.include);
    expect(configure({ dev: true }).plugins).toEqual([]);
  });
});
