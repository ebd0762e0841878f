import type { FileScan } from '@/engines/scanner/FileScan';
import { attributeOf, type Element, type MarkupSyntax } from './embeddedCode';

const READ = /^(?:|html|css|scss|less|postcss|pcss|js|jsx|ts|tsx|javascript|typescript|babel)$/i;
const NAMES: Readonly<Record<string, string>> = {
  pug: 'Pug',
  jade: 'Pug',
  styl: 'Stylus',
  stylus: 'Stylus',
  sass: 'indented Sass',
  coffee: 'CoffeeScript',
  coffeescript: 'CoffeeScript',
};

/** Notes a part of a component whose language is not read, or that stands in another file. */
export function noteLanguage(element: Element, syntax: MarkupSyntax, scan: FileScan): void {
  const { tagName } = element;
  if (tagName !== 'template' && tagName !== 'style' && tagName !== 'script') return;
  const language = attributeOf(element, 'lang') ?? attributeOf(element, 'type') ?? '';
  const name = language.replace(/^text\//, '');
  if (Object.hasOwn(NAMES, name) || (attributeOf(element, 'lang') && !READ.test(name)))
    scan.notes.push(`The ${tagName} is written in ${NAMES[name] ?? name}, which is not read.`);
  const source = syntax === 'vue' ? attributeOf(element, 'src') : undefined;
  if (source !== undefined && !/^(?:https?:)?\/\//.test(source))
    scan.notes.push(`The ${tagName} stands in “${source}”: scan that file, too.`);
}
