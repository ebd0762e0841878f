/** Calls that read a string as markup or styles, with the string's position. */
export const MARKUP_GIVEN: ReadonlyMap<string, readonly ['css' | 'html', number]> = new Map([
  ['Element.insertAdjacentHTML', ['html', 1]],
  ['Element.setHTML', ['html', 0]],
  ['Element.setHTMLUnsafe', ['html', 0]],
  ['ShadowRoot.setHTML', ['html', 0]],
  ['ShadowRoot.setHTMLUnsafe', ['html', 0]],
  ['Range.createContextualFragment', ['html', 0]],
  ['Document.write', ['html', 0]],
  ['Document.writeln', ['html', 0]],
  ['DOMParser.parseFromString', ['html', 0]],
  ['CSSStyleSheet.insertRule', ['css', 0]],
  ['CSSStyleSheet.replace', ['css', 0]],
  ['CSSStyleSheet.replaceSync', ['css', 0]],
]);

/** Members that read the string they are set to. */
export const MARKUP_ASSIGNED: ReadonlyMap<string, 'css' | 'html'> = new Map([
  ['CSSStyleDeclaration.cssText', 'css'],
  ['Element.innerHTML', 'html'],
  ['Element.outerHTML', 'html'],
  ['ShadowRoot.innerHTML', 'html'],
]);

/** Members of a style element that hold its sheet. */
export const STYLE_TEXTS: ReadonlySet<string> = new Set(['innerHTML', 'innerText', 'textContent']);
export const STYLE_ELEMENT = /^(?:HTML|SVG)StyleElement$/;

/** Interfaces of performance entries, by their types. */
export const ENTRY_TYPES: ReadonlyMap<string, string> = new Map([
  ['element', 'PerformanceElementTiming'],
  ['event', 'PerformanceEventTiming'],
  ['first-input', 'PerformanceEventTiming'],
  ['largest-contentful-paint', 'LargestContentfulPaint'],
  ['layout-shift', 'LayoutShift'],
  ['long-animation-frame', 'PerformanceLongAnimationFrameTiming'],
  ['longtask', 'PerformanceLongTaskTiming'],
  ['mark', 'PerformanceMark'],
  ['measure', 'PerformanceMeasure'],
  ['navigation', 'PerformanceNavigationTiming'],
  ['paint', 'PerformancePaintTiming'],
  ['resource', 'PerformanceResourceTiming'],
  ['visibility-state', 'VisibilityStateEntry'],
]);
