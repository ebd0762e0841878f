// A source file → the sentences that people read, as they read them.
import ts from 'typescript';

/** Tags that stand within a sentence. */
const INLINE =
  /^(?:a|abbr|b|code|em|i|kbd|small|span|strong|sub|sup|time|Link|Code|VisuallyHidden)$/;

/** Two words, the first with a capital letter: names in the code have only one. */
const SENTENCE = /^["“‘{(]*(?:\p{Lu}|\{).*\p{L} .*\p{L}/su;

/** The shortest name for what is filled in: its last identifier. */
function getName(expression: ts.Node): string {
  return /(\w+)\W*$/.exec(expression.getText().replace(/\([^()]*\)/g, ''))?.[1] ?? '…';
}

function toText(node: ts.Node): string {
  if (ts.isJsxText(node)) return node.text.replace(/\s*\n\s*/g, ' ');
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.templateSpans.reduce(
      (text, { expression, literal }) => `${text}${toText(expression)}${literal.text}`,
      node.head.text,
    );
  if (ts.isConditionalExpression(node))
    return `{${toText(node.whenTrue)} | ${toText(node.whenFalse)}}`;
  if (ts.isParenthesizedExpression(node)) return toText(node.expression);
  if (ts.isJsxExpression(node)) return node.expression ? toText(node.expression) : '';
  if (ts.isJsxFragment(node)) return node.children.map(toText).join('');
  if (ts.isJsxElement(node))
    return INLINE.test(node.openingElement.tagName.getText())
      ? node.children.map(toText).join('')
      : '';
  if (ts.isJsxSelfClosingElement(node)) return `{${node.tagName.getText()}}`;
  return `{${getName(node)}}`;
}

function hasOwnText(node: ts.Node): node is ts.JsxElement | ts.JsxFragment {
  return (
    (ts.isJsxElement(node) || ts.isJsxFragment(node)) &&
    node.children.some((child) => ts.isJsxText(child) && /\p{L}/u.test(child.text))
  );
}

/** A filled-in value stands as {name}, and a choice as {one | other}. */
export function findSentences(source: string): readonly string[] {
  const found: string[] = [];
  const add = (text: string) => {
    const sentence = text.replace(/\s+/g, ' ').trim();
    if (SENTENCE.test(sentence)) found.push(sentence);
  };
  const visit = (node: ts.Node, isWithin = false): void => {
    if (ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node)) return;
    if (ts.isLiteralTypeNode(node)) return;
    const isSentence = hasOwnText(node);
    if (isSentence && !isWithin) add(node.children.map(toText).join(''));
    else if (!isWithin && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)))
      add(toText(node));
    const isPart = (child: ts.Node) =>
      (isSentence || isWithin) &&
      !ts.isJsxOpeningElement(child) &&
      (!ts.isJsxElement(child) || INLINE.test(child.openingElement.tagName.getText()));
    ts.forEachChild(node, (child) =>
      visit(child, isPart(child) || (ts.isTemplateExpression(node) && isWithin)),
    );
  };
  visit(ts.createSourceFile('source.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}
