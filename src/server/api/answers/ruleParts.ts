// An at-rule → its parts. Names of layers, containers and animations are the author's; what a query asks for is
// not.
import { lexer } from 'css-tree';
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { declarationParts } from './declarationParts';
import { MEDIA_VALUES } from './mediaValues.data';
import { selectorParts } from './selectorParts';
import type { Look, Part } from './snippetLook';

export function ruleParts(look: Look, text: string): readonly Part[] {
  const [, written = '', prelude = '', block = ''] =
    /^@([\w-]+)([^{]*)(?:\{(.*)\}\s*)?$/s.exec(text) ?? [];
  const own = look(`css.at-rules.${written.toLowerCase()}`);
  if (own === undefined) return [undefined];
  return [
    own,
    ...preludeParts(look, own, prelude.trim().replace(/;$/, '')),
    ...blockParts(look, own, block),
  ];
}

function preludeParts(look: Look, own: CompatKey, prelude: string): readonly Part[] {
  if (prelude === '') return [];
  if (own.name === 'media' || own.name === 'custom-media') return mediaParts(look, own, prelude);
  if (own.name === 'container') return containerParts(own, prelude);
  if (own.name === 'supports') return supportsParts(look, own, prelude);
  const isWrong =
    lexer.getAtrule(own.name, false) !== null &&
    lexer.matchAtrulePrelude(own.name, prelude).error !== null;
  return [...callParts(own, prelude, false), ...(isWrong ? [undefined] : [])];
}

const MEDIA_TYPES =
  /^(?:all|print|screen|tty|tv|projection|handheld|braille|embossed|aural|speech)$/;
const LOGIC = /^(?:and|or|not|only)$/;

function mediaParts(look: Look, own: CompatKey, text: string): readonly Part[] {
  const prelude = own.name === 'media' ? text : text.replace(/^\s*--[\w-]+/, '');
  const path = 'css.at-rules.media';
  const features = [...prelude.matchAll(/\(([^()]*)\)/g)].flatMap(([, query = '']) => {
    const names = [...query.matchAll(/(?<![\w.-])-{0,2}[a-z][\w-]*(?!\()/gi)].map(([name]) => name);
    const [name = '', ...values] = names.map((one) => one.toLowerCase());
    if (name.startsWith('--')) return [];
    const plain = name.replace(/^(-webkit-|-moz-)?(?:min|max)-/, '$1');
    const known = MEDIA_VALUES[plain]?.split(' ');
    const isWrong = known !== undefined && values.some((value) => !known.includes(value));
    const written = look(`${path}.${name}`, `${path}.${plain}`);
    const named = values.map((value) => look(`${path}.${plain}.${value}`)).filter(isKnown);
    const ranges = /[<>=]/.test(query) ? [look(`${path}.range_syntax`)] : [];
    return [written, ...ranges, ...named, ...(isWrong ? [undefined] : [])];
  });
  const types = prelude
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .split(/[\s,]+/)
    .map((word) => word.toLowerCase())
    .filter((word) => word !== '' && !LOGIC.test(word));
  return [...features, ...types.filter((word) => !MEDIA_TYPES.test(word)).map(() => undefined)];
}

const isKnown = (part: Part) => part !== undefined;

const SIZES = /^(?:min-|max-)?(?:width|height|inline-size|block-size|aspect-ratio)$|^orientation$/;

function containerParts(own: CompatKey, prelude: string): readonly Part[] {
  const sizes = [...prelude.matchAll(/(?<![\w-])\(\s*([a-z][\w-]*)(?=\s*[:)<>=])/gi)].map(
    ([, name = '']) => (SIZES.test(name.toLowerCase()) ? own : undefined),
  );
  return [...sizes, ...callParts(own, prelude, true)];
}

/** A query about support may ask for anything; the kinds of question are known. */
const supportsParts = (look: Look, own: CompatKey, prelude: string): readonly Part[] => [
  ...callParts(own, prelude.replace(/\(\s*[\w-]+\s*:[^()]*(?:\([^()]*\)[^()]*)*\)/g, ' '), true),
  ...[...prelude.matchAll(/selector\((.*)\)/g)].flatMap(([, inner = '']) =>
    /:/.test(inner) ? selectorParts(look, inner) : [],
  ),
];

const CALLS: Readonly<Record<string, string>> = { anchored: 'anchor_position_queries' };

/** @param isClosed true if the data knows each function that may stand there */
function callParts(own: CompatKey, prelude: string, isClosed: boolean): readonly Part[] {
  return [...prelude.matchAll(/(?<![\w:-])([\w-]+)\(/g)]
    .filter(([, name = '']) => !LOGIC.test(name))
    .map(([, name = '']) =>
      own.children.find(
        (key) => key.hasData && (key.name.split('_')[0] === name || key.name === CALLS[name]),
      ),
    )
    .filter((part) => isClosed || part !== undefined);
}

function blockParts(look: Look, own: CompatKey, block: string): readonly Part[] {
  if (/[{}]/.test(block)) return [undefined];
  return block
    .split(';')
    .filter((declaration) => declaration.trim() !== '')
    .flatMap((declaration) => {
      const [, name = '', value = ''] = /^\s*([\w-]+)\s*:(.*)$/s.exec(declaration) ?? [];
      const descriptor = look(`${own.path}.${name}`);
      return descriptor ? [descriptor] : declarationParts(look, name, value);
    });
}
