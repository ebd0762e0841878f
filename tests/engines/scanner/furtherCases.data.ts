/**
 * Snippets with what they use and what they do not: `must` and `not` are keys. Written from the
 * specifications, to hold what the labelled cases do not: combinations, lookalikes, places.
 */
export interface FurtherCase {
  readonly name: string;
  readonly code: string;
  readonly must?: readonly string[];
  readonly not?: readonly string[];
  readonly guarded?: readonly string[];
  readonly unguarded?: readonly string[];
}

const css = (code: string, must: string, not = ''): FurtherCase => toCase('a.css', code, must, not);
const html = (code: string, must: string, not = ''): FurtherCase =>
  toCase('a.html', code, must, not);
const js = (code: string, must: string, not = ''): FurtherCase => toCase('a.js', code, must, not);
const ts = (code: string, must: string, not = ''): FurtherCase => toCase('a.ts', code, must, not);
const guard = (name: string, code: string, guarded: string, unguarded = ''): FurtherCase => ({
  name,
  code,
  guarded: words(guarded),
  unguarded: words(unguarded),
});

function toCase(name: string, code: string, must: string, not = ''): FurtherCase {
  return { name, code, must: words(must), not: words(not) };
}

function words(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== '');
}

const VALUES: readonly FurtherCase[] = [
  css(
    'a { color: oklch(0.5 0.2 240) }',
    'css.types.color.oklch css.types.number',
    'css.properties.opacity css.properties.z-index',
  ),
  css('a { opacity: 0.5 }', 'css.properties.opacity', 'css.properties.opacity.percentages'),
  css('a { opacity: 50% }', 'css.properties.opacity.percentages'),
  css('a { z-index: -1 }', 'css.properties.z-index.negative_values'),
  css('a { z-index: 1 }', 'css.properties.z-index', 'css.properties.z-index.negative_values'),
  css('a { order: -1 }', 'css.properties.order', 'css.properties.z-index.negative_values'),
  css('a { width: calc(1px * -1) }', 'css.types.calc', 'css.properties.z-index.negative_values'),
  css(
    'a { color: rgb(0 0 0 / 50%) }',
    'css.types.color.rgb.alpha_parameter css.types.color.rgb.space_separated_parameters',
    'css.properties.opacity.percentages',
  ),
  css('a { color: rgba(0, 0, 0, 0.5) }', 'css.types.color.rgb', 'css.properties.opacity'),
  css('a { color: hwb(120 10% 20%) }', 'css.types.color.hwb'),
  css('a { color: lab(50% 40 59) }', 'css.types.color.lab'),
  css('a { color: color(display-p3 1 0.5 0) }', 'css.types.color.color'),
  css(
    'a { color: hsl(from var(--c) h s 50%) }',
    'css.types.color.hsl.relative_syntax',
    'css.types.color.rgb.relative_syntax',
  ),
  css('a { color: color-mix(in oklab, red 20%, blue) }', 'css.types.color.color-mix'),
  css('a { color: light-dark(#fff, #000) }', 'css.types.color.light-dark'),
  css(
    'a { background: #ff0000cc }',
    'css.types.color.rgb_hexadecimal_notation.alpha_hexadecimal_notation',
  ),
  css(
    'a { background: #ff0000 }',
    'css.types.color.rgb_hexadecimal_notation',
    'css.types.color.rgb_hexadecimal_notation.alpha_hexadecimal_notation',
  ),
  css(
    'a { mask: url(a.svg#f00f) }',
    'css.properties.mask',
    'css.types.color.rgb_hexadecimal_notation',
  ),
  css(
    'a { animation: red 1s }',
    'css.properties.animation',
    'css.types.color.named-color css.types.color',
  ),
  css(
    'a { font-family: canvas, grid }',
    'css.properties.font-family',
    'css.types.color.system-color css.properties.display.grid',
  ),
  css('.grid { grid-area: center }', 'css.properties.grid-area', 'css.properties.place-self'),
  css(
    'a { will-change: grid, contents }',
    'css.properties.will-change',
    'css.properties.display.contents',
  ),
  css('a { display: contents }', 'css.properties.display.contents'),
  css('a { display: inline flow-root }', 'css.properties.display.multi-keyword_values'),
  css(
    'a { display: grid }',
    'css.properties.display.grid',
    'css.properties.display.multi-keyword_values',
  ),
  css('a { width: fit-content }', 'css.properties.width.fit-content'),
  css('a { inline-size: 50cqi }', 'css.types.length.container_query_length_units'),
  css('a { height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'),
  css(
    'a { height: 100vh }',
    'css.types.length.vh',
    'css.types.length.viewport_percentage_units_dynamic',
  ),
  css('a { line-height: 2rlh }', 'css.types.length.rlh'),
  css('a { margin-top: 1cap }', 'css.types.length.cap'),
  css('a { width: round(up, 1.5px, 1px) }', 'css.types.round', 'css.types.mod'),
  css('a { width: mod(18px, 5px) }', 'css.types.mod'),
  css('a { rotate: atan2(1, 2) }', 'css.types.atan2 css.properties.rotate'),
  css('a { width: calc(1px * pi) }', 'css.types.calc-keyword.pi'),
  css('.pi { width: var(--pi) }', 'css.types.var', 'css.types.calc-keyword.pi'),
  css('a { width: calc-size(auto, size / 2) }', 'css.types.calc-size'),
  css('a { inset: auto anchor(bottom) }', 'css.types.anchor css.properties.inset'),
  css('a { width: anchor-size(width) }', 'css.types.anchor-size'),
  css('a { content: "x" / "y" }', 'css.properties.content.alt_text'),
  css('a { content: "x/y" }', 'css.properties.content', 'css.properties.content.alt_text'),
  css('a { aspect-ratio: 16 / 9 }', 'css.properties.aspect-ratio css.types.ratio'),
  css('a { clip-path: path("M0 0") }', 'css.types.basic-shape.path'),
  css(
    'a { clip-path: xywh(0 0 1px 1px) }',
    'css.types.basic-shape.xywh',
    'css.types.basic-shape.rect',
  ),
  css(
    'a { background: linear-gradient(in oklch, red, blue) }',
    'css.types.gradient.linear-gradient.interpolation_color_space',
  ),
  css(
    'a { background: linear-gradient(red, blue) }',
    'css.types.gradient.linear-gradient',
    'css.types.gradient.linear-gradient.interpolation_color_space',
  ),
  css('a { background: conic-gradient(red, blue) }', 'css.types.gradient.conic-gradient'),
  css('a { background-image: image-set("a.png" 1x) }', 'css.types.image.image-set'),
  css(
    'a { transition: display 1s allow-discrete }',
    'css.properties.transition.transition-behavior',
  ),
  css('a { animation-timeline: scroll(root) }', 'css.properties.animation-timeline.scroll'),
  css(
    'a { transition-timing-function: linear(0, 0.5, 1) }',
    'css.types.easing-function.linear-function',
  ),
  css(
    'a { transition-timing-function: linear }',
    'css.properties.transition-timing-function',
    'css.types.easing-function.linear-function',
  ),
  css(
    'a { text-wrap: balance }',
    'css.properties.text-wrap css.properties.text-wrap-style.balance',
  ),
  css('a { text-wrap: pretty }', 'css.properties.text-wrap-style.pretty'),
  css(
    'a { white-space: nowrap }',
    'css.properties.white-space',
    'css.properties.white-space.shorthand_values',
  ),
  css('a { position: sticky }', 'css.properties.position.sticky'),
  css('a { background-clip: text }', 'css.properties.background-clip.text'),
  css('a { all: revert-layer }', 'css.types.global_keywords.revert-layer'),
  css('a { width: attr(data-w px, 1px) }', 'css.types.attr.fallback'),
  css('a { padding: env(safe-area-inset-top) }', 'css.types.env'),
  css('a { font-size: clamp(1rem, 2vw, 3rem) }', 'css.types.clamp'),
  css('a { width: if(media(print): 1px; else: 2px) }', 'css.types.if'),
  css('a { width: --double(2px) }', 'css.types.dashed-function'),
  css(
    'a { corner-shape: squircle }',
    'css.properties.corner-shape css.types.corner-shape-value.squircle',
  ),
  css('a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'),
  css('a { grid-template-columns: subgrid }', 'css.properties.grid-template-columns.subgrid'),
  css(
    'a { grid-template-columns: [subgrid] 1fr }',
    'css.types.flex',
    'css.properties.grid-template-columns.subgrid',
  ),
  css(
    'a { font-variation-settings: "wght" 400 }',
    'css.properties.font-variation-settings',
    'css.properties.font-weight.number',
  ),
  css('a { font-weight: 450 }', 'css.properties.font-weight.number'),
  css('a { filter: drop-shadow(0 0 1px red) }', 'css.types.filter-function.drop-shadow'),
  css(
    'a { backdrop-filter: blur(2px) }',
    'css.properties.backdrop-filter css.types.filter-function.blur',
  ),
  css('a { translate: 1px 2px 3px; scale: 2 }', 'css.properties.translate css.properties.scale'),
  css(
    'a { transform: perspective(1px) }',
    'css.types.transform-function.perspective css.properties.transform.3d',
  ),
  css('a { overflow: clip }', 'css.types.overflow.clip'),
  css('a { overflow: hidden }', 'css.properties.overflow', 'css.types.overflow.clip'),
  css('a { flex-basis: content }', 'css.properties.flex-basis.content'),
  css(
    'a { font-palette: palette-mix(in lch, a, b) }',
    'css.properties.font-palette.palette-mix_function',
  ),
  css('a { view-transition-name: match-element }', 'css.properties.view-transition-name'),
  css('a { COLOR: OKLCH(50% 0.2 240) }', 'css.types.color.oklch css.properties.color'),
  css(
    '/* a { color: oklch(1 0 0) } */ a { color: red }',
    'css.properties.color',
    'css.types.color.oklch',
  ),
  // Where it is used, a browser without oklch() has no color, whatever it was set to before.
  css('a { --x: oklch(1 0 0) }', 'css.properties.custom-property css.types.color.oklch'),
  css(
    'a { --x: red; --y: 1 }',
    'css.properties.custom-property',
    'css.types.color css.types.integer',
  ),
  css('a { content: "oklch(1 0 0)" }', 'css.properties.content', 'css.types.color.oklch'),
];

const RULES: readonly FurtherCase[] = [
  css('@media (width >= 40em) {}', 'css.at-rules.media.range_syntax css.at-rules.media.width'),
  css('@media (min-width: 40em) {}', 'css.at-rules.media.width', 'css.at-rules.media.range_syntax'),
  css('@media (prefers-reduced-motion: reduce) {}', 'css.at-rules.media.prefers-reduced-motion'),
  css(
    '@media (any-hover: hover) and (pointer: fine) {}',
    'css.at-rules.media.any-hover css.at-rules.media.pointer',
  ),
  css('@media (dynamic-range: high) {}', 'css.at-rules.media.dynamic-range'),
  css(
    '@media (-webkit-min-device-pixel-ratio: 2) {}',
    'css.at-rules.media.-webkit-min-device-pixel-ratio',
  ),
  css('@container (inline-size > 30em) {}', 'css.at-rules.container'),
  css(
    '@container card style(--theme: dark) {}',
    'css.at-rules.container.style_queries_for_custom_properties',
  ),
  css(
    '@container (width > 1px) {}',
    'css.at-rules.container',
    'css.at-rules.container.style_queries_for_custom_properties',
  ),
  css('@container scroll-state(stuck: top) {}', 'css.at-rules.container.scroll-state_queries'),
  css('@layer base, theme;', 'css.at-rules.layer'),
  css(
    '@property --x { syntax: "<color>"; inherits: false; initial-value: red }',
    'css.at-rules.property css.at-rules.property.syntax',
  ),
  css('@starting-style { a { opacity: 0 } }', 'css.at-rules.starting-style'),
  css('@scope (.a) to (.b) { :scope { color: red } }', 'css.at-rules.scope css.selectors.scope'),
  css(
    '@counter-style x { system: cyclic; symbols: "a" }',
    'css.at-rules.counter-style css.at-rules.counter-style.symbols',
  ),
  css('@font-face { font-family: a; size-adjust: 90% }', 'css.at-rules.font-face.size-adjust'),
  css(
    '@font-face { src: url(a.woff2) format("woff2") tech(color-COLRv1) }',
    'css.at-rules.font-face.src.tech_keyword',
  ),
  css('@font-palette-values --a { base-palette: 1 }', 'css.at-rules.font-palette-values'),
  css('@view-transition { navigation: auto }', 'css.at-rules.view-transition'),
  css('@position-try --a { inset: auto }', 'css.at-rules.position-try'),
  css(
    '@import "a.css" layer(base) supports(display: grid);',
    'css.at-rules.import.layer css.at-rules.import.supports',
  ),
  css('@namespace svg url(http://www.w3.org/2000/svg);', 'css.at-rules.namespace'),
  css('@page :first { margin: 1cm }', 'css.at-rules.page css.selectors.first'),
  css('@media print { a { color: red } }', 'css.at-rules.media', 'css.at-rules.page'),
  css('a:has(> img) {}', 'css.selectors.has css.selectors.child'),
  css('a:is(.b, .c) {}', 'css.selectors.is', 'css.selectors.where'),
  css('.has, .is { color: red }', 'css.selectors.class', 'css.selectors.has css.selectors.is'),
  css('[has] {}', 'css.selectors.attribute', 'css.selectors.has'),
  css('a:nth-child(2n of .b) {}', 'css.selectors.nth-child.of_syntax'),
  css('a:nth-child(2n) {}', 'css.selectors.nth-child', 'css.selectors.nth-child.of_syntax'),
  css('a:not(.b, .c) {}', 'css.selectors.not.selector_list'),
  css('a:not(.b) {}', 'css.selectors.not', 'css.selectors.not.selector_list'),
  css('a { &:hover { color: red } }', 'css.selectors.nesting css.selectors.hover'),
  css('a { .b { color: red } }', 'css.selectors.nesting'),
  css('a { @media print { color: red } }', 'css.at-rules.media'),
  css('input:user-invalid {}', 'css.selectors.user-invalid', 'css.selectors.invalid'),
  css('dialog::backdrop {}', 'css.selectors.backdrop'),
  css('::view-transition-group(*) {}', 'css.selectors.view-transition-group'),
  css('::highlight(x) {}', 'css.selectors.highlight'),
  css('details::details-content {}', 'css.selectors.details-content'),
  css(':popover-open {}', 'css.selectors.popover-open'),
  css(':state(x) {}', 'css.selectors.state'),
  css(':dir(rtl) {}', 'css.selectors.dir'),
  css('[type=a s] {}', 'css.selectors.attribute.case_sensitive_modifier'),
  css('[type=s] {}', 'css.selectors.attribute', 'css.selectors.attribute.case_sensitive_modifier'),
  css('input::-webkit-slider-thumb {}', 'css.selectors.-webkit-slider-thumb'),
  css('a\\:has { color: red }', 'css.properties.color', 'css.selectors.has'),
];

const MARKUP: readonly FurtherCase[] = [
  html('<dialog open></dialog>', 'html.elements.dialog html.elements.dialog.open'),
  html('<dialog closedby="any"></dialog>', 'html.elements.dialog.closedby'),
  html(
    '<div popover="hint"></div>',
    'html.global_attributes.popover html.global_attributes.popover.hint',
  ),
  html('<button popovertarget="a">x</button>', 'html.elements.button.popovertarget'),
  html('<button command="show-modal" commandfor="a">x</button>', 'html.elements.button.command'),
  html(
    '<img loading="lazy" fetchpriority="high">',
    'html.elements.img.loading html.elements.img.fetchpriority',
  ),
  html('<img alt="loading lazy">', 'html.elements.img.alt', 'html.elements.img.loading'),
  html('<input type="color">', 'html.elements.input.type_color', 'html.elements.input.type_date'),
  html(
    '<input name="date" value="color">',
    'html.elements.input',
    'html.elements.input.type_color html.elements.input.type_date',
  ),
  html('<link rel="modulepreload" href="a.js">', 'html.elements.link.rel.modulepreload'),
  html(
    '<a rel="noopener noreferrer" href="#">x</a>',
    'html.elements.a.rel.noopener html.elements.a.rel.noreferrer',
  ),
  html(
    '<details name="a"><summary>x</summary></details>',
    'html.elements.details.name html.elements.summary',
  ),
  html('<search></search>', 'html.elements.search'),
  html(
    '<p class="search dialog">dialog</p>',
    'html.elements.p',
    'html.elements.search html.elements.dialog',
  ),
  html('<div inert></div>', 'html.global_attributes.inert'),
  html('<div hidden="until-found"></div>', 'html.global_attributes.hidden.until-found'),
  html(
    '<div hidden></div>',
    'html.global_attributes.hidden',
    'html.global_attributes.hidden.until-found',
  ),
  html('<textarea enterkeyhint="send"></textarea>', 'html.global_attributes.enterkeyhint'),
  html('<template shadowrootmode="open"></template>', 'html.elements.template.shadowrootmode'),
  html(
    '<script type="importmap">{"imports":{"a":"./a.js"}}</script>',
    'html.elements.script.type.importmap',
  ),
  html('<script type="speculationrules">{}</script>', 'html.elements.script.type.speculationrules'),
  html(
    '<iframe sandbox="allow-scripts" loading="lazy"></iframe>',
    'html.elements.iframe.sandbox html.elements.iframe.loading',
  ),
  html('<video playsinline></video>', 'html.elements.video.playsinline'),
  html('<!-- <dialog> --><p>x</p>', 'html.elements.p', 'html.elements.dialog'),
  html(
    '<my-dialog open popover></my-dialog>',
    'html.global_attributes.popover',
    'html.elements.dialog html.elements.dialog.open',
  ),
  html(
    '<div style="aspect-ratio: 1; inset: 0"></div>',
    'css.properties.aspect-ratio css.properties.inset',
  ),
  html('<button onclick="this.closest(\'p\').animate([])">x</button>', 'html.elements.button'),
  html('<svg><filter><feDropShadow dx="1"/></filter></svg>', 'svg.elements.feDropShadow'),
  html('<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', 'mathml.elements.mfrac'),
  html(
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#000">',
    'html.elements.meta.name.theme-color',
  ),
  html('<style>a { color: lab(50% 1 1) }</style>', 'css.types.color.lab'),
  html('<script>structuredClone(x)</script>', 'api.structuredClone'),
  html(
    '<script type="text/template">structuredClone(x)</script>',
    'html.elements.script',
    'api.structuredClone',
  ),
  html(
    '<select><button><selectedcontent></selectedcontent></button></select>',
    'html.elements.selectedcontent',
  ),
  html('<p>&lt;dialog&gt;</p>', 'html.elements.p', 'html.elements.dialog'),
];

const SCRIPTS: readonly FurtherCase[] = [
  js('a ??= b', 'javascript.operators.nullish_coalescing_assignment'),
  js('a?.b?.()', 'javascript.operators.optional_chaining'),
  js('class A { static { x() } }', 'javascript.classes.static.initialization_blocks'),
  js('class A { #a; has(o) { return #a in o } }', 'javascript.classes.private_class_fields_in'),
  js('/(?<=a)b/', 'javascript.regular_expressions.lookbehind_assertion'),
  js(
    '/(?<year>a)/d',
    'javascript.regular_expressions.named_capturing_group javascript.builtins.RegExp.hasIndices',
  ),
  js(
    '"(?<=a)b"',
    'javascript.grammar.string_literals',
    'javascript.regular_expressions.lookbehind_assertion',
  ),
  js('/[\\p{L}--a]/v', 'javascript.builtins.RegExp.unicodeSets'),
  js('/(?i:a)b/', 'javascript.regular_expressions.modifier'),
  js('await x; export {}', 'javascript.operators.await.top_level'),
  js(
    'import d from "./a.json" with { type: "json" }',
    'javascript.statements.import.import_attributes',
  ),
  js('[1, 2].at(-1)', 'javascript.builtins.Array.at', 'javascript.builtins.String.at'),
  js('"ab".at(-1)', 'javascript.builtins.String.at', 'javascript.builtins.Array.at'),
  js(
    'Object.groupBy([], f)',
    'javascript.builtins.Object.groupBy',
    'javascript.builtins.Map.groupBy',
  ),
  js(
    '_.groupBy([], f); lodash.at(o)',
    '',
    'javascript.builtins.Object.groupBy javascript.builtins.Array.at',
  ),
  js('Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'),
  js('const Promise = require("bluebird"); Promise.try(f)', '', 'javascript.builtins.Promise.try'),
  js(
    'import { Set } from "immutable"; new Set().union(x)',
    '',
    'javascript.builtins.Set.union javascript.builtins.Set',
  ),
  js('new Set([1]).union(new Set())', 'javascript.builtins.Set.union'),
  js('function f(fetch) { fetch("/x") }', '', 'api.fetch'),
  js('({ fetch() {}, requestIdleCallback: 1 })', '', 'api.fetch api.Window.requestIdleCallback'),
  js('fetch: for (;;) break fetch', '', 'api.fetch'),
  js('requestIdleCallback(f)', 'api.Window.requestIdleCallback'),
  js('self["requestIdleCallback"](f)', 'api.Window.requestIdleCallback'),
  js('store.requestIdleCallback(f)', '', 'api.Window.requestIdleCallback'),
  js('navigator.clipboard.writeText("x")', 'api.Clipboard.writeText api.Navigator.clipboard'),
  js('const n = navigator; n.share({})', 'api.Navigator.share'),
  js('var { share } = navigator', 'api.Navigator.share'),
  js('document.startViewTransition(f)', 'api.Document.startViewTransition'),
  js('document.createElement("dialog").showModal()', 'api.HTMLDialogElement.showModal'),
  js('document.querySelector("dialog.big").showModal()', 'api.HTMLDialogElement.showModal'),
  js('document.querySelector("p").showModal()', '', 'api.HTMLDialogElement.showModal'),
  js('new URL("x").searchParams.size', 'api.URLSearchParams.size'),
  js('URL.canParse("x")', 'api.URL.canParse_static'),
  js('AbortSignal.timeout(1)', 'api.AbortSignal.timeout_static'),
  js('new AbortController().signal.throwIfAborted()', 'api.AbortSignal.throwIfAborted'),
  js('new Intl.Segmenter("de").segment("x")', 'javascript.builtins.Intl.Segmenter'),
  js('new Temporal.PlainDate(2020, 1, 1)', 'javascript.builtins.Temporal.PlainDate'),
  js('Temporal.Now.instant()', 'javascript.builtins.Temporal.Now.instant'),
  js('const x = 10n ** 2n', 'javascript.builtins.BigInt'),
  js('Array.prototype.flat.call(x)', 'javascript.builtins.Array.flat'),
  js('const s = "at"; o[s]; o["at"]', '', 'javascript.builtins.Array.at'),
  js('let a = []; a = other(); a.at(1)', '', 'javascript.builtins.Array.at'),
  js('crypto.randomUUID()', 'api.Crypto.randomUUID'),
  js('const crypto = require("crypto"); crypto.randomUUID()', '', 'api.Crypto.randomUUID'),
  js(
    'matchMedia("(x)").addEventListener("change", f)',
    'api.MediaQueryList api.MediaQueryList.change_event'.replace('api.MediaQueryList ', ''),
  ),
  js('new ResizeObserver(f)', 'api.ResizeObserver'),
  js('new OffscreenCanvas(1, 1).getContext("2d").reset()', 'api.OffscreenCanvas'),
  js('CSS.registerProperty({})', 'api.CSS.registerProperty_static'),
  js('structuredClone(x).at(1)', 'api.structuredClone', 'javascript.builtins.Array.at'),
  js('[3, 1].toSorted()', 'javascript.builtins.Array.toSorted'),
  js('"a".replaceAll("a", "b")', 'javascript.builtins.String.replaceAll'),
  js('Object.hasOwn(o, "k")', 'javascript.builtins.Object.hasOwn'),
  js('x.hasOwn("k")', '', 'javascript.builtins.Object.hasOwn'),
  js('new Error("x", { cause: e })', 'javascript.builtins.Error.Error.options_cause_parameter'),
  js(
    'new Error("x")',
    'javascript.builtins.Error.Error',
    'javascript.builtins.Error.Error.options_cause_parameter',
  ),
  js(
    'new Intl.NumberFormat("de", { notation: "compact" })',
    'javascript.builtins.Intl.NumberFormat.NumberFormat.options_parameter.options_notation_parameter',
  ),
  js('el.addEventListener("x", f, { once: true, signal: s })', ''),
  js(
    'window.addEventListener("x", f, { signal: s })',
    'api.EventTarget.addEventListener.options_parameter.options_signal_parameter',
  ),
  js('class fetch {} new fetch()', '', 'api.fetch'),
  js('try {} catch {}', 'javascript.statements.try_catch.optional_catch_binding'),
  js('using x = f()', 'javascript.statements.using'),
  js('const using = 1; using + 1', '', 'javascript.statements.using'),
  js('async = 1; of = 2; get = 3', '', 'javascript.statements.async_function'),
  js('`a${b}`', 'javascript.grammar.template_literals'),
  js('1_000', 'javascript.grammar.numeric_separators'),
  js('"1_000"', '', 'javascript.grammar.numeric_separators'),
  js(
    'const o = { ...a }; f(...b)',
    'javascript.operators.spread.spread_in_object_literals javascript.operators.spread.spread_in_function_calls',
  ),
  js('for await (const x of y);export {}', 'javascript.statements.for_await_of'),
  js('import.meta.resolve("x");export {}', 'javascript.operators.import_meta.resolve'),
  js('new Worker("a.js", { type: "module" })', 'api.Worker.Worker.ecmascript_modules'),
  js('"a".isWellFormed()', 'javascript.builtins.String.isWellFormed'),
  js('new Uint8Array(2).toBase64()', 'javascript.builtins.Uint8Array.toBase64'),
  js('new Map().getOrInsert(1, 2)', 'javascript.builtins.Map.getOrInsert'),
  js('Math.sumPrecise([1])', 'javascript.builtins.Math.sumPrecise'),
  js('Iterator.from(x).map(f).toArray()', 'javascript.builtins.Iterator.toArray'),
  js('[1].values().drop(1)', 'javascript.builtins.Iterator.drop'),
  js('"x".anchor("y")', 'javascript.builtins.String.anchor'),
  js('const nav = { share() {} }; nav.share()', '', 'api.Navigator.share'),
  js('this.share(x)', '', 'api.Navigator.share'),
  js('function f() { arguments[0] } arguments2 = 1', 'javascript.functions.arguments'),
  ts('const f = (s: Set<number>) => s.union(s)', 'javascript.builtins.Set.union'),
  ts(
    'type A = { at(i: number): string }; const f = (a: A) => a.at(1)',
    '',
    'javascript.builtins.Array.at',
  ),
  ts(
    'const f = (a: readonly string[]) => a.at(-1)!.at(0)',
    'javascript.builtins.Array.at javascript.builtins.String.at',
  ),
  ts('enum Set { A } Set.A', '', 'javascript.builtins.Set'),
  ts(
    'interface Map { getOrInsert(a: 1): void } declare const m: Map; m.getOrInsert(1)',
    '',
    'javascript.builtins.Map.getOrInsert',
  ),
  ts('const el = x as HTMLDialogElement; el.requestClose()', 'api.HTMLDialogElement.requestClose'),
  ts(
    'function g(): Promise<Response> { return fetch("x") } (await g()).bytes(); export {}',
    'api.Response.bytes',
  ),
  ts(
    'declare function structuredClone(x: unknown): void; structuredClone(1)',
    '',
    'api.structuredClone',
  ),
  ts('namespace A { export const fetch = 1; fetch + 1 }', '', 'api.fetch'),
  ts(
    'import type { URL } from "url"; let u: URL; u!.searchParams.size',
    '',
    'api.URLSearchParams.size',
  ),
  ts(
    'class P extends HTMLElement { f() { this.togglePopover() } }',
    'api.HTMLElement.togglePopover',
  ),
  ts('const x = <T,>(a: T) => a; x<string>("a")', '', 'javascript.builtins.String.at'),
  ts('abstract class A { declare x: number; accessor y = 1 }', ''),
  ts('let x = y satisfies string; x!.at(0)', ''),
];

const GUARDED: readonly FurtherCase[] = [
  guard(
    'a.css',
    '@supports (color: oklch(0 0 0)) { a { color: oklch(1 0 0) } }',
    'css.types.color.oklch',
  ),
  guard(
    'a.css',
    '@supports not (display: grid) { a { display: grid } }',
    '',
    'css.properties.display.grid',
  ),
  guard(
    'a.css',
    '@supports (display: grid) or (color: red) { a { display: grid } }',
    '',
    'css.properties.display.grid',
  ),
  guard(
    'a.css',
    '@supports (display: grid) and (gap: 1px) { a { gap: 1px } }',
    'css.properties.gap',
  ),
  guard('a.css', '@supports selector(:has(a)) { a:has(b) { color: red } }', 'css.selectors.has'),
  guard('a.css', 'a { width: 10px; width: calc-size(auto, size) }', 'css.types.calc-size'),
  guard('a.css', 'a { color: red } b { color: oklch(1 0 0) }', '', 'css.types.color.oklch'),
  guard('a.css', 'a { color: oklch(1 0 0); color: red }', '', 'css.types.color.oklch'),
  guard(
    'a.css',
    'a { -webkit-backdrop-filter: none; backdrop-filter: none }',
    'css.properties.backdrop-filter',
  ),
  guard(
    'a.css',
    'a { height: 100vh; height: 100dvh }',
    'css.types.length.viewport_percentage_units_dynamic',
  ),
  guard(
    'a.css',
    'a { min-height: 100vh; height: 100dvh }',
    '',
    'css.types.length.viewport_percentage_units_dynamic',
  ),
  guard(
    'a.css',
    '@supports (not (display: grid)) { b { color: red } } a { inset: 0 }',
    '',
    'css.properties.inset',
  ),
  guard('a.js', 'if (navigator.share) navigator.share({})', 'api.Navigator.share'),
  guard('a.js', 'if ("share" in navigator) { navigator.share({}) }', 'api.Navigator.share'),
  guard(
    'a.js',
    'if (navigator.canShare) navigator.clipboard.writeText("")',
    '',
    'api.Clipboard.writeText',
  ),
  guard(
    'a.js',
    'if (!("requestIdleCallback" in window)) { x() } else requestIdleCallback(f)',
    'api.Window.requestIdleCallback',
  ),
  guard('a.js', '(window.requestIdleCallback || setTimeout)(f)', 'api.Window.requestIdleCallback'),
  guard(
    'a.js',
    'const ric = window.requestIdleCallback ?? setTimeout; ric(f)',
    'api.Window.requestIdleCallback',
  ),
  guard(
    'a.js',
    'typeof structuredClone === "function" ? structuredClone(x) : y',
    'api.structuredClone',
  ),
  guard(
    'a.js',
    'if (typeof structuredClone === "undefined") throw 1; structuredClone(x)',
    'api.structuredClone',
  ),
  guard('a.js', 'if (x) structuredClone(x)', '', 'api.structuredClone'),
  guard('a.js', 'navigator.share?.({})', 'api.Navigator.share'),
  guard('a.js', 'while (!navigator.share) wait(); ', 'api.Navigator.share'),
  guard('a.js', 'if (Object.groupBy) Object.groupBy(a, f)', 'javascript.builtins.Object.groupBy'),
  guard('a.js', 'if (Array.prototype.at) [].at(1)', 'javascript.builtins.Array.at'),
  guard('a.js', 'if (Array.prototype.flat) [].at(1)', '', 'javascript.builtins.Array.at'),
  guard(
    'a.js',
    'if (CSS.supports("display", "grid")) x()',
    'api.CSS.supports_static'.replace('api.CSS.supports_static', ''),
  ),
  guard(
    'a.js',
    'if (document.startViewTransition == null) { go() } else { document.startViewTransition(go) }',
    'api.Document.startViewTransition',
  ),
  guard(
    'a.js',
    'if (!document.startViewTransition) { go(); return } document.startViewTransition(go)',
    'api.Document.startViewTransition',
  ),
  guard(
    'a.js',
    'if (HTMLDialogElement.prototype.requestClose) document.querySelector("dialog").requestClose()',
    'api.HTMLDialogElement.requestClose',
  ),
  guard(
    'a.js',
    'const ok = !!window.IntersectionObserver; if (ok) new IntersectionObserver(f)',
    'api.IntersectionObserver',
  ),
  guard(
    'a.js',
    'const ok = "x" in window; if (ok) new IntersectionObserver(f)',
    '',
    'api.IntersectionObserver',
  ),
  guard('a.js', 'Promise.try ||= f; Promise.try(g)', ''),
  guard(
    'a.js',
    'if ("IntersectionObserver" in window && ready) new IntersectionObserver(f)',
    'api.IntersectionObserver',
  ),
  guard(
    'a.js',
    'if ("IntersectionObserver" in window || ready) new IntersectionObserver(f)',
    '',
    'api.IntersectionObserver',
  ),
  guard(
    'a.html',
    '<script type="module">const f = async () => {}</script>',
    'javascript.statements.const javascript.functions.arrow_functions'.replace(
      'javascript.statements.const ',
      '',
    ),
  ),
];

const PLACES: readonly FurtherCase[] = [
  toCase(
    'a.scss',
    '$x: oklch(1 0 0); a { &:hover { color: red } }',
    'css.selectors.hover',
    'css.selectors.nesting',
  ),
  toCase('a.scss', '@mixin has { a:has(b) { @content; } }', 'css.selectors.has'),
  toCase(
    'a.scss',
    'a { width: math.round(1.5); color: color.mix(red, blue) }',
    'css.properties.width',
    'css.types.round',
  ),
  toCase('a.less', '.a when (iscolor(@c)) { inset: 0 } .b { .mixin(); }', 'css.properties.inset'),
  toCase('a.less', 'a { width: round(1.5px) }', 'css.properties.width', 'css.types.round'),
  toCase('a.scss', 'a { width: random(10) * 1px }', 'css.properties.width', 'css.types.random'),
  toCase('a.less', '@media @phone { a { gap: 1px } }', 'css.properties.gap'),
  toCase(
    'a.vue',
    '<template><dialog :open="x"/></template><style lang="scss">a { b { inset: 0 } }</style>',
    'html.elements.dialog css.properties.inset',
    'css.selectors.nesting',
  ),
  toCase(
    'a.vue',
    '<template><Dialog/><Search/></template><script setup lang="ts">const a: Set<1> = new Set(); a.union(a)</script>',
    'javascript.builtins.Set.union',
    'html.elements.dialog html.elements.search',
  ),
  toCase(
    'a.svelte',
    '<script>structuredClone(1)</script><details name="x"/>',
    'api.structuredClone html.elements.details.name',
  ),
  toCase(
    'a.astro',
    '---\nconst a = [].at(1)\n---\n<search/>',
    'html.elements.search',
    'javascript.builtins.Array.at',
  ),
  toCase(
    'a.tsx',
    'const A = () => <div style={{ aspectRatio: 1, inset: 0 }} />',
    'css.properties.aspect-ratio css.properties.inset',
  ),
  toCase(
    'a.tsx',
    'const A = () => <Box aspectRatio={1} inset="0" />',
    '',
    'css.properties.aspect-ratio css.properties.inset',
  ),
  toCase(
    'a.tsx',
    'const B = styled.div`inset: 0; &:has(a) { gap: ${x} }`',
    'css.properties.inset css.selectors.has css.properties.gap',
  ),
  toCase('a.js', 'const t = css`a { color: lab(1% 1 1) }`', 'css.types.color.lab'),
  toCase(
    'a.js',
    'const t = sql`select inset from dialog`',
    '',
    'css.properties.inset html.elements.dialog',
  ),
  toCase(
    'a.js',
    'const t = html`<dialog closedby="any"></dialog>`',
    'html.elements.dialog html.elements.dialog.closedby',
  ),
  toCase(
    'a.svg',
    '<svg xmlns="http://www.w3.org/2000/svg"><text text-anchor="end">a</text></svg>',
    'svg.elements.text',
  ),
];

const LOOKALIKES: readonly FurtherCase[] = [
  js('import { fetch } from "undici"; fetch("x")', '', 'api.fetch'),
  js(
    'import * as URL from "node:url"; new URL.URL("x").searchParams.size',
    '',
    'api.URLSearchParams.size',
  ),
  js(
    'const { Map } = require("immutable"); new Map().getOrInsert(1)',
    '',
    'javascript.builtins.Map.getOrInsert',
  ),
  js(
    'export function structuredClone(x) { return x } structuredClone(1)',
    '',
    'api.structuredClone',
  ),
  js('var Temporal; Temporal.Now.instant()', '', 'javascript.builtins.Temporal.Now.instant'),
  js('catchIt: try {} catch (scheduler) { scheduler.yield() }', '', 'api.Scheduler.yield'),
  js('for (const navigation of list) navigation.navigate("x")', '', 'api.Navigation.navigate'),
  js('for (let i = 0, close; i < 1; i++) close()', '', 'api.Window.close'),
  js('const [fetch = x] = y; fetch()', '', 'api.fetch'),
  js('const { a: { fetch } } = y; fetch()', '', 'api.fetch'),
  js('function f({ share } = {}) { share() }', '', 'api.Navigator.share'),
  js('new (class Set { union() {} })().union()', '', 'javascript.builtins.Set.union'),
  js('o.prototype.at = 1; o.at(1)', '', 'javascript.builtins.Array.at'),
  js(
    'x.matchAll(y); x.flat(); x.includes(z)',
    '',
    'javascript.builtins.String.matchAll javascript.builtins.Array.flat javascript.builtins.Array.includes',
  ),
  js('const a = b ? [] : {}; a.at(1)', '', 'javascript.builtins.Array.at'),
  js('let a = "x"; a = 1; a.at(0)', '', 'javascript.builtins.String.at'),
  js('JSON.parse(x).at(1)', '', 'javascript.builtins.Array.at'),
  js('Object.assign({}, x).showModal()', '', 'api.HTMLDialogElement.showModal'),
  js('document.getElementById("x").showModal()', '', 'api.HTMLDialogElement.showModal'),
  js(
    'const document = jsdom(); document.startViewTransition()',
    '',
    'api.Document.startViewTransition',
  ),
  js(
    '"use strict"; // requestIdleCallback(f)\n/* navigator.share() */',
    '',
    'api.Window.requestIdleCallback api.Navigator.share',
  ),
  js('`navigator.share()`', '', 'api.Navigator.share'),
  js('class A { fetch() { return this.fetch() } }', '', 'api.fetch'),
  js('module.exports.scheduler = 1; exports.fetch = 2', '', 'api.fetch api.scheduler'),
  js('define("fetch", function (fetch) { fetch() })', '', 'api.fetch'),
  ts('type fetch = string; const a: fetch = "x"', '', 'api.fetch'),
  ts(
    'interface Navigator { share(): void } declare const n: { share(): void }; n.share()',
    '',
    'api.Navigator.share',
  ),
  ts('function f(this: HTMLDialogElement) { return 1 }', '', 'api.HTMLDialogElement.showModal'),
  ts('const f = (x: unknown) => (x as any).showModal()', '', 'api.HTMLDialogElement.showModal'),
  ts('const f = (x: HTMLElement | Foo) => x.showPopover()', '', 'api.HTMLElement.showPopover'),
  ts(
    'import Dialog from "./d"; const d = new Dialog(); d.showModal()',
    '',
    'api.HTMLDialogElement.showModal',
  ),
  css('a { color: var(--oklch, red) }', 'css.types.var', 'css.types.color.oklch'),
  css(
    'a { animation-name: grid; font: 1px dialog }',
    'css.properties.animation-name',
    'css.properties.display.grid',
  ),
  css(
    'a { counter-reset: pi; quotes: "sin(1)" }',
    'css.properties.counter-reset',
    'css.types.calc-keyword.pi css.types.sin',
  ),
  css('a { grid-area: span 2 }', 'css.properties.grid-area'),
  css(
    'a { background: url("oklch(1 0 0).png") }',
    'css.properties.background',
    'css.types.color.oklch',
  ),
  css(
    'a { view-transition-name: balance }',
    'css.properties.view-transition-name',
    'css.properties.text-wrap-style.balance',
  ),
  css('a { container-name: style; anchor-name: --a }', 'css.properties.anchor-name'),
  css('a::part(has) {}', 'css.selectors.part', 'css.selectors.has'),
  css('.\\31 has:hover {}', 'css.selectors.hover', 'css.selectors.has'),
  css(
    '@media (grid) { a { color: red } }',
    'css.at-rules.media.grid',
    'css.properties.display.grid',
  ),
  css('@layer dialog.scope { a { color: red } }', 'css.at-rules.layer', 'css.at-rules.scope'),
  css(
    '@keyframes to { from { opacity: 0 } 50% { opacity: 1 } }',
    'css.at-rules.keyframes',
    'css.selectors.nesting',
  ),
];

const OPTIONS: readonly FurtherCase[] = [
  js(
    'fetch("x", { priority: "high", keepalive: true })',
    'api.fetch.options_parameter.priority api.fetch.options_parameter.keepalive',
    'api.fetch.options_parameter.duplex',
  ),
  js(
    'fetch("x", { headers: { priority: 1 } })',
    'api.fetch.options_parameter',
    'api.fetch.options_parameter.priority',
  ),
  js('store({ priority: 1 })', '', 'api.fetch.options_parameter.priority'),
  js(
    'element.scrollIntoView({ container: "nearest" })',
    '',
    'api.Element.scrollIntoView.options_parameter.container_option',
  ),
  js(
    'document.body.scrollIntoView({ container: "nearest" })',
    'api.Element.scrollIntoView.options_parameter.container_option',
  ),
  js(
    'new Intl.NumberFormat("de", { roundingMode: "floor" })',
    'javascript.builtins.Intl.NumberFormat.NumberFormat.options_parameter.options_roundingMode_parameter',
  ),
  js(
    'new ArrayBuffer(8, { maxByteLength: 16 })',
    'javascript.builtins.ArrayBuffer.ArrayBuffer.maxByteLength_option',
  ),
  js(
    'new Worker("a.js", { name: "x" })',
    'api.Worker.Worker.options_name_parameter',
    'api.Worker.Worker.ecmascript_modules',
  ),
  js(
    'const o = { signal: s }; window.addEventListener("x", f, o)',
    'api.EventTarget.addEventListener api.EventTarget.addEventListener.options_parameter.options_signal_parameter',
  ),
];

/** Types that a test narrows. */
const NARROWED: readonly FurtherCase[] = [
  ts(
    'function g(e: Element) { if (e instanceof HTMLVideoElement) e.requestVideoFrameCallback(f) }',
    'api.HTMLVideoElement.requestVideoFrameCallback',
  ),
  ts(
    'function g(e: Element) { if (e instanceof HTMLVideoElement) {} e.requestVideoFrameCallback(f) }',
    '',
    'api.HTMLVideoElement.requestVideoFrameCallback',
  ),
  js(
    'document.addEventListener("click", ({ target }) => { if (target instanceof HTMLDialogElement) target.requestClose() })',
    'api.HTMLDialogElement.requestClose',
  ),
  js(
    'function g(e) { if (!(e.target instanceof HTMLDialogElement)) return; e.target.requestClose() }',
    'api.HTMLDialogElement.requestClose',
  ),
  js(
    'function g(e) { if (e.target instanceof HTMLDialogElement) e.other.requestClose() }',
    '',
    'api.HTMLDialogElement.requestClose',
  ),
  ts(
    'function g(d: HTMLDialogElement) { if (d instanceof Element) d.requestClose() }',
    'api.HTMLDialogElement.requestClose',
  ),
  guard(
    'a.js',
    'const has = { share: "share" in navigator }; if (has.share) navigator.share({}); if (has.other) navigator.vibrate(1)',
    'api.Navigator.share',
    'api.Navigator.vibrate',
  ),
  guard(
    'a.js',
    'let has = { share: "share" in navigator }; has = {}; if (has.share) navigator.share({})',
    '',
    'api.Navigator.share',
  ),
];

const FLAG = 'css.selectors.attribute.case_insensitive_modifier';
const ATTRIBUTES: readonly FurtherCase[] = [
  { name: 'a.css', code: '[type="a"i] { color: red }', must: [FLAG] },
  { name: 'a.css', code: '[type="a" i] { color: red }', must: [FLAG] },
  { name: 'a.css', code: '[type=a i] { color: red }', must: [FLAG] },
  { name: 'a.css', code: "[type='a'S] { color: red }", not: [FLAG] },
  { name: 'a.css', code: '[type=i] { color: red }', not: [FLAG] },
  { name: 'a.css', code: '[type = i] { color: red }', not: [FLAG] },
  { name: 'a.css', code: '[i] { color: red }', not: [FLAG] },
];

export const FURTHER_CASES: readonly FurtherCase[] = [
  ...NARROWED,
  ...VALUES,
  ...RULES,
  ...MARKUP,
  ...SCRIPTS,
  ...GUARDED,
  ...PLACES,
  ...LOOKALIKES,
  ...OPTIONS,
  ...ATTRIBUTES,
];
