// A key → the test for it; undefined if nothing can be tested, as with syntax, or if browsers
// ignore unknown names anyway. Both the suggestions for people and the edits of editors use it.

export interface FeatureTest {
  /** `@supports …` or `if …`. */
  readonly kind: 'supports' | 'if';
  readonly condition: string;
}

export function featureTest(key: string): FeatureTest | undefined {
  const [root, second = '', ...rest] = key.split('.');
  const kind = root === 'css' ? 'supports' : 'if';
  const condition =
    root === 'css'
      ? inCss(second, rest)
      : root === 'api'
        ? inApi(second, rest)
        : root === 'javascript' && second === 'builtins'
          ? inBuiltins(rest)
          : undefined;
  return condition === undefined ? undefined : { kind, condition };
}

function inCss(kind: string, [name = '', value]: readonly string[]): string | undefined {
  // The data's name for properties that authors name.
  if (kind === 'properties' && name === 'custom-property') return '(--x: initial)';
  if (kind === 'properties')
    return `(${name}: ${isKeyword(value) && !isTimeline(name, value) ? value : 'initial'})`;
  if (kind !== 'selectors') return undefined;
  const [, argument = ''] = ARGUMENTS.find(([names]) => names.test(name)) ?? [];
  const isElement = PSEUDO_ELEMENTS.test(name);
  return name === 'nesting'
    ? 'selector(&)'
    : `selector(${isElement ? '::' : ':'}${name}${argument})`;
}

/** `scroll` is a keyword of other properties. */
const isTimeline = (name: string, value = ''): boolean =>
  name.endsWith('-timeline') && /^(?:scroll|view)$/.test(value);

const isKeyword = (value: string | undefined): boolean =>
  value !== undefined && /^[a-z-]+$/.test(value) && !FUNCTIONS.test(value);

/** Values of keys that are functions: as a bare word, no browser accepts them. */
const FUNCTIONS =
  /^(?:anchor|anchor-size|attr|calc|circle|clamp|conic-gradient|cross-fade|element|ellipse|env|image-set|inset|linear-gradient|max|min|minmax|paint|path|polygon|radial-gradient|rect|repeat|shape|symbols|url|var|xywh)$/;

/** Selectors that no browser accepts without an argument, and one that every browser with them does. */
const ARGUMENTS: readonly (readonly [names: RegExp, argument: string])[] = [
  [/^(?:has|is|where|not|host-context|slotted|cue)$/, '(*)'],
  [/^(?:view-transition-(?:group|group-children|image-pair|new|old)|scroll-button)$/, '(*)'],
  [/^nth-/, '(1)'],
  [/^lang$/, '(en)'],
  [/^dir$/, '(ltr)'],
  [/^picker$/, '(select)'],
  [/^(?:active-view-transition-type|highlight|part|state)$/, '(x)'],
];

const PSEUDO_ELEMENTS =
  /^(?:after|backdrop|before|checkmark|column|cue|details-content|file-selector-button|first-l|grammar|highlight|marker|part|picker|placeholder$|scroll-|search-text|selection|slotted|spelling|target-text|view-transition|-webkit|-moz)/;

/** Interfaces with one object in a page, under the same name. */
const SINGLES = /^(?:Window|Document|Navigator|Screen|Location|History)$/;

function inApi(owner: string, [member, ...below]: readonly string[]): string | undefined {
  const isFunction = /^[a-z]/.test(owner);
  // Extensions of WebGL have no interface that code could see, and options leave no trace.
  if (owner.includes('_') || below.length > 0) return undefined;
  // Workers have no `window`, and older browsers no `globalThis`.
  if (member === undefined || member === owner) return `typeof ${owner} !== 'undefined'`;
  if (isFunction) return undefined;
  // An event that never comes is ignored, whatever guards the call that listens for it.
  const [, name, suffix] = /^([A-Za-z0-9]+)(_static)?$/.exec(member) ?? [];
  if (name === undefined) return undefined;
  if (suffix) return memberIn(owner, name, true);
  if (SINGLES.test(owner)) return `'${name}' in ${owner.toLowerCase()}`;
  // Members of the global object stand on the object itself, not on its prototype.
  return owner.endsWith('GlobalScope') ? undefined : memberIn(owner, name, false);
}

/** Objects of built-ins that hold others, not members of their own kind. */
const NAMESPACES = /^(?:Intl|Temporal)$/;
/** Built-ins that have a name in the data but not in code. */
const NAMELESS =
  /^(?:Async(?:Function|Generator|GeneratorFunction|Iterator)|Generator|GeneratorFunction)$/;
/** Each object has them as its own, so no prototype shows whether there are any. */
const OWN =
  /^(?:AggregateError\.errors|Error\.(?:cause|columnNumber|fileName|lineNumber|stack)|Function\.displayName|Proxy\.handler|RegExp\.(?:lastIndex|n)|SuppressedError\.(?:error|suppressed)|JSON\.json_.*|Object\.(?:(?:define|lookup)[GS]etter|proto)|Intl\.Segments)$/;
const STATIC =
  /^(?:(?:Atomics|JSON|Math|Object|Reflect)\..*|Symbol\.(?!description$|toString$|valueOf$).*|Array\.(?:from|fromAsync|isArray|of)|ArrayBuffer\.isView|BigInt\.as.*|Date\.(?:UTC|now|parse)|Error\.(?:captureStackTrace|isError|stackTraceLimit)|Iterator\.(?:concat|from|zip|zipKeyed)|Map\.groupBy|Number\.(?:[A-Z].*|is.*|parse.*)|Promise\.(?!catch$|finally$|then$).*|Proxy\.revocable|RegExp\.(?:escape|input|last.*|leftContext|rightContext)|String\.(?:from.*|raw)|TypedArray\.(?:from|name|of)|Uint8Array\.from.*|Intl\.\w+\.supportedLocalesOf|Temporal\.(?:\w+\.(?:compare|from.*)|Now\..*))$/;

function inBuiltins(path: readonly string[]): string | undefined {
  const [owner = '', member, inner, ...below] = path;
  if (NAMELESS.test(owner) || OWN.test(path.join('.')) || OWN.test(`${owner}.${member}`))
    return undefined;
  if (member === undefined || (member === owner && inner === undefined))
    return owner === 'TypedArray' ? undefined : `typeof ${owner} !== 'undefined'`;
  if (!path.every((name) => /^[A-Za-z0-9]+$/.test(name))) return undefined;
  if (!NAMESPACES.test(owner))
    return inner === undefined
      ? memberIn(owner, member, STATIC.test(`${owner}.${member}`))
      : undefined;
  const held = memberIn(owner, member, true);
  if (inner === undefined || inner === member) return below.length > 0 ? undefined : held;
  const isStatic = STATIC.test(`${owner}.${member}.${inner}`);
  return below.length > 0
    ? undefined
    : `${held} && '${inner}' in ${owner}.${member}${isStatic ? '' : '.prototype'}`;
}

/** Names that exist wherever scripts run. Reading any other missing name throws. */
const EVERYWHERE =
  /^(?:Array|ArrayBuffer|Boolean|DataView|Date|Error|Function|JSON|Map|Math|Number|Object|RegExp|Set|String|WeakMap|(?:Uint8|Int8|Uint16|Int16|Uint32|Int32|Float32|Float64)Array|Intl|Document|Element|Event|HTML(?:Anchor|Button|Canvas|Form|IFrame|Image|Input|Media|Script|Select|TextArea|Video)?Element|MouseEvent|Node|Range|Selection|UIEvent)$/;

function memberIn(owner: string, member: string, isStatic: boolean): string {
  // No name leads to it; all of its kind inherit from it.
  const name = owner === 'TypedArray' ? 'Uint8Array' : owner;
  const asked = `'${member}' in ${name}${isStatic ? '' : '.prototype'}`;
  return EVERYWHERE.test(name) ? asked : `typeof ${name} !== 'undefined' && ${asked}`;
}
