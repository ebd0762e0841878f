// A file's name → what it is read as, or why it is not.

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

export type SkipReason =
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
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(LANGUAGES, extension) ? LANGUAGES[extension]! : 'other-kind';
}

export function isSkipReason(language: Language | SkipReason): language is SkipReason {
  return SKIP_REASONS.has(language);
}

const SKIP_REASONS = new Set<string>([
  'other-kind',
  'too-large',
  'binary',
  'dependency',
  'source-map',
  'declarations',
  'too-many',
]);

/** Guesses the language of a pasted text. */
export function guessLanguage(text: string): Language {
  const head = text.slice(0, 20_000).trim();
  if (/^<(?:!doctype|html|\w+[\s>/])/i.test(head)) return 'html';
  if (/^\{/.test(head) && isJson(text)) return /"log"\s*:/.test(head) ? 'har' : 'package';
  if (
    /(?:^|[;}\n])\s*(?:export\s+)?(?:declare\s+)?(?:interface\s+\w+[^;{]*\{|type\s+\w+[^;=]*=|enum\s+\w+\s*\{)|\w\)?\s*:\s*(?:string|number|boolean|void|unknown)\s*[,;)=]|\bas\s+const\b/.test(
      head,
    )
  )
    return 'ts';
  const withoutComments = head.replace(/\/\*[\s\S]*?\*\//g, '');
  const looksLikeCss =
    /^\s*(?:@(?:media|import|charset|layer|supports|font-face|keyframes|container|property|scope|page|starting-style)\b|[^{};=]*\{\s*(?:[\w-]+\s*:[^;{}]+[;}]|\}|&|@))/.test(
      withoutComments,
    ) &&
    isBalanced(withoutComments.slice(0, withoutComments.indexOf('{'))) &&
    !/(?:^|[;{}]\s*)(?:const|let|var|function|import\s*[{*\w]|export|return|class\s+\w+\s*[{e])\b/.test(
      withoutComments,
    );
  if (looksLikeCss) return 'css';
  return 'js';
}

/** `share({})` opens a bracket before the brace, which no selector leaves open. */
function isBalanced(head: string): boolean {
  return head.split('(').length === head.split(')').length;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
