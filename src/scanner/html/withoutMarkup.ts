// Code of an Astro component with markup in it: `{list.map((one) => <p>{one?.name}</p>)}`. The markup
// is read as markup, so this leaves the code: a text of the same length, in which each element is an
// array of the code it holds.
import { forEachChild, type JsNode } from '@/scanner/js/JsNode';
import { parseJs } from '@/scanner/js/parseJs';

/** Undefined for what cannot be read, such as an element without an end. */
export async function withoutMarkup(code: string): Promise<string | undefined> {
  const open = '(';
  const program = await parseJs({ text: `${open}${code}\n)`, syntax: 'tsx' }).catch(
    () => undefined,
  );
  if (!program) return undefined;
  const signs = code.split('');
  const put = (at: number, sign: string) => (signs[at - open.length] = sign);
  const isMarkup = ({ type }: JsNode) => type === 'JSXElement' || type === 'JSXFragment';
  const pending: { readonly node: JsNode; readonly isInside: boolean }[] = [
    { node: program, isInside: false },
  ];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, isInside } = next;
    const { start, end } = node;
    const isHole = /^JSX(?:ExpressionContainer|SpreadAttribute|SpreadChild)$/.test(node.type);
    if (isMarkup(node)) {
      // What is inside another one is blank already.
      for (let at = start; !isInside && at < end; at += 1)
        if (signs[at - open.length] !== '\n') put(at, ' ');
      put(start, '[');
      put(isInside ? end - 2 : end - 1, ']');
      if (isInside) put(end - 1, ',');
    } else if (isHole && (node.expression as JsNode | undefined)?.type !== 'JSXEmptyExpression') {
      for (let at = start + 1; at < end - 1; at += 1) put(at, code[at - open.length]!);
      put(end - 1, ',');
    }
    const holdsMarkup = !isHole && (isInside || isMarkup(node));
    forEachChild(node, (inner) => pending.push({ node: inner, isInside: holdsMarkup }));
  }
  return signs.join('');
}
