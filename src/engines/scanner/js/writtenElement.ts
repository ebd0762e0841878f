// Elements that a script makes: JSX, and equivalent calls by compilers and people, such as
// `jsx('dialog', { … })`, `React.createElement('p', null)` and `h('p', { … })`.
import { type JsNode, keyName, unwrap } from './JsNode';
import { readStyleText } from './readStyles';
import type { FoundTemplate } from './readTemplate';

export interface WrittenProp {
  readonly name: string;
  readonly nameAt: JsNode;
  readonly value: JsNode['value'];
  readonly at: JsNode;
}

export interface WrittenElement {
  readonly node: JsNode;
  /** Undefined for a component. */
  readonly tag: string | undefined;
  readonly tagAt: { readonly start: number; readonly end: number };
  readonly props: readonly WrittenProp[];
  readonly children: readonly JsNode[];
}

export function readElement(node: JsNode): WrittenElement {
  return node.type === 'JSXElement' ? fromJsx(node) : fromCall(node);
}

function fromJsx(node: JsNode): WrittenElement {
  const { name, attributes = [] } = node.openingElement ?? {};
  const tag =
    typeof name === 'object' && name.type === 'JSXIdentifier' ? (name.name as string) : '';
  return {
    node,
    tag: isTag(tag) ? tag : undefined,
    tagAt: { start: node.start, end: node.start + 1 + tag.length },
    props: attributes.flatMap((at) => {
      const written = at.type === 'JSXAttribute' ? jsxName(at.name as JsNode) : undefined;
      return written === undefined
        ? []
        : [{ name: written, nameAt: at.name as JsNode, value: at.value, at }];
    }),
    children: (node.children ?? []).flatMap(({ type, expression }) =>
      type === 'JSXExpressionContainer' && typeof expression === 'object' ? [expression] : [],
    ),
  };
}

function fromCall(node: JsNode): WrittenElement {
  const [tag, given, ...children] = node.arguments!;
  const props = (given!.properties ?? []).flatMap((at) =>
    at.type === 'Property' && !at.computed && at.key
      ? [{ name: keyName(at.key), nameAt: at.key, value: at.value, at }]
      : [],
  );
  const inner = props.find(({ name }) => name === 'children')?.value as JsNode | undefined;
  return {
    node,
    tag: isTag(tag!.value) ? tag!.value : undefined,
    tagAt: tag!,
    props: props.filter(({ name }) => name !== 'children'),
    children: inner ? [inner, ...children] : children,
  };
}

function isTag(name: unknown): name is string {
  return typeof name === 'string' && /^[a-z][\w.:-]*$/.test(name);
}

function jsxName(node: JsNode): string | undefined {
  if (node.type === 'JSXIdentifier') return node.name as string;
  const { namespace, name } = node as unknown as Readonly<Record<string, JsNode | undefined>>;
  const prefix = namespace?.name as string | undefined;
  return prefix === 'xlink' || prefix === 'xml' ? `${prefix}:${name?.name as string}` : undefined;
}

/** The value of a prop that is code, or a text. */
export function valueOf({ value }: WrittenProp): JsNode | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const node = value as JsNode;
  return node.type === 'JSXExpressionContainer' ? (node.expression as JsNode) : node;
}

/** True if a prop sets styles. */
export function isStyleProp(prop: WrittenProp): boolean {
  return (prop.name === 'style' || prop.name === 'sx') && valueOf(prop) !== undefined;
}

/** The sheets in `<style>{`…`}</style>` or its `dangerouslySetInnerHTML`. */
export function sheetsIn(
  { tag, props, children }: WrittenElement,
  text: string,
): readonly FoundTemplate[] {
  if (tag !== 'style') return [];
  const given = props.find(({ name }) => name === 'dangerouslySetInnerHTML');
  const inner = given && valueOf(given)?.properties?.map(({ value }) => value as JsNode);
  return [...children, ...(inner ?? [])].flatMap(
    (child) => readStyleText(unwrap(child), text) ?? [],
  );
}
