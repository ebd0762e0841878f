import type { FurtherCase } from './furtherCases.data';

type Row = readonly [code: string, must: string, not?: string];

const words = (text: string): readonly string[] => text.split(/\s+/).filter((word) => word !== '');
const all = (name: string, rows: readonly Row[]): readonly FurtherCase[] =>
  rows.map(([code, must, not = '']) => ({ name, code, must: words(must), not: words(not) }));
const guards = (name: string, rows: readonly Row[]): readonly FurtherCase[] =>
  rows.map(([code, guarded, unguarded = '']) => ({
    name,
    code,
    guarded: words(guarded),
    unguarded: words(unguarded),
  }));

/**
 * Cases as people write code, in every language that is read: what they use was written down before
 * they were scanned.
 */
export const FRESH_CASES: readonly FurtherCase[] = [
  ...all('a.css', [
    ['.card { inset-block: 0 }', 'css.properties.inset-block', 'css.properties.inset-inline'],
    [
      '.a { text-wrap: balance }',
      'css.properties.text-wrap.balance',
      'css.properties.text-wrap.pretty',
    ],
    ['.a { height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
    ['.a { container: card / inline-size }', 'css.properties.container'],
    ['@container card (width > 30em) { .a { color: red } }', 'css.at-rules.container'],
    ['@media (width >= 40em) { a { color: red } }', 'css.at-rules.media.range_syntax'],
    [
      '@media (prefers-reduced-motion: reduce) { a { color: red } }',
      'css.at-rules.media.prefers-reduced-motion',
    ],
    ['@layer reset, base;', 'css.at-rules.layer'],
    ['.a { &:hover { color: red } }', 'css.selectors.nesting css.selectors.hover'],
    [
      '.a { background: linear-gradient(in oklch, red, blue) }',
      'css.types.gradient.linear-gradient.interpolation_color_space',
    ],
    ['.a { color: light-dark(#000, #fff) }', 'css.types.color.light-dark'],
    ['.a { width: clamp(1rem, 2vw, 3rem) }', 'css.types.clamp'],
    ['.a { margin-inline: auto }', 'css.properties.margin-inline'],
    [
      '.a:focus-visible { outline: 1px solid }',
      'css.selectors.focus-visible',
      'css.selectors.focus',
    ],
    ['li:nth-child(2 of .x) { color: red }', 'css.selectors.nth-child.of_syntax'],
    ['::view-transition-old(root) { animation: none }', 'css.selectors.view-transition-old'],
    ['.a { animation-timeline: scroll() }', 'css.properties.animation-timeline.scroll'],
    ['.a { grid-template-rows: subgrid }', 'css.properties.grid-template-rows.subgrid'],
    [
      '.a { translate: 10px 20px; rotate: 45deg }',
      'css.properties.translate css.properties.rotate',
      'css.properties.scale',
    ],
    [
      '@property --x { syntax: "<color>"; inherits: false; initial-value: red }',
      'css.at-rules.property css.at-rules.property.initial-value',
    ],
    ['@starting-style { .a { opacity: 0 } }', 'css.at-rules.starting-style'],
    ['@scope (.card) to (.end) { img { color: red } }', 'css.at-rules.scope'],
    ['.a { field-sizing: content }', 'css.properties.field-sizing'],
    ['.a { transition-behavior: allow-discrete }', 'css.properties.transition-behavior'],
    ['.a { font-palette: --mine }', 'css.properties.font-palette'],
    [
      '@font-face { font-family: X; src: url(x.woff2); size-adjust: 90% }',
      'css.at-rules.font-face.size-adjust',
    ],
    ['.a { width: calc(10px + sin(45deg) * 1px) }', 'css.types.sin'],
    ['.a { aspect-ratio: 16 / 9 }', 'css.properties.aspect-ratio'],
    ['/* :has(a) */ .a::after { content: ":has(a)" }', 'css.selectors.after', 'css.selectors.has'],
    ['.has { --has: 1 }', 'css.properties.custom-property', 'css.selectors.has'],
    [
      '.a { background: url("x.png?oklch(1 1 1)") }',
      'css.properties.background',
      'css.types.color.oklch',
    ],
  ]),
  ...all('a.scss', [
    ['@use "x"; .a { &:has(> img) { color: red } }', 'css.selectors.has', 'css.selectors.nesting'],
    ['$w: 10px; .a { inline-size: $w; @include m; }', 'css.properties.inline-size'],
    [
      '.a { color: darken(red, 10%); @media (hover: hover) { gap: 1px } }',
      'css.at-rules.media.hover css.properties.gap',
    ],
    ['@mixin x($a) { backdrop-filter: blur($a) }', 'css.properties.backdrop-filter'],
    [
      '// :has(a)\n.a { #{$side}-color: red; accent-color: red }',
      'css.properties.accent-color',
      'css.selectors.has',
    ],
    [
      '@each $n in a, b { .#{$n} { overscroll-behavior: none } }',
      'css.properties.overscroll-behavior',
    ],
  ]),
  ...all('a.less', [
    [
      '@c: red; .a { color: @c; .mixin(); scrollbar-gutter: stable }',
      'css.properties.scrollbar-gutter',
    ],
    ['.a when (@x) { content-visibility: auto }', 'css.properties.content-visibility'],
    ['.b { .a; &:is(.x) { color: fade(red, 10%) } }', 'css.selectors.is', 'css.selectors.nesting'],
  ]),
  ...all('a.js', [
    [
      'const x = a?.b ?? c;',
      'javascript.operators.optional_chaining javascript.operators.nullish_coalescing',
    ],
    [
      'a ||= 1; b &&= 2;',
      'javascript.operators.logical_or_assignment javascript.operators.logical_and_assignment',
      'javascript.operators.nullish_coalescing_assignment',
    ],
    ['class A { static { go() } }', 'javascript.classes.static.initialization_blocks'],
    ['[1].at(-1)', 'javascript.builtins.Array.at'],
    ['"x".replaceAll("a", "b")', 'javascript.builtins.String.replaceAll'],
    ['Object.groupBy(list, f)', 'javascript.builtins.Object.groupBy'],
    ['new Set([1]).union(other)', 'javascript.builtins.Set.union'],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers'],
    ['structuredClone(x)', 'api.structuredClone'],
    [
      'new IntersectionObserver(f).observe(el)',
      'api.IntersectionObserver api.IntersectionObserver.observe',
    ],
    ['document.startViewTransition(() => {})', 'api.Document.startViewTransition'],
    ['navigator.clipboard.writeText("x")', 'api.Clipboard.writeText api.Navigator.clipboard'],
    ['/(?<=a)b/v.test(x)', 'javascript.regular_expressions.lookbehind_assertion'],
    ['const { a, ...rest } = x;', 'javascript.operators.destructuring.rest_in_objects'],
    ['document.querySelector("dialog").showModal()', 'api.HTMLDialogElement.showModal'],
    [
      'document.createElement("canvas").getContext("2d").roundRect(0, 0, 1, 1, 1)',
      'api.CanvasRenderingContext2D.roundRect',
    ],
    ['el.scrollIntoView', '', 'api.Element.scrollIntoView'],
    ['function f(fetch) { fetch("/") }', '', 'api.fetch'],
    [
      'const IntersectionObserver = mine; new IntersectionObserver()',
      '',
      'api.IntersectionObserver',
    ],
    ['const o = { structuredClone() {} }; o.structuredClone()', '', 'api.structuredClone'],
    ['import { fetch } from "undici"; fetch("/")', '', 'api.fetch'],
    ['export default class URL {}; new URL()', '', 'api.URL'],
    [
      'async function* g() { for await (const x of y) yield x }',
      'javascript.statements.for_await_of javascript.statements.async_generator_function',
    ],
    [
      'import x from "./x.json" with { type: "json" }',
      'javascript.statements.import.import_attributes',
    ],
    ['const big = 10n ** 2n', 'javascript.builtins.BigInt javascript.operators.exponentiation'],
    ['new URL("x", import.meta.url)', 'javascript.operators.import_meta api.URL'],
    ['Array.fromAsync(x)', 'javascript.builtins.Array.fromAsync'],
    ['crypto.randomUUID()', 'api.Crypto.randomUUID'],
    ['new Intl.Segmenter("de", { granularity: "word" })', 'javascript.builtins.Intl.Segmenter'],
    ['AbortSignal.timeout(100)', 'api.AbortSignal.timeout_static'],
    ['try { x() } catch { y() }', 'javascript.statements.try_catch.optional_catch_binding'],
    ['class A { #x; has(o) { return #x in o } }', 'javascript.classes.private_class_fields_in'],
    ['window.addEventListener("pageswap", f)', 'api.Window.pageswap_event'],
    [
      'const el = document.body; el.animate([], 100).finished.then(f)',
      'api.Element.animate api.Animation.finished',
    ],
    ['jsx("dialog", { closedby: "any" })', 'html.elements.dialog html.elements.dialog.closedby'],
    [
      'import { jsx as _jsx } from "react/jsx-runtime"; _jsx("div", { popover: "auto", children: "x" })',
      'html.global_attributes.popover',
    ],
    ['React.createElement("details", { name: "x" }, "a")', 'html.elements.details.name'],
    ['import { h } from "vue"; h("dialog", { onToggle: f })', 'html.elements.dialog'],
    ['(0, r.jsx)("input", { type: "color" })', 'html.elements.input.type_color'],
    [
      '(0, o.jsxs)("div", { style: { textWrap: "pretty" }, children: [] })',
      'css.properties.text-wrap.pretty',
    ],
    [
      'import { css, html } from "lit"; const s = css`:host { color: oklch(0.5 0.1 20) }`; html`<dialog popover></dialog>`',
      'css.types.color.oklch html.elements.dialog html.global_attributes.popover',
    ],
    [
      'html`<style>a { text-wrap: balance }</style><img loading="lazy" @click=${f} .prop=${x} ?inert=${y}>`',
      'css.properties.text-wrap.balance html.elements.img.loading html.global_attributes.inert',
    ],
    [
      'const C = styled.div`color: ${c}; &:has(a) { aspect-ratio: 1 }`',
      'css.selectors.has css.properties.aspect-ratio',
    ],
    [
      'const k = keyframes`from { translate: 0 } to { translate: 1px }`',
      'css.properties.translate',
    ],
    ['graphql`query { dialog { popover } }`', '', 'html.elements.dialog'],
    ['h("not an element", {})', '', 'html.elements.dialog'],
    ['foo("dialog", { open: true })', '', 'html.elements.dialog'],
    ['el.style.textWrap', '', 'css.properties.text-wrap'],
    ['function h(a, b) {} h("dialog", { open: true })', '', 'html.elements.dialog'],
    ['const { jsx } = mine; jsx("dialog", {})', '', 'html.elements.dialog'],
    ['store.h({ a: 1 }, {}); x.createElement(5, {})', '', 'html.elements.dialog'],
    [
      'document.createElement("dialog", { is: "x" })',
      'api.Document.createElement',
      'html.elements.dialog.open',
    ],
    ['(0, r.jsx)(Card, { popover: "auto" })', '', 'html.global_attributes.popover'],
    ['owner.createElement("select", { is: given.is })', '', 'html.global_attributes.is'],
    [
      'import { css } from "lit"; css`:host { color: red } p { gap: 1px }`',
      'css.selectors.host css.properties.gap',
      'css.selectors.nesting',
    ],
    [
      'import { css } from "@emotion/react"; css`color: red; p { &:hover { gap: 1px } }`',
      'css.properties.gap',
      'css.selectors.nesting',
    ],
    ['import { css } from "lit"; css`p { &:hover { gap: 1px } }`', 'css.selectors.nesting'],
    [
      '(0, r.jsx)("style", { children: "a { text-wrap: pretty }" })',
      'css.properties.text-wrap.pretty',
    ],
    ['element.innerHTML = "<dialog>"', '', 'html.elements.dialog'],
  ]),
  ...all('a.jsx', [
    [
      'const A = () => <style jsx>{`.a { text-wrap: pretty }`}</style>',
      'css.properties.text-wrap.pretty',
    ],
    [
      'const A = () => <style jsx global>{`.a:has(b) { color: ${c}; gap: 1px }`}</style>',
      'css.selectors.has css.properties.gap',
    ],
    ['const A = () => <style>{"a { aspect-ratio: 1 }"}</style>', 'css.properties.aspect-ratio'],
    ['const A = () => <style>{`a { accent-color: red }`}</style>', 'css.properties.accent-color'],
    [
      'const A = () => <style dangerouslySetInnerHTML={{ __html: "a { text-wrap: balance }" }} />',
      'css.properties.text-wrap.balance',
    ],
    [
      'const A = () => <p style="text-wrap: pretty; gap: 1px">x</p>',
      'css.properties.text-wrap.pretty css.properties.gap',
    ],
    ['const A = () => <p style={`accent-color: red`}>x</p>', 'css.properties.accent-color'],
    ['const A = () => <p style={{ ...x, inset: 0 }}>x</p>', 'css.properties.inset'],
    ['const A = () => <Dialog closedby="any" />', '', 'html.elements.dialog'],
    ['const A = () => <p style={{ text: { wrap: 1 } }}/>', '', 'css.properties.text-wrap'],
  ]),
  ...all('a.tsx', [
    [
      'import { useRef } from "react"; const ref = useRef<HTMLDialogElement>(null); ref.current!.requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'function A(props: { el: HTMLInputElement }) { return <button onClick={() => props.el.showPicker()} popovertarget="x" /> }',
      'api.HTMLInputElement.showPicker html.elements.button.popovertarget',
    ],
    ['const x = <T,>(a: T) => a; <img fetchPriority="high" />', 'html.elements.img.fetchpriority'],
  ]),
  ...all('a.ts', [
    [
      'function f(v: HTMLVideoElement) { v.requestVideoFrameCallback(() => {}) }',
      'api.HTMLVideoElement.requestVideoFrameCallback',
    ],
    [
      'const m: Map<string, number> = x; m.getOrInsert("a", 1)',
      'javascript.builtins.Map.getOrInsert',
    ],
    ['interface Node { x: string } const n: Node = y; n.getRootNode()', '', 'api.Node.getRootNode'],
    ['enum URL { A } URL.A', '', 'api.URL'],
    ['const s: string = a as string; s.isWellFormed()', 'javascript.builtins.String.isWellFormed'],
    ['type fetch = () => void; let f: fetch;', '', 'api.fetch'],
    ['declare const q: readonly string[]; q.toSorted()', 'javascript.builtins.Array.toSorted'],
    ['using file = open();', 'javascript.statements.using'],
  ]),
  ...all('a.html', [
    [
      '<!doctype html><dialog closedby="any"></dialog>',
      'html.elements.dialog html.elements.dialog.closedby',
    ],
    ['<details name="a"><summary>x</summary></details>', 'html.elements.details.name'],
    [
      '<img src="a" loading="lazy" fetchpriority="high" decoding="async">',
      'html.elements.img.loading html.elements.img.fetchpriority html.elements.img.decoding',
    ],
    [
      '<input type="date" inputmode="numeric">',
      'html.elements.input.type_date html.global_attributes.inputmode',
    ],
    [
      '<button popovertarget="m" popovertargetaction="toggle"></button><div id="m" popover="hint"></div>',
      'html.elements.button.popovertarget html.global_attributes.popover.hint',
    ],
    [
      '<link rel="modulepreload" href="x"><link rel="preload" as="font" href="y">',
      'html.elements.link.rel.modulepreload html.elements.link.rel.preload',
    ],
    [
      '<p hidden="until-found" inert>x</p>',
      'html.global_attributes.hidden.until-found html.global_attributes.inert',
    ],
    ['<svg><filter><feDropShadow/></filter></svg>', 'svg.elements.feDropShadow'],
    ['<math><mfrac><mn>1</mn><mn>2</mn></mfrac></math>', 'mathml.elements.mfrac'],
    [
      '<template shadowrootmode="open"><slot></slot></template>',
      'html.elements.template.shadowrootmode',
    ],
    ['<script>structuredClone({})</script>', 'api.structuredClone'],
    [
      '<script type="application/json">{"fetch": "structuredClone(x)"}</script>',
      '',
      'api.structuredClone',
    ],
    [
      '<a style="text-wrap: pretty" onclick="navigator.share({})">x</a>',
      'css.properties.text-wrap.pretty api.Navigator.share',
    ],
    ['<!-- <dialog></dialog> --><p>&lt;dialog&gt;</p>', 'html.elements.p', 'html.elements.dialog'],
    [
      '<meta name="viewport" content="width=device-width, interactive-widget=resizes-content">',
      'html.elements.meta.name.viewport.interactive-widget',
    ],
    [
      '<script type="speculationrules">{"prefetch":[]}</script>',
      'html.elements.script.type.speculationrules',
    ],
    [
      '<script type="importmap">{"imports":{"a":"/a.js"}}</script>',
      'html.elements.script.type.importmap',
    ],
    [
      '<select><button><selectedcontent></selectedcontent></button><option>a</option></select>',
      'html.elements.selectedcontent',
    ],
    ['<my-dialog popover></my-dialog>', 'html.global_attributes.popover', 'html.elements.dialog'],
    ['<style media="print">a { text-wrap: stable }</style>', 'css.properties.text-wrap.stable'],
  ]),
  ...all('a.vue', [
    [
      '<template><dialog :open="x" @close="y"/></template>',
      'html.elements.dialog html.elements.dialog.open',
    ],
    ['<template><p style="text-wrap: pretty"/></template>', 'css.properties.text-wrap.pretty'],
    [`<template><p :style="'accent-color: red'"/></template>`, 'css.properties.accent-color'],
    [
      `<template><p :style="{ textWrap: 'pretty' }"/></template>`,
      'css.properties.text-wrap.pretty',
    ],
    [
      `<template><p :style="[base, { 'aspect-ratio': 1, inset: top }]"/></template>`,
      'css.properties.aspect-ratio css.properties.inset',
    ],
    ['<style scoped lang="scss">.a { &:has(b) { color: red } }</style>', 'css.selectors.has'],
    [
      '<script setup lang="ts">const s: string = "x"; s.at(1)</script>',
      'javascript.builtins.String.at',
    ],
    ['<template><Dialog closedby="any"/></template>', '', 'html.elements.dialog'],
    [
      `<template><button @click="navigator.share({ title })">x</button></template>`,
      '',
      'api.fetch',
    ],
  ]),
  ...all('a.svelte', [
    ['<p style:text-wrap="pretty">x</p>', 'css.properties.text-wrap.pretty'],
    [
      '<p style:aspect-ratio={ratio} class:active={x}>x</p>',
      'css.properties.aspect-ratio html.global_attributes.class',
    ],
    ['<p style:--c={c}>x</p>', 'css.properties.custom-property'],
    ['<div style="inset: 0; color: {c}">x</div>', 'css.properties.inset'],
    [
      '<script lang="ts">let a: string[] = []; a.findLast(f)</script>',
      'javascript.builtins.Array.findLast',
    ],
    [
      '{#if x}<dialog bind:open on:close={f}></dialog>{/if}',
      'html.elements.dialog html.elements.dialog.open',
    ],
    ['<style>:global(a):has(b) { color: red }</style>', 'css.selectors.has'],
  ]),
  ...all('a.astro', [
    [
      '---\nconst a = structuredClone({});\n---\n<details name="x" class:list={[a]}></details>',
      'html.elements.details.name',
    ],
    [
      '<style>a { text-wrap: pretty }</style><p style={{ accentColor: "red" }}>x</p>',
      'css.properties.text-wrap.pretty css.properties.accent-color',
    ],
    [
      '<style is:global lang="scss">.a { .b { gap: 1px } }</style>',
      'css.properties.gap',
      'css.selectors.nesting',
    ],
  ]),
  ...all('site.webmanifest', [
    [
      '{"name":"x","display":"standalone","shortcuts":[]}',
      'manifests.webapp.name manifests.webapp.display manifests.webapp.shortcuts',
    ],
    [
      '{"icons":[{"src":"a","purpose":"maskable"}],"share_target":{"action":"/"}}',
      'manifests.webapp.icons manifests.webapp.share_target',
    ],
    ['{"nothing":1}', '', 'manifests.webapp.name'],
  ]),
  ...all('importmap.json', [
    ['{"imports":{"a":"/a.js"}}', 'html.elements.script.type.importmap'],
    [
      '{"imports":{},"integrity":{"/a.js":"sha384-x"}}',
      'html.elements.script.type.importmap.integrity',
    ],
  ]),
  ...all('a.har', [
    [
      '{"log":{"entries":[{"request":{"url":"https://a/x.css"},"response":{"headers":[{"name":"Permissions-Policy","value":"camera=()"}],"content":{"mimeType":"text/css","text":"a:has(b){color:red}"}}}]}}',
      'http.headers.Permissions-Policy css.selectors.has',
    ],
    [
      '{"log":{"entries":[{"request":{"url":"https://a/x.js"},"response":{"headers":[],"content":{"mimeType":"text/javascript","encoding":"base64","text":"c3RydWN0dXJlZENsb25lKHt9KQ=="}}}]}}',
      'api.structuredClone',
    ],
    [
      '{"log":{"entries":[{"request":{"url":"https://a/x"},"response":{"headers":[{"name":"X-Has","value":":has(a)"}],"content":{"mimeType":"image/png","text":"a:has(b){}"}}}]}}',
      '',
      'css.selectors.has',
    ],
  ]),
  ...guards('a.css', [
    [
      '@supports (text-wrap: pretty) { a { text-wrap: pretty } }',
      'css.properties.text-wrap.pretty',
    ],
    ['a { height: 100vh; height: 100dvh }', 'css.types.length.viewport_percentage_units_dynamic'],
    [
      'a { height: 100dvh; height: 100vh }',
      '',
      'css.types.length.viewport_percentage_units_dynamic',
    ],
    ['@supports not (gap: 1px) { a { gap: 1px } }', '', 'css.properties.gap'],
    ['@supports (color: red) or (gap: 1px) { a { gap: 1px } }', '', 'css.properties.gap'],
    [
      '@supports selector(:has(a)) and (gap: 1px) { a:has(b) { gap: 1px } }',
      'css.selectors.has css.properties.gap',
    ],
    [
      'a { background: red; background: linear-gradient(in oklch, red, blue) }',
      'css.types.gradient.linear-gradient.interpolation_color_space',
    ],
  ]),
  ...guards('a.js', [
    [
      'switch (n) { case 0: const store = window.cookieStore; if (!(store && isFunction(store.get))) { n = 2; break; } store.get(1) }',
      'api.CookieStore.get',
    ],
    [
      'if ("share" in navigator) (0, r.jsx)("button", { onClick: () => navigator.share({}) })',
      'api.Navigator.share',
    ],
    ['if ("share" in navigator) navigator.share({})', 'api.Navigator.share'],
    ['navigator.share?.({})', 'api.Navigator.share'],
    [
      'if (!document.startViewTransition) return; document.startViewTransition(f)',
      'api.Document.startViewTransition',
    ],
    ['typeof structuredClone === "function" ? structuredClone(x) : y', 'api.structuredClone'],
    [
      'if (typeof structuredClone === "undefined") { structuredClone(x) }',
      '',
      'api.structuredClone',
    ],
    [
      'try { new IntersectionObserver(f) } catch {}',
      'api.IntersectionObserver.IntersectionObserver',
    ],
    [
      'const ok = "gpu" in navigator; if (ok) navigator.gpu.requestAdapter()',
      'api.GPU.requestAdapter',
    ],
    [
      'if (window.requestIdleCallback && x) requestIdleCallback(f); else setTimeout(f)',
      'api.Window.requestIdleCallback',
    ],
    [
      'if (window.requestIdleCallback || x) requestIdleCallback(f)',
      '',
      'api.Window.requestIdleCallback',
    ],
    ['import "core-js/actual/set/union"; new Set().union(x)', 'javascript.builtins.Set.union'],
    [
      'if ("share" in navigator) (0, r.jsx)("button", { onClick: () => navigator.share({}) })',
      'api.Navigator.share',
    ],
    ['if (CSS.supports("text-wrap", "pretty")) {} navigator.share({})', '', 'api.Navigator.share'],
    ['if (!Array.prototype.at) Array.prototype.at = f; [1].at(0)', 'javascript.builtins.Array.at'],
    [
      'const share = navigator.share; if (typeof share === "function") navigator.share({})',
      'api.Navigator.share',
    ],
    [
      'function can() { return "share" in navigator } if (can()) navigator.share({})',
      'api.Navigator.share',
    ],
  ]),
];
