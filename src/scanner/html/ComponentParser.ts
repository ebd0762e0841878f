import { type DefaultTreeAdapterMap, InsertionMode, Parser, type Token } from 'parse5';

/** Reads components, where `<Icon />` ends at once; in HTML it holds all that follows. */
export class ComponentParser extends Parser<DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    const depth = this.openElements.stackTop;
    super.onStartTag(token);
    // Tables and templates say what may follow; they are closed as HTML says.
    const isPlain =
      this.insertionMode === InsertionMode.IN_BODY && this.openElements.stackTop === depth + 1;
    if (token.selfClosing && !token.ackSelfClosing && isPlain) this.openElements.pop();
  }
}
