// Bundles the extension for VS Code into .plimsoll/packages/vscode, with the command line in it: it
// needs nothing of the project. `npx @vscode/vsce package` makes one file of the folder.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { own, PACKAGES_FOLDER, writeManifest, writeNotices, writeText } from './writePackage';

const NAME = 'vscode';
const FOLDER = join(PACKAGES_FOLDER, NAME);
const CONFIG = 'plimsoll.config.json';

/** As the server knows them, and the style sheets and markup that it reads around their holes. */
const LANGUAGES = [
  ...['css', 'postcss', 'scss', 'less', 'html', 'svg', 'vue', 'svelte', 'astro'],
  ...['javascript', 'javascriptreact', 'typescript', 'typescriptreact'],
  ...['php', 'blade', 'erb', 'handlebars', 'ejs', 'twig', 'liquid', 'razor', 'jinja-html'],
];

const setting = (description: string, type: readonly string[]) => ({
  ...{ type, default: null, scope: 'window' },
  markdownDescription: `${description} Only for folders without a \`${CONFIG}\`, which editors and CI go by.`,
});

const CONTRIBUTES = {
  commands: [
    { command: 'plimsoll.openConfiguration', title: 'Open Configuration', category: 'Plimsoll' },
    { command: 'plimsoll.restart', title: 'Restart Server', category: 'Plimsoll' },
  ],
  configuration: {
    title: 'Plimsoll',
    properties: {
      'plimsoll.audience': setting(
        'The people to answer for, such as `region:DE` or `browserslist:defaults`; by default `world`.',
        ['string', 'null'],
      ),
      'plimsoll.line': {
        ...setting('The share that must be able to use a feature, in percent; by default 95.', [
          'number',
          'null',
        ]),
        ...{ exclusiveMinimum: 0, maximum: 100 },
      },
      'plimsoll.server': setting(
        'A Plimsoll server to ask instead of the data in the extension, such as `https://plimsoll.example`.',
        ['string', 'null'],
      ),
    },
  },
  jsonValidation: [{ fileMatch: CONFIG, url: './server/plimsoll.config.schema.json' }],
};

async function buildVscode(): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  const { metafile } = await build({
    entryPoints: { extension: 'src/cli/plugins/vscode/extensionPlugin.ts' },
    outdir: FOLDER,
    outExtension: { '.js': '.cjs' },
    bundle: true,
    minify: true,
    metafile: true,
    legalComments: 'none',
    platform: 'node',
    format: 'cjs',
    target: 'node20.19',
    external: ['vscode'],
    define: { PLIMSOLL_LANGUAGES: JSON.stringify(LANGUAGES) },
  });
  cpSync(join(PACKAGES_FOLDER, 'plimsoll'), join(FOLDER, 'server'), { recursive: true });
  cpSync('public/icon-192.png', join(FOLDER, 'icon.png'));
  writeNotices(NAME, metafile, '\nserver/THIRD_PARTY.md has those of the command line.\n');
  // Galleries show pictures from a public repository only.
  const page = readFileSync('docs/use/vscode.md', 'utf8').replace(/^!\[.*\n\n/m, '');
  writeText(NAME, 'README.md', page);
  writeManifest(NAME, {
    ...{ name: 'plimsoll-vscode', displayName: 'Plimsoll', publisher: 'plimsoll' },
    ...{ type: 'commonjs', main: './extension.cjs', icon: 'icon.png' },
    engines: { vscode: `^${own.devDependencies['@types/vscode']}` },
    categories: ['Linters', 'Programming Languages'],
    keywords: ['baseline', 'browser support', 'browserslist', 'can i use'],
    activationEvents: LANGUAGES.map((language) => `onLanguage:${language}`),
    contributes: CONTRIBUTES,
    capabilities: {
      virtualWorkspaces: { supported: false, description: 'It reads files on this machine.' },
      untrustedWorkspaces: {
        supported: 'limited',
        description: 'The extension’s own server runs, not the one that the project has installed.',
      },
    },
  });
}

buildVscode().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
