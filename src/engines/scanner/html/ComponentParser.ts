import { type DefaultTreeAdapterMap, InsertionMode, Parser, type Token } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];

/** Reads components, where `<Icon />` ends at once; in HTML it would contain all that follows. */
export class ComponentParser extends Parser<DefaultTreeAdapterMap> {
  override onStartTag(token: Token.TagToken): void {
    const before = this.openElements.current;
    super.onStartTag(token);
    const current = this.openElements.current as Element;
    // Tables and templates say what may follow; they are closed as HTML says.
    const isPlain = this.insertionMode === InsertionMode.IN_BODY && current !== before;
    if (!token.selfClosing || token.ackSelfClosing || !isPlain) return;
    // HTML opens `<b>` and its kind again where something else has closed them.
    const formatting = this.activeFormattingElements.getElementEntry(current);
    if (formatting) this.activeFormattingElements.removeEntry(formatting);
    this.openElements.pop();
  }
}
