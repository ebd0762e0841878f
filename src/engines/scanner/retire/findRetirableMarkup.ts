// A page or component → the fallbacks in its style sheets, `style` attributes and scripts.
import {
  childrenOf,
  type Element,
  type MarkupSyntax,
  type ParentNode,
  parseMarkup,
  scriptIn,
  styleIn,
  valueStart,
} from '@/engines/scanner/html/embeddedCode';
import { ScanProblem } from '@/engines/scanner/ScanProblem';
import type { ScanTable } from '@/engines/scanner/ScanTable';
import { findRetirableCss, findRetirableDeclarations } from './findRetirableCss';
import { findRetirableJs } from './findRetirableJs';
import type { Retirable } from './Retirable';

export async function findRetirableMarkup(
  text: string,
  syntax: MarkupSyntax,
  table: ScanTable,
): Promise<readonly Retirable[]> {
  const root = parseMarkup(text, syntax);
  const found: Retirable[] = [];
  const add = async (start: number, finding: Promise<readonly Retirable[]>) => {
    for (const one of await readable(finding)) found.push({ ...one, start: start + one.start });
  };
  for (const element of elementsIn(root)) {
    const declarations = element.attrs.find(({ name }) => name === 'style')?.value;
    const valueAt = declarations && valueStart(element, 'style', text);
    if (valueAt !== undefined && declarations)
      await add(Number(valueAt), findRetirableDeclarations(declarations, table));
    const style = styleIn(element, text);
    if (style) await add(style.start, findRetirableCss(style.text, style.language, table));
    const script = scriptIn(element, text, syntax);
    if (script) await add(script.start, findRetirableJs(script.text, script.language, table));
  }
  return found;
}

/** In the order of the text. */
function* elementsIn(root: ParentNode): Generator<Element> {
  const waiting: ParentNode[] = [root];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if ('tagName' in next) yield next;
    waiting.push(...[...childrenOf(next)].reverse());
  }
}

/** An unreadable part has no fallbacks; the scan reports it. */
async function readable(finding: Promise<readonly Retirable[]>): Promise<readonly Retirable[]> {
  try {
    return await finding;
  } catch (cause) {
    if (cause instanceof ScanProblem) return [];
    throw cause;
  }
}
