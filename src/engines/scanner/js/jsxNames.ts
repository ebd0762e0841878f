// Names that JSX and markup spell differently.
const SPELLED: ReadonlyMap<string, string> = new Map([
  ['className', 'class'],
  ['htmlFor', 'for'],
  ['acceptCharset', 'accept-charset'],
  ['httpEquiv', 'http-equiv'],
  ['defaultValue', 'value'],
  ['defaultChecked', 'checked'],
  ['xlinkHref', 'xlink:href'],
  ['xmlLang', 'xml:lang'],
  ['xmlSpace', 'xml:space'],
]);

/** @param isKnown whether the element has an attribute of this name: SVG's are in all cases */
export function toMarkupName(written: string, isKnown: (name: string) => boolean): string {
  const spelled = SPELLED.get(written);
  if (spelled !== undefined) return spelled;
  if (isKnown(written)) return written;
  const kebab = written.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return isKnown(kebab) ? kebab : written.toLowerCase();
}

/** The event that `onToggle`, `onClickCapture` or `ontoggle` listens for. */
export function jsxEvent(written: string): string | undefined {
  if (!/^on[A-Za-z]+$/.test(written)) return undefined;
  const name = written.slice(2);
  // `onGotPointerCapture` is an event of its own.
  const plain = /PointerCapture$/.test(name) ? name : name.replace(/Capture$/, '');
  return plain === 'DoubleClick' ? 'dblclick' : plain.toLowerCase();
}
