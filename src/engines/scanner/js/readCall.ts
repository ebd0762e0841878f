// Calls whose arguments are a language of their own: selectors, styles, markup, names of entries
// and permissions. Options and parameters that the data names are read by findArguments.
import type { CssFinds } from '@/engines/scanner/css/CssFinds';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import { cssName } from './cssName';
import type { FoundArgument } from './findArguments';
import { type JsNode, staticName } from './JsNode';
import type { PlatformNames } from './PlatformNames';
import { ENTRY_TYPES, MARKUP_GIVEN } from './readTexts.data';
import type { Scope } from './Scope';
import type { Types } from './types/Types';
import { writtenText } from './writtenTexts';

interface Context {
  readonly names: PlatformNames;
  readonly types: Types;
  readonly css: CssFinds;
  readonly onText?: (language: 'css' | 'html', node: JsNode, scope: Scope) => void;
}

interface Call {
  readonly key: ScanNode;
  readonly given: readonly JsNode[];
  readonly scope: Scope;
}

type Reader = (call: Call, context: Context) => readonly FoundArgument[];

/** Reads the first argument, which is a text. */
type TextReader = (
  text: string,
  call: Call & { readonly first: JsNode },
  context: Context,
) => readonly FoundArgument[];

/** `Interface.method` → what reads its arguments. */
const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['PerformanceObserver.observe', readEntryTypes],
  ['Permissions.query', readPermission],
  ['Object.assign', readStyles],
  ...[...MARKUP_GIVEN].map(([api, [language, position]]): [string, Reader] => [
    api,
    ({ given, scope }, { onText }) => {
      const text = given[position];
      if (text) onText?.(language, text, scope);
      return [];
    },
  ]),
]);

/** A method that several interfaces have → what reads its text. */
const TEXT_READERS: ReadonlyMap<string, TextReader> = new Map<string, TextReader>([
  ['querySelector', readSelector],
  ['querySelectorAll', readSelector],
  ['matches', readSelector],
  ['closest', readSelector],
  ['matchMedia', (text, { first }, { css }) => toIgnored(css.ofMedia(text), first)],
  [
    'setProperty',
    (text, { first, given, scope }, { css }) =>
      toIgnored(css.ofProperty(text, writtenText(given[1], scope)), first),
  ],
  ['getExtension', (text, { first }, { names }) => toIgnored([names.api.get(text)], first)],
]);

export function readCall(
  key: ScanNode,
  given: readonly JsNode[],
  scope: Scope,
  context: Context,
): readonly FoundArgument[] {
  const call = { key, given, scope };
  const read = READERS.get(`${key.parent?.name}.${key.name}`);
  if (read) return read(call, context);
  const [first] = given;
  const text = writtenText(first, scope);
  const readText = text === undefined ? undefined : TEXT_READERS.get(key.name);
  return readText ? readText(text!, { ...call, first: first! }, context) : [];
}

/** A browser ignores what it does not know of these. */
function toIgnored(keys: readonly (ScanNode | undefined)[], at: JsNode): FoundArgument[] {
  return keys.flatMap((node) => (node ? [{ node, at, throws: false }] : []));
}

/** A selector of only tags, classes and ids works everywhere. */
const HAS_MORE_THAN_NAMES = /:| [is]\]/;

/** `querySelector(':has(a)')` throws for a pseudo-class that the browser does not know. */
function readSelector(
  text: string,
  { first }: { readonly first: JsNode },
  { css }: Context,
): readonly FoundArgument[] {
  if (!HAS_MORE_THAN_NAMES.test(text)) return [];
  return css
    .ofSelector(text)
    .found.map(({ node, isForgiven }) => ({ node, at: first, throws: !isForgiven }));
}

/** `observe({ type: 'layout-shift' })` never calls back where a browser has no such entries. */
function readEntryTypes({ given: [first] }: Call, { names }: Context): readonly FoundArgument[] {
  return (first?.properties ?? [])
    .filter(({ key }) => key?.name === 'type' || key?.name === 'entryTypes')
    .flatMap(({ value }) => (value as JsNode).elements ?? [value as JsNode])
    .flatMap((written) => {
      const found = ENTRY_TYPES.get(textOf(written ?? undefined) ?? '');
      return found === undefined ? [] : toIgnored([names.api.get(found)], written!);
    });
}

/** `query({ name: 'camera' })` fails where a browser has no such permission. */
function readPermission({ key: { parent }, given: [first] }: Call): readonly FoundArgument[] {
  return (first?.properties ?? []).flatMap(({ key, value }) => {
    const at = value as JsNode;
    const name = key?.name === 'name' ? textOf(at) : undefined;
    const node = name === undefined ? undefined : parent?.children.get(`permission_${name}`);
    return node ? [{ node, at, throws: true }] : [];
  });
}

/** `Object.assign(box.style, { aspectRatio: '1' })` */
function readStyles(
  { given: [target, styles], scope }: Call,
  context: Context,
): readonly FoundArgument[] {
  if (styles?.type !== 'ObjectExpression' || !isStyleObject(target!, scope, context)) return [];
  return (styles.properties ?? []).flatMap(({ key, value, computed }) => {
    const name = key && staticName(key, computed ?? false);
    if (name === undefined) return [];
    const text = writtenText(value as JsNode, scope);
    return toIgnored(context.css.ofProperty(cssName(name), text), key!);
  });
}

const STYLE_TYPE = /^CSSStyle(?:Declaration|Properties)$/;

export function isStyleObject(
  node: JsNode,
  scope: Scope,
  { types }: Pick<Context, 'types'>,
): boolean {
  return STYLE_TYPE.test(types.typeOf(node, scope) ?? '');
}

function textOf(node: JsNode | undefined): string | undefined {
  return typeof node?.value === 'string' ? node.value : undefined;
}
