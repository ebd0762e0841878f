import { parse } from 'css-tree';
import type { Look, Part } from './snippetLook';

/** Keys of selectors without a colon. */
const UNNAMED =
  /^(?:attribute|child|class|column|descendant|id|list|namespace|nesting|next-sibling|subsequent-sibling|type|universal|headingfunction|hostfunction)$/;
const PSEUDO = /(?<!:)(::?)([\w-]+)(?=(?:\(([^()]*))?)/g;

export function selectorParts(look: Look, text: string): readonly Part[] {
  if (!isReadable(text)) return [undefined];
  return [...signParts(look, text), ...pseudoParts(look, text)];
}

/** `&:hover`, `[lang="de" i]` */
function signParts(look: Look, text: string): readonly Part[] {
  const [, flag] = /\[[^\]]*?(?:["'\s]([is])\s*)?\]/.exec(text) ?? [undefined, undefined];
  const path = 'css.selectors.attribute';
  const kind = flag === 'i' ? 'case_insensitive_modifier' : 'case_sensitive_modifier';
  return [
    ...(text.includes('&') ? [look('css.selectors.nesting')] : []),
    ...(text.includes('[') ? [look(flag ? `${path}.${kind}` : path)] : []),
  ];
}

function pseudoParts(look: Look, text: string): readonly Part[] {
  return [...text.matchAll(PSEUDO)].map(([, , written = '', inner = '']) => {
    const name = written.toLowerCase();
    if (UNNAMED.test(name) || (name === 'dir' && !/^\s*(?:ltr|rtl)?\s*$/i.test(inner)))
      return undefined;
    const path = `css.selectors.${name}`;
    const kind = /\bof\b/.test(inner) ? 'of_syntax' : 'selector_list';
    return (/,|\bof\b/.test(inner) ? look(`${path}.${kind}`) : undefined) ?? look(path);
  });
}

/** `:nth-child()` names a selector without its argument. */
function isReadable(text: string): boolean {
  try {
    parse(text.replace(/\(\s*\)/g, ''), { context: 'selectorList' });
    return true;
  } catch {
    return false;
  }
}
