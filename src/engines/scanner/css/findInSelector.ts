// A selector list → the keys it needs. A browser that does not know one pseudo-class drops the
// whole rule, except inside `:is()` or `:where()`, which forgive.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { CssFind, CssNames } from './CssNames';
import { closeOf, type CssToken, splitAtCommas, Token, tokensOf } from './tokens';

export interface SelectorFind extends CssFind {
  readonly isForgiven: boolean;
  /**
   * True for `::name`, or a state of it, in each selector of a list: without it, nothing else is lost
   * with the rule.
   */
  readonly isOnly: boolean;
}

const FORGIVING = new Set(['is', 'where', '-webkit-any', '-moz-any', 'matches']);
/** Their arguments are selectors. */
const TAKES_SELECTORS =
  /^(?:is|where|not|has|host|host-context|slotted|cue|cue-region|current|-webkit-any|-moz-any|nth-(?:last-)?child)$/;
/** A build removes them and keeps their contents. */
const SCOPES = /^(?:global|local|deep|v-(?:deep|global|slotted))$/;
const COMBINATORS: Readonly<Record<string, string>> = {
  '>': 'child',
  '+': 'next-sibling',
  '~': 'subsequent-sibling',
};

export interface SelectorFinds {
  readonly found: readonly SelectorFind[];
  /** Pseudos the data does not know. */
  readonly unknown: readonly string[];
}

export function findInSelector(names: CssNames, selector: string): SelectorFinds {
  const reader = new SelectorReader(names, tokensOf(selector));
  reader.read(0, reader.length, false);
  return reader.finds();
}

class SelectorReader {
  private readonly found: Omit<SelectorFind, 'isOnly'>[] = [];
  private readonly unknown: string[] = [];
  /** The selectors of the list that have a pseudo-element, by their positions. */
  private readonly havingElement = new Map<ScanNode, Set<number>>();
  private position = 0;
  /** True behind a pseudo-element, whose states follow. */
  private isInElement = false;
  private depth = 0;

  constructor(
    private readonly names: CssNames,
    private readonly tokens: readonly CssToken[],
  ) {}

  get length(): number {
    return this.tokens.length;
  }

  finds(): SelectorFinds {
    const count = this.position + 1;
    const isOnly = ({ node }: CssFind) => this.havingElement.get(node)?.size === count;
    return {
      found: this.found.map((find) => ({ ...find, isOnly: isOnly(find) })),
      unknown: this.unknown,
    };
  }

  read(from: number, to: number, isForgiven: boolean): void {
    let isStart = true;
    for (let at = from; at < to; at++) {
      const token = this.tokens[at]!;
      const key = isStart ? undefined : this.descendantAt(token, at);
      if (key || token.type === Token.Comma) this.isInElement = false;
      if (key) this.add(key, token, isForgiven);
      isStart = token.type === Token.Comma;
      switch (token.type) {
        case Token.Colon:
          at = this.readPseudo(at, isForgiven);
          break;
        case Token.LeftBracket:
          at = this.readAttribute(at, isForgiven);
          break;
        case Token.Hash:
          this.addNamed('id', token, isForgiven);
          break;
        case Token.Comma:
          if (this.depth === 0) this.position += 1;
          this.addNamed('list', token, isForgiven);
          break;
        case Token.Delim:
          at = this.readDelim(at, isForgiven);
          break;
        case Token.Ident:
          if (!this.isSign(at + 1, '|')) this.addNamed('type', token, isForgiven);
      }
    }
  }

  private descendantAt(token: CssToken, at: number): ScanNode | undefined {
    const before = this.tokens[at - 1];
    const isCombinator = (one: CssToken | undefined) =>
      one?.type === Token.Delim && one.text in COMBINATORS;
    return token.isSpaced &&
      before &&
      token.type !== Token.Comma &&
      !isCombinator(token) &&
      !isCombinator(before)
      ? this.names.selectors.get('descendant')
      : undefined;
  }

  private isSign(at: number, sign: string): boolean {
    const token = this.tokens[at];
    return token?.type === Token.Delim && token.text === sign;
  }

  private readDelim(at: number, isForgiven: boolean): number {
    const token = this.tokens[at]!;
    const { text } = token;
    if (Object.hasOwn(COMBINATORS, text)) {
      this.isInElement = false;
      this.addNamed(COMBINATORS[text]!, token, isForgiven);
    } else if (text === '&') this.addNamed('nesting', token, isForgiven);
    else if (text === '*') this.addNamed('universal', token, isForgiven);
    else if (text === '.') {
      this.addNamed('class', token, isForgiven);
      return at + 1;
    } else if (text === '|' && !this.isSign(at + 1, '|')) {
      this.addNamed('namespace', token, isForgiven);
      const type = this.names.selectors.get(this.isSign(at + 1, '*') ? 'universal' : 'type');
      this.add(type?.children.get('namespaces'), token, isForgiven);
    } else if (text === '|') return at + 1;
    return at;
  }

  private readPseudo(colon: number, isForgiven: boolean): number {
    let at = colon + 1;
    const isElement = this.tokens[at]?.type === Token.Colon;
    if (isElement) at++;
    const token = this.tokens[at];
    if (!token || (token.type !== Token.Ident && token.type !== Token.Function)) return at;
    const isFunction = token.type === Token.Function;
    const { text } = token;
    const node =
      (isFunction ? this.names.selectors.get(`${text}function`) : undefined) ??
      this.names.selectors.get(text);
    if (isElement) this.isInElement = true;
    if (node && this.isInElement) this.noteElement(node);
    if (node) this.add(node, token, isForgiven);
    else if (!text.startsWith('-') && !SCOPES.test(text)) this.unknown.push(`:${text}`);
    if (!isFunction) return at;
    const close = closeOf(this.tokens, at);
    if (node) this.addArguments(node, at, close, isForgiven);
    if (TAKES_SELECTORS.test(text) || SCOPES.test(text)) {
      this.depth += 1;
      this.read(this.selectorsFrom(at, close), close, isForgiven || FORGIVING.has(text));
      this.depth -= 1;
    }
    return close;
  }

  private noteElement(node: ScanNode): void {
    const positions = this.havingElement.get(node) ?? new Set();
    this.havingElement.set(node, positions.add(this.position));
  }

  /** Of `:nth-child(2n of …)` the selectors begin behind `of`. */
  private selectorsFrom(open: number, close: number): number {
    if (!/^nth-/.test(this.tokens[open]!.text)) return open + 1;
    const inner = this.tokens.slice(open + 1, close);
    const of = inner.findIndex(({ text }) => text === 'of');
    return of < 0 ? close : open + 2 + of;
  }

  private addArguments(node: ScanNode, open: number, close: number, isForgiven: boolean): void {
    const token = this.tokens[open]!;
    const inner = this.tokens.slice(open + 1, close);
    const add = (name: string) => this.add(node.children.get(name), token, isForgiven);
    const isList = splitAtCommas(this.tokens, open + 1, close).length > 1;
    if (isList) {
      add('selector_list');
      add('argument_list');
    }
    if (inner.some(({ text }) => text === '*')) {
      add('wildcards');
      add('star');
    }
    if (inner.some(({ text }) => text === 'of')) add('of_syntax');
    add('selector_argument');
    for (const one of inner)
      if (one.type === Token.Ident && node.name === 'scroll-button') add(one.text);
  }

  private readAttribute(open: number, isForgiven: boolean): number {
    const close = closeOf(this.tokens, open);
    const node = this.names.selectors.get('attribute');
    this.add(node, this.tokens[open]!, isForgiven);
    const last = this.tokens[close - 1];
    // The value follows the sign, even in `[type=i]`; a string needs no space after it.
    const sign = this.tokens.slice(open, close).findIndex(({ text }) => text === '=');
    const hasValue = sign > 0 && open + sign < close - 2;
    const modifiers: Readonly<Record<string, string>> = {
      i: 'case_insensitive_modifier',
      s: 'case_sensitive_modifier',
    };
    if (last && hasValue && Object.hasOwn(modifiers, last.text))
      this.add(node?.children.get(modifiers[last.text]!), last, isForgiven);
    return close;
  }

  private addNamed(name: string, token: CssToken, isForgiven: boolean): void {
    this.add(this.names.selectors.get(name), token, isForgiven);
  }

  private add(node: ScanNode | undefined, { start, end }: CssToken, isForgiven: boolean): void {
    if (node?.hasData) this.found.push({ node, start, end, isForgiven });
  }
}
