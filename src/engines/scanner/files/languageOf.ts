// A file's name → its language, or the reason for skipping it.

export type Language =
  | 'css'
  | 'scss'
  | 'less'
  | 'js'
  | 'jsx'
  | 'ts'
  | 'tsx'
  | 'html'
  | 'svg'
  | 'vue'
  | 'svelte'
  | 'astro'
  | 'har'
  | 'manifest'
  | 'importmap'
  | 'package';

/** Where code runs that never reaches a browser. */
export type Elsewhere = 'server' | 'tests' | 'tooling';

export type SkipReason =
  | Elsewhere
  | 'other-kind'
  | 'too-large'
  | 'binary'
  | 'dependency'
  | 'source-map'
  | 'declarations'
  | 'too-many';

const LANGUAGES: Readonly<Record<string, Language>> = {
  css: 'css',
  pcss: 'css',
  postcss: 'css',
  scss: 'scss',
  less: 'less',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  jsx: 'jsx',
  ts: 'ts',
  mts: 'ts',
  cts: 'ts',
  tsx: 'tsx',
  html: 'html',
  htm: 'html',
  svg: 'svg',
  vue: 'vue',
  svelte: 'svelte',
  astro: 'astro',
  har: 'har',
  webmanifest: 'manifest',
  importmap: 'importmap',
};

/** `path` with slashes, as a folder or an archive gives it. */
export function languageOf(path: string): Language | SkipReason {
  const name = path.slice(path.lastIndexOf('/') + 1).toLowerCase();
  if (/(?:^|\/)(?:node_modules|\.git|\.hg|\.svn)\//.test(path)) return 'dependency';
  if (name.endsWith('.map')) return 'source-map';
  if (/\.d\.[cm]?ts$/.test(name)) return 'declarations';
  if (name === 'package.json' || name === '.browserslistrc') return 'package';
  if (name === 'manifest.json') return 'manifest';
  if (/^import-?map\.json$/.test(name)) return 'importmap';
  // A file named `importmap` or `css` has no extension; it may be a program.
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1) : '';
  return Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension]! : 'other-kind';
}

export function isSkipReason(language: Language | SkipReason): language is SkipReason {
  return SKIP_REASONS.has(language);
}

const SKIP_REASONS = new Set<string>([
  'server',
  'tests',
  'tooling',
  'other-kind',
  'too-large',
  'binary',
  'dependency',
  'source-map',
  'declarations',
  'too-many',
]);
