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

/** Languages of pages that are not read. */
export type UnreadLanguage = 'pug' | 'haml' | 'slim' | 'stylus' | 'sass' | 'coffee';

export type SkipReason =
  | Elsewhere
  | UnreadLanguage
  | 'other-kind'
  | 'too-large'
  | 'binary'
  | 'video'
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
  xhtml: 'html',
  xht: 'html',
  svg: 'svg',
  vue: 'vue',
  svelte: 'svelte',
  astro: 'astro',
  har: 'har',
  webmanifest: 'manifest',
  importmap: 'importmap',
};

/** Templates: languages with holes, for whatever stands around them, which is mostly HTML. */
const TEMPLATES =
  /\.(?:php\d?|phtml|ctp|erb|rhtml|ejs|jspx?|jspf|aspx|ascx|eex|heex|leex|hbs|handlebars|mustache|hjs|gohtml|gotmpl|tmpl|twig|liquid|njk|nunjucks|jinja2?|j2|cshtml|vbhtml)$/;
/** A template of these languages is not a page: `deploy.sh.j2`, `mail.text.erb`. */
const MAY_BE_ANYTHING = /^(?:tmpl|j2|jinja2?|gotmpl)$/;

/** True if a file is a template by its name. */
export function isTemplate(path: string): boolean {
  return TEMPLATES.test(path.toLowerCase());
}

/** Files of any language that tests read: `spec/fixtures/page.html`. */
const FIXTURE =
  /(?:^|\/)(?:tests?|specs?|__tests__|e2e|cypress)\/(?:[\w.-]+\/)*(?:fixtures?|snapshots?|cassettes)\/|(?:^|\/)(?:__fixtures__|__snapshots__|testdata)\//;

/** True if a file is there for tests by its folder. */
export function isFixture(path: string): boolean {
  return FIXTURE.test(path);
}

/** `show.html.erb` is HTML, `app.js.erb` a script. */
function languageOfTemplate(name: string): Language | SkipReason {
  const [, inner, outer = ''] = /(?:\.([\w-]+))?\.(\w+)$/.exec(name) ?? [];
  if (inner === undefined || inner === 'blade')
    return MAY_BE_ANYTHING.test(outer) && outer !== 'tmpl' ? 'other-kind' : 'html';
  if (Object.hasOwn(LANGUAGES, inner)) return LANGUAGES[inner]!;
  return NOT_PAGES.test(inner) || MAY_BE_ANYTHING.test(outer) ? 'other-kind' : 'html';
}

const NOT_PAGES =
  /^(?:txt|text|xml|json|jsonld|ya?ml|md|csv|sql|sh|bash|conf|cfg|ini|env|toml|ics|rss|atom|pdf|rb|py|rake|service|lock|properties)$/;

/** Languages of pages that are not read, by the names of files. */
const UNREAD: Readonly<Record<string, SkipReason>> = {
  pug: 'pug',
  jade: 'pug',
  haml: 'haml',
  slim: 'slim',
  styl: 'stylus',
  sass: 'sass',
  coffee: 'coffee',
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
  if (Object.hasOwn(LANGUAGES, extension)) return LANGUAGES[extension]!;
  if (isTemplate(name)) return languageOfTemplate(name);
  return Object.hasOwn(UNREAD, extension) ? UNREAD[extension]! : 'other-kind';
}

export function isSkipReason(language: Language | SkipReason): language is SkipReason {
  return SKIP_REASONS.has(language);
}

const SKIP_REASONS = new Set<string>([
  ...Object.values(UNREAD),
  'server',
  'tests',
  'tooling',
  'other-kind',
  'too-large',
  'binary',
  'video',
  'dependency',
  'source-map',
  'declarations',
  'too-many',
]);
