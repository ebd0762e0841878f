// A module's name → the keys it brings. core-js names its modules as the platform names its
// members.
import type { ScanNode, ScanTable } from './ScanTable';

/**
 * Well-known packages → keys that they bring to every file. Packages that serve only their
 * importer, such as core-js-pure and @js-temporal/polyfill, bring nothing.
 */
const PACKAGES: ReadonlyMap<string, readonly string[]> = new Map([
  ['whatwg-fetch', ['api.fetch', 'api.Headers', 'api.Request', 'api.Response']],
  ['isomorphic-fetch', ['api.fetch']],
  ['unfetch/polyfill', ['api.fetch']],
  ['intersection-observer', ['api.IntersectionObserver', 'api.IntersectionObserverEntry']],
  ['resize-observer-polyfill/dist/ResizeObserver.global', ['api.ResizeObserver']],
  ['resize-observer', ['api.ResizeObserver']],
  ['url-polyfill', ['api.URL', 'api.URLSearchParams']],
  ['url-search-params-polyfill', ['api.URLSearchParams']],
  ['urlpattern-polyfill', ['api.URLPattern']],
  ['abortcontroller-polyfill', ['api.AbortController', 'api.AbortSignal']],
  ['yet-another-abortcontroller-polyfill', ['api.AbortController', 'api.AbortSignal']],
  ['web-animations-js', ['api.Element.animate']],
  ['element-closest', ['api.Element.closest']],
  ['promise-polyfill/src/polyfill', ['javascript.builtins.Promise']],
  ['es6-promise/auto', ['javascript.builtins.Promise']],
  ['globalthis/auto', ['javascript.builtins.globalThis']],
  ['temporal-polyfill/global', ['javascript.builtins.Temporal']],
  ['requestidlecallback', ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback']],
  [
    'requestidlecallback-polyfill',
    ['api.Window.requestIdleCallback', 'api.Window.cancelIdleCallback'],
  ],
  ['smoothscroll-polyfill', ['api.Element.scrollIntoView', 'css.properties.scroll-behavior']],
  ['seamless-scroll-polyfill', ['css.properties.scroll-behavior']],
  ['dialog-polyfill', ['html.elements.dialog', 'api.HTMLDialogElement']],
  ['inert-polyfill', ['html.global_attributes.inert', 'api.HTMLElement.inert']],
  ['wicg-inert', ['html.global_attributes.inert', 'api.HTMLElement.inert']],
  ['focus-visible', ['css.selectors.focus-visible']],
  ['focus-within-polyfill', ['css.selectors.focus-within']],
  [
    '@oddbird/popover-polyfill',
    [
      'html.global_attributes.popover',
      'api.HTMLElement.popover',
      'api.HTMLElement.showPopover',
      'api.HTMLElement.hidePopover',
      'api.HTMLElement.togglePopover',
    ],
  ],
  [
    '@oddbird/css-anchor-positioning',
    ['css.properties.anchor-name', 'css.properties.position-anchor', 'css.types.anchor'],
  ],
  [
    'container-query-polyfill',
    [
      'css.at-rules.container',
      'css.properties.container-type',
      'css.properties.container-name',
      'css.properties.container',
    ],
  ],
  [
    'scroll-timeline-polyfill',
    ['css.properties.animation-timeline', 'api.ScrollTimeline', 'api.ViewTimeline'],
  ],
  [
    'construct-style-sheets-polyfill',
    ['api.Document.adoptedStyleSheets', 'api.CSSStyleSheet.replaceSync'],
  ],
  ['element-internals-polyfill', ['api.ElementInternals', 'api.HTMLElement.attachInternals']],
  ['@webcomponents/custom-elements', ['api.CustomElementRegistry', 'api.Window.customElements']],
  [
    '@webcomponents/webcomponentsjs',
    [
      'api.CustomElementRegistry',
      'api.Window.customElements',
      'api.ShadowRoot',
      'html.elements.template',
    ],
  ],
  ['broadcastchannel-polyfill', ['api.BroadcastChannel']],
  [
    'web-streams-polyfill/polyfill',
    [
      'api.ReadableStream',
      'api.ReadableStreamBYOBReader',
      'api.WritableStream',
      'api.TransformStream',
    ],
  ],
  ['formdata-polyfill', ['api.FormData']],
  ['navigation-polyfill', ['api.Navigation']],
  ['scheduler-polyfill', ['api.Scheduler', 'api.TaskController']],
  ['@formatjs/intl-listformat/polyfill', ['javascript.builtins.Intl.ListFormat']],
  ['@formatjs/intl-relativetimeformat/polyfill', ['javascript.builtins.Intl.RelativeTimeFormat']],
  ['@formatjs/intl-pluralrules/polyfill', ['javascript.builtins.Intl.PluralRules']],
  ['@formatjs/intl-displaynames/polyfill', ['javascript.builtins.Intl.DisplayNames']],
  ['@formatjs/intl-locale/polyfill', ['javascript.builtins.Intl.Locale']],
  ['@formatjs/intl-segmenter/polyfill', ['javascript.builtins.Intl.Segmenter']],
  ['@virtualstate/navigation/polyfill', ['api.Navigation', 'api.Window.navigation']],
  ['barcode-detector/polyfill', ['api.BarcodeDetector']],
  ['cookie-store', ['api.CookieStore', 'api.Window.cookieStore']],
  ['css-paint-polyfill', ['api.CSS.paintWorklet_static']],
  ['dialog-closedby-polyfill', ['api.HTMLDialogElement.closedBy', 'html.elements.dialog.closedby']],
  ['eyedropper-polyfill', ['api.EyeDropper']],
  [
    'interestfor',
    [
      'api.InterestEvent',
      'api.HTMLButtonElement.interestForElement',
      'html.elements.button.interestfor',
    ],
  ],
  [
    'invokers-polyfill',
    [
      'api.CommandEvent',
      'api.HTMLButtonElement.command',
      'api.HTMLButtonElement.commandForElement',
      'html.elements.button.command',
      'html.elements.button.commandfor',
    ],
  ],
  [
    'media-tracks/polyfill',
    ['api.HTMLMediaElement.audioTracks', 'api.HTMLMediaElement.videoTracks'],
  ],
  ['observable-polyfill', ['api.Observable', 'api.EventTarget.when']],
  ['share-api-polyfill', ['api.Navigator.share', 'api.Navigator.canShare']],
  [
    'scroll-timeline-polyfill/dist/scroll-timeline',
    ['css.properties.animation-timeline', 'api.ScrollTimeline', 'api.ViewTimeline'],
  ],
  ['temporal-polyfill/full/global', ['javascript.builtins.Temporal']],
  ['view-transitions-polyfill', ['api.Document.startViewTransition', 'api.ViewTransition']],
  ['@formatjs/intl-durationformat/polyfill', ['javascript.builtins.Intl.DurationFormat']],
  ['@formatjs/intl-locale/polyfill-force', ['javascript.builtins.Intl.Locale']],
]);

const CORE_JS =
  /^core-js(?:-bundle)?(?:\/(?:(?:stable|actual|full|es|web|features|proposals|modules)(?:\/(.*))?|index))?(?:\.js)?$/;
/** Globals that core-js brings besides built-ins. */
const CORE_JS_GLOBALS: ReadonlyMap<string, string> = new Map([
  ['structured-clone', 'api.structuredClone'],
  ['queue-microtask', 'api.queueMicrotask'],
  ['url', 'api.URL'],
  ['url/can-parse', 'api.URL.canParse_static'],
  ['url/parse', 'api.URL.parse_static'],
  ['url-search-params', 'api.URLSearchParams'],
  ['global-this', 'javascript.builtins.globalThis'],
  ['dom-exception', 'api.DOMException'],
]);

export function polyfillsOf(module: string, table: ScanTable): readonly ScanNode[] {
  const known = PACKAGES.get(module.replace(/\.m?js$/, ''));
  if (known) return known.flatMap((path) => withChildren(table.find(path)));
  const coreJs = CORE_JS.exec(module);
  if (!coreJs) return [];
  const rest = coreJs[1]?.replace(/\.js$/, '').replace(/^(?:es|esnext|web)\./, '') ?? '';
  return rest === '' ? allOfCoreJs(table) : coreJsModule(rest, table);
}

/** `array/at`, `array.at`, `promise/with-resolvers`, `structured-clone` */
function coreJsModule(rest: string, table: ScanTable): readonly ScanNode[] {
  const global = CORE_JS_GLOBALS.get(rest);
  if (global) return withChildren(table.find(global));
  const [owner = '', ...path] = rest
    .split(/[/.]/)
    .filter((part) => part !== 'virtual' && part !== 'prototype' && part !== 'instance');
  const node = [...table.children('javascript.builtins').values()].find(({ name }) =>
    isSameName(name, owner),
  );
  if (!node) return [];
  const [member] = path;
  if (member === undefined || member === 'constructor' || member === 'index')
    return withChildren(node);
  const child = [...node.children.values()].find(({ name }) => isSameName(name, member));
  // Members of one kind of typed array are in the folder of all of them.
  if (!child && owner === 'typed-array') return coreJsModule(`uint8-array/${member}`, table);
  return child ? [child] : [];
}

const isSameName = (name: string, kebab: string): boolean =>
  name.toLowerCase() === kebab.replaceAll('-', '').toLowerCase();

/** Keys of core-js as a whole: built-ins except Proxy, typed memory and Intl. */
function allOfCoreJs(table: ScanTable): readonly ScanNode[] {
  return [...table.children('javascript.builtins').values()]
    .filter(
      ({ name }) =>
        !/^(?:Proxy|Intl|Temporal|Atomics|SharedArrayBuffer|BigInt|WeakRef|FinalizationRegistry)/.test(
          name,
        ),
    )
    .flatMap(withChildren)
    .concat([...CORE_JS_GLOBALS.values()].flatMap((path) => withChildren(table.find(path))));
}

function withChildren(node: ScanNode | undefined): ScanNode[] {
  return node ? [node, ...[...node.children.values()].flatMap(withChildren)] : [];
}
