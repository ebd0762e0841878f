// The text between an at-rule's name and its block → keys. Each at-rule has its own syntax and its
// own reader.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { CssFind, CssNames } from './CssNames';
import { findInSelector } from './findInSelector';
import { closeOf, type CssToken, Token, tokensOf, unitOf } from './tokens';

const COMPARES = new Set(['<', '>', '=']);

/** @param name the at-rule's, in lower case and without a vendor prefix */
export function findInPrelude(names: CssNames, name: string, prelude: string): CssFind[] {
  const node = names.atRules.get(name);
  if (!node || prelude === '') return [];
  const found: CssFind[] = [];
  const tokens = tokensOf(prelude);
  const add = (key: ScanNode | undefined, token: CssToken) => {
    if (key?.hasData) found.push({ node: key, start: token.start, end: token.end });
  };
  if (name === 'media' || name === 'custom-media') findInMedia(names, tokens, add);
  else if (name === 'container') findInContainer(node, tokens, add);
  else if (name === 'supports') findCalls(node, tokens, add);
  else if (name === 'import') {
    findCalls(node, tokens, add);
    const layer = tokens.find(({ text, type }) => text === 'layer' && type === Token.Ident);
    if (layer) add(node.children.get('layer'), layer);
    findInMedia(names, tokens, add);
  } else if (name === 'scope') {
    for (let at = 0; at < tokens.length; at++) {
      if (tokens[at]!.type !== Token.LeftParenthesis) continue;
      const close = closeOf(tokens, at);
      const start = tokens[at]!.end;
      const inner = prelude.slice(start, tokens[close]?.start);
      for (const find of findInSelector(names, inner).found)
        found.push({ node: find.node, start: start + find.start, end: start + find.end });
      at = close;
    }
  } else if (name === 'page') findPagePseudos(names, tokens, add);
  if (name === 'media' || name === 'container' || name === 'import')
    for (const token of tokens)
      if (token.type === Token.Dimension)
        for (const key of names.unit(unitOf(token))) add(key, token);
  return found;
}

type AddKey = (node: ScanNode | undefined, token: CssToken) => void;

function findCalls(node: ScanNode, tokens: readonly CssToken[], add: AddKey): void {
  for (const [at, token] of tokens.entries()) {
    if (token.type !== Token.Function) continue;
    const child = node.children.get(token.text);
    add(child, token);
    const inner = tokens[at + 1];
    if (child && inner) add(child.children.get(inner.text), inner);
  }
}

function findInMedia(names: CssNames, tokens: readonly CssToken[], add: AddKey): void {
  const media = names.atRules.get('media');
  if (!media) return;
  const isList = tokens.some(({ type }) => type === Token.Comma);
  let depth = 0;
  for (const [at, token] of tokens.entries()) {
    if (token.type === Token.LeftParenthesis) depth++;
    else if (token.type === Token.Function) {
      depth++;
      if (token.text === 'calc') add(media.children.get('calc'), token);
    } else if (token.type === Token.RightParenthesis) depth--;
    if (token.type === Token.LeftParenthesis && depth > 1)
      add(media.children.get('nested-queries'), token);
    if (token.type === Token.Delim && COMPARES.has(token.text) && depth > 0)
      add(media.children.get('range_syntax'), token);
    if (token.type !== Token.Ident) continue;
    if (depth === 0) {
      if (token.text === 'or') add(media.children.get('or_syntax'), token);
      continue;
    }
    if (token.text === 'or') add(media.children.get('or_syntax'), token);
    // A vendor’s name in a list stands next to other names for the same.
    if (!isList || !/^(?:m(?:in|ax)-)?-/.test(token.text)) findMediaFeature(media, tokens, at, add);
  }
}

function findMediaFeature(
  media: ScanNode,
  tokens: readonly CssToken[],
  at: number,
  add: AddKey,
): void {
  const token = tokens[at]!;
  const isValue = tokens[at - 1]?.type === Token.Colon;
  if (isValue) {
    const name = tokens[at - 2];
    add(name && media.children.get(plainName(name.text))?.children.get(token.text), token);
    return;
  }
  const node = media.children.get(token.text) ?? media.children.get(plainName(token.text));
  if (!node) return;
  add(media.children.get('media_features'), token);
  add(node, token);
}

function plainName(name: string): string {
  return name.replace(/^(-webkit-|-moz-)?(?:min|max)-/, '$1');
}

function findInContainer(node: ScanNode, tokens: readonly CssToken[], add: AddKey): void {
  const child = (name: string) => node.children.get(name);
  const hasQuery = tokens.some(
    ({ type }) => type === Token.LeftParenthesis || type === Token.Function,
  );
  const [first] = tokens;
  if (!hasQuery && first) add(child('container-query_optional'), first);
  for (const [at, token] of tokens.entries()) {
    if (token.type !== Token.Function) continue;
    const inner = tokens.slice(at + 1, closeOf(tokens, at));
    if (token.text === 'style') {
      const custom = child('style_queries_for_custom_properties');
      add(custom, token);
      if (inner.some(({ type, text }) => type === Token.Delim && COMPARES.has(text)))
        add(custom?.children.get('range_syntax'), token);
    } else if (token.text === 'scroll-state') {
      const states = child('scroll-state_queries');
      add(states, token);
      for (const one of inner) add(states?.children.get(one.text), one);
    } else if (token.text === 'anchored') {
      const anchored = child('anchor_position_queries');
      add(anchored, token);
      for (const one of inner) add(anchored?.children.get(one.text), one);
    }
  }
}

function findPagePseudos(names: CssNames, tokens: readonly CssToken[], add: AddKey): void {
  for (const [at, token] of tokens.entries())
    if (tokens[at - 1]?.type === Token.Colon) add(names.selectors.get(token.text), token);
}
