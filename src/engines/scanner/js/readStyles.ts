// Values of `style` in scripts, and texts of sheets; read if a file has elements.
import { cssName } from './cssName';
import { isNothing, type JsNode, keyName, unwrap } from './JsNode';
import { fillHoles, type FoundTemplate } from './readTemplate';

/** The text that an expression writes out, with something in the place of its holes. */
export function readStyleText(written: JsNode, text: string): FoundTemplate | undefined {
  const filled =
    written.type === 'TemplateLiteral'
      ? fillHoles(written, text)
      : typeof written.value === 'string' && !text.slice(written.start, written.end).includes('\\')
        ? written.value
        : undefined;
  return filled === undefined
    ? undefined
    : { language: 'css', text: filled, start: written.start + 1, isFlattened: false };
}

export interface StyleProperty {
  readonly name: string;
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

export interface WrittenStyles {
  /** The declarations of each object; a value known only at run time is empty. */
  readonly objects: readonly (readonly StyleProperty[])[];
  readonly texts: readonly FoundTemplate[];
}

/** Reads a value of `style`: an object, a text, a list of them, or one of several. */
export function readStyles(written: JsNode, text: string): WrittenStyles {
  const objects: (readonly StyleProperty[])[] = [];
  const texts: FoundTemplate[] = [];
  const visit = (value: JsNode | null | undefined): void => {
    const node = value && unwrap(value);
    if (node?.type === 'ObjectExpression') objects.push((node.properties ?? []).flatMap(toStyle));
    else if (node?.type === 'ArrayExpression') node.elements?.forEach(visit);
    else if (node?.type === 'ConditionalExpression') {
      visit(node.consequent as JsNode);
      visit(node.alternate);
    } else if (node?.type === 'LogicalExpression') visit(node.right);
    else {
      const found = node && readStyleText(node, text);
      if (found) texts.push(found);
    }
  };
  visit(written);
  return { objects, texts };
}

function toStyle({ key, computed, value, start, end }: JsNode): readonly StyleProperty[] {
  const text = key && !computed ? styleText(value as JsNode | undefined) : undefined;
  return key && text !== undefined
    ? [{ name: cssName(keyName(key)), value: text, start, end }]
    : [];
}

/** Undefined for what sets nothing: what is nested, and what is nothing. */
function styleText(set: JsNode | undefined): string | undefined {
  if (!set || set.type === 'ObjectExpression' || isNothing(set)) return undefined;
  const value = set.type === 'Literal' ? set.value : '';
  return typeof value === 'string' || typeof value === 'number'
    ? String(value).replace(/\s*!important\s*$/i, '')
    : undefined;
}
