declare module 'anafanafo' {
  /** The width of a text in px, from a table of the font's advance widths. */
  export default function measure(text: string, options: { readonly font: '11px Verdana' }): number;
}
