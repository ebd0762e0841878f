// jsdom brings a browser's globals only, but a screen's query is answered by the server's code in
// the same process.
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });

// Every browser marks its time line; jsdom does not.
performance.mark ??= () => undefined;

// Nor has it a screen.
globalThis.matchMedia ??= () => ({ matches: false });

// jsdom has dialogs without their behaviour.
if (typeof HTMLDialogElement !== 'undefined') {
  HTMLDialogElement.prototype.showModal ??= function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close ??= function close() {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}

// jsdom has no layout, and so nothing to scroll.
if (globalThis.Element) globalThis.Element.prototype.scrollIntoView ??= () => undefined;
