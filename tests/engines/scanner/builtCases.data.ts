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
 * Cases as minifiers, frameworks and careful people write them: what they use, and what they test
 * first, was written down before they were scanned.
 */
export const BUILT_CASES: readonly FurtherCase[] = [
  ...guards('a.js', [
    ['"function"==typeof navigator.share?navigator.share({}):alert()', 'api.Navigator.share'],
    [
      'void 0!==window.IntersectionObserver&&new IntersectionObserver(f)',
      'api.IntersectionObserver.IntersectionObserver',
    ],
    ['null!=navigator.locks&&navigator.locks.request("a",f)', 'api.LockManager.request'],
    ['!("serial"in navigator)||navigator.serial.requestPort()', 'api.Serial.requestPort'],
    ['if(!("share"in navigator))throw Error("no");navigator.share({})', 'api.Navigator.share'],
    ['var s=navigator.share,t="function"==typeof s;t&&navigator.share({})', 'api.Navigator.share'],
    ['try{structuredClone(x)}catch(e){}structuredClone(y)', '', 'api.structuredClone'],
    [
      'var q="function"==typeof queueMicrotask?queueMicrotask:setTimeout;q(f)',
      'api.queueMicrotask',
    ],
    [
      'for(;;){if(!window.PerformanceObserver)break;new PerformanceObserver(f)}',
      'api.PerformanceObserver.PerformanceObserver',
    ],
    ['const ok=()=>"share"in navigator;ok()&&navigator.share({})', 'api.Navigator.share'],
    ['if(navigator.share===undefined){}else navigator.share({})', 'api.Navigator.share'],
    ['"share"in navigator&&x||navigator.share({})', '', 'api.Navigator.share'],
    ['if(!("share"in navigator)||!x)return;navigator.share({})', 'api.Navigator.share'],
    ['if(!("share"in navigator)&&!x)return;navigator.share({})', '', 'api.Navigator.share'],
    ['if("share"in window)navigator.share({})', '', 'api.Navigator.share'],
    ['if(Reflect.has(navigator,"share"))navigator.share({})', 'api.Navigator.share'],
    ['if(Array.prototype.hasOwnProperty("at"))[1].at(0)', 'javascript.builtins.Array.at'],
    ['if("toSorted"in[])[1].toSorted()', 'javascript.builtins.Array.toSorted'],
    [
      'const d=document.createElement("dialog");HTMLDialogElement.prototype.requestClose&&d.requestClose()',
      'api.HTMLDialogElement.requestClose',
    ],
    [
      'class A{static ok="share"in navigator;go(){if(A.ok)navigator.share({})}}',
      'api.Navigator.share',
    ],
    ['const n=navigator;n&&n.share&&n.share({})', 'api.Navigator.share'],
    ['do{navigator.share({})}while("share"in navigator)', '', 'api.Navigator.share'],
  ]),
  ...guards('a.css', [
    [
      '@supports (display:grid) and (not (display:-ms-grid)){a{display:grid}}',
      'css.properties.display.grid',
    ],
    [
      '@supports (height:1dvh){a{min-height:100dvh}}',
      'css.types.length.viewport_percentage_units_dynamic',
    ],
    ['@supports not (not (gap:1px)){a{gap:1px}}', 'css.properties.gap'],
    [
      'a{color:red;color:color-mix(in oklab,red,blue)}b{color:color-mix(in oklab,red,blue)}',
      '',
      'css.types.color.color-mix',
    ],
  ]),
  ...guards('a.html', [
    ['<p onclick="if(navigator.share)navigator.share({})">x</p>', 'api.Navigator.share'],
    [
      '<style>@supports (text-wrap:pretty){p{text-wrap:pretty}}</style>',
      'css.properties.text-wrap.pretty',
    ],
  ]),
  ...all('a.css', [
    [
      '@import "tailwindcss";@theme{--color-a:oklch(0.5 0.1 20)}@utility x{text-wrap:balance}',
      'css.types.color.oklch css.properties.text-wrap.balance',
    ],
    [
      '.a{composes:b from "./x.css";inset:0}:global(.x):has(a){color:red}',
      'css.properties.inset css.selectors.has',
    ],
    [
      '@import url("x.css") layer(base) supports(gap: 1px) screen;',
      'css.at-rules.import.layer css.at-rules.import.supports',
    ],
    ['A{COLOR:OKLCH(1 0 0);Display:GRID}', 'css.types.color.oklch css.properties.display.grid'],
    ['.\\:has\\(a\\)\\:is{gap:1px}', 'css.properties.gap', 'css.selectors.has css.selectors.is'],
    [
      '@page :first{margin:1in;@bottom-left{content:"x"}}',
      'css.at-rules.page css.at-rules.page.at_bottom-left',
    ],
    [
      '@font-face{font-family:x;src:url(a.woff2) format("woff2") tech(variations)}',
      'css.at-rules.font-face.src.tech_keyword',
    ],
    ['a::before{content:"x" / "alt"}', 'css.properties.content.alt_text'],
    ['a{transition:opacity 1s allow-discrete}', 'css.properties.transition.allow-discrete'],
    [
      '@container style(--x: 1){a{inset:0}}',
      'css.at-rules.container.style_queries_for_custom_properties',
    ],
    ['a{top:anchor(bottom)}', 'css.types.anchor', 'css.types.anchor-size'],
    ['<!-- a{gap:1px} -->', 'css.properties.gap'],
  ]),
  ...all('a.scss', [
    ['.a{&-b{gap:1px}& + &{inset:0}}', 'css.properties.gap', 'css.selectors.nesting'],
    ['%p{aspect-ratio:1}.a{@extend %p;}', 'css.properties.aspect-ratio'],
    ['.a{font:{family:x;size:1px}}', 'css.properties.font-size'],
    [
      '@if $x{.a{inset:0}}@else{.a{accent-color:red}}',
      'css.properties.inset css.properties.accent-color',
    ],
  ]),
  ...all('a.less', [
    ['.a{@r:{gap:1px};@r();}', 'css.properties.gap'],
    ['.a:extend(.b){accent-color:red}', 'css.properties.accent-color'],
  ]),
  ...all('a.js', [
    [
      'self.addEventListener("notificationclick",(e)=>{e.waitUntil(clients.openWindow("/"))})',
      'api.Clients.openWindow',
    ],
    [
      'class X extends HTMLElement{static formAssociated=true;constructor(){super();this.attachInternals().setFormValue("a")}}',
      'api.HTMLElement.attachInternals api.ElementInternals.setFormValue',
    ],
    [
      'class X extends HTMLElement{connectedCallback(){this.attachShadow({mode:"open",delegatesFocus:true})}}',
      'api.Element.attachShadow api.Element.attachShadow.options_delegatesFocus_parameter',
    ],
    ['const{at}=Array.prototype;', 'javascript.builtins.Array.at'],
    ['Array.prototype.findLast.call(x,f)', 'javascript.builtins.Array.findLast'],
    ['globalThis.navigator["share"]({})', 'api.Navigator.share'],
    ['window?.navigator?.clipboard?.read()', 'api.Clipboard.read'],
    [
      'class M extends Map{x(){return this.getOrInsert(1,2)}}',
      'javascript.builtins.Map.getOrInsert',
    ],
    [
      '"abc".split("").toReversed().with(0,"x").at(-1)',
      'javascript.builtins.Array.toReversed javascript.builtins.Array.with javascript.builtins.Array.at',
    ],
    [
      '(await fetch("/")).body.pipeThrough(new TextDecoderStream())',
      'api.ReadableStream.pipeThrough api.TextDecoderStream.TextDecoderStream',
    ],
    [
      'const c=new AbortController;AbortSignal.any([c.signal,AbortSignal.timeout(1)])',
      'api.AbortSignal.any_static api.AbortSignal.timeout_static',
    ],
    [
      '/** @type {HTMLVideoElement} */ const v=q();v.requestPictureInPicture()',
      'api.HTMLVideoElement.requestPictureInPicture',
    ],
    [
      '/** @param {Map<string, number>} m */ function f(m){m.getOrInsert("a",1)}',
      'javascript.builtins.Map.getOrInsert',
    ],
    [
      '/(?<y>a)\\k<y>/u;/(?i:a)b/',
      'javascript.regular_expressions.named_backreference javascript.regular_expressions.modifier',
    ],
    [
      'export*as x from"./x";import.meta.resolve("x")',
      'javascript.statements.export.namespace javascript.operators.import_meta.resolve',
    ],
    [
      'x.addEventListener("a",f,{signal:s,once:true})',
      '',
      'api.EventTarget.addEventListener.options_parameter.options_signal_parameter',
    ],
    [
      'document.addEventListener("a",f,{signal:s})',
      'api.EventTarget.addEventListener.options_parameter.options_signal_parameter',
    ],
    ['import{URL}from"url";URL.parse("x")', '', 'api.URL.parse_static'],
    [
      'const Map=require("immutable").Map;new Map().getOrInsert(1)',
      '',
      'javascript.builtins.Map.getOrInsert',
    ],
    ['function f({navigator}){navigator.share({})}', '', 'api.Navigator.share'],
    ['const self=this;self.structuredClone(1)', '', 'api.structuredClone'],
    [
      'items.at(-1);el.share();q.requestClose()',
      '',
      'javascript.builtins.Array.at api.Navigator.share',
    ],
    ['export{structuredClone}from"x"', '', 'api.structuredClone'],
    ['const api={fetch,structuredClone};', 'api.structuredClone'],
  ]),
  ...all('a.ts', [
    [
      'class Store{private items:string[]=[];last(){return this.items.findLast(f)}}',
      'javascript.builtins.Array.findLast',
    ],
    [
      'abstract class A<T extends HTMLElement>{abstract el:T;go(){this.el.showPopover()}}',
      'api.HTMLElement.showPopover',
    ],
    [
      'type Opts={signal?:AbortSignal};function f({signal}:Opts){signal?.throwIfAborted()}',
      'api.AbortSignal.throwIfAborted',
    ],
    [
      'function isVideo(x:Element):x is HTMLVideoElement{return true}function g(e:Element){if(isVideo(e))e.requestVideoFrameCallback(f)}',
      'api.HTMLVideoElement.requestVideoFrameCallback',
    ],
    [
      'document.querySelectorAll<HTMLDialogElement>("dialog").forEach((d)=>d.requestClose())',
      'api.HTMLDialogElement.requestClose',
    ],
    ['namespace URL{export const a=1}URL.parse("x")', '', 'api.URL.parse_static'],
  ]),
  ...all('a.html', [
    [
      '<picture><source type="image/avif" srcset="a.avif"><img src="a.jpg" sizes="auto" loading="lazy"></picture>',
      'html.elements.picture html.elements.source.srcset html.elements.img.sizes.auto',
    ],
    [
      '<a href="sms:1">x</a><td rowspan="0">',
      'html.elements.a.href.href_sms',
      'html.elements.td.rowspan.rowspan_zero',
    ],
    [
      '<script type="module">import x from "./x.json" with {type:"json"}</script>',
      'html.elements.script.type.module javascript.statements.import.import_attributes',
    ],
    [
      '<textarea><dialog></textarea><title><dialog></title>',
      'html.elements.textarea',
      'html.elements.dialog',
    ],
    [
      '<svg><script>structuredClone(1)</script><style>a{inset:0}</style></svg>',
      'api.structuredClone css.properties.inset',
    ],
    [
      '<template><DIALOG OPEN></DIALOG></template>',
      'html.elements.dialog html.elements.dialog.open',
    ],
    [
      '<button command="request-close" commandfor="x">x</button>',
      'html.elements.button.command.request-close html.elements.button.commandfor',
    ],
    [
      '<iframe allow="camera; web-share" credentialless></iframe>',
      'html.elements.iframe.allow.web-share html.elements.iframe.credentialless',
    ],
  ]),
  ...all('a.vue', [
    [
      '<template><input type="color" v-model="x"></template><style>.a{color:v-bind(c);inset:0}</style>',
      'html.elements.input.type_color css.properties.inset',
    ],
    [
      '<script setup lang="ts">import{ref}from"vue";const d=ref<HTMLDialogElement>();d.value?.requestClose()</script>',
      'api.HTMLDialogElement.requestClose',
    ],
    ['<script>export default{mounted(){structuredClone({})}}</script>', 'api.structuredClone'],
  ]),
  ...all('a.svelte', [
    [
      '<script>let{open=$bindable()}=$props();</script><dialog {open} onclose={()=>{}}></dialog>',
      'html.elements.dialog html.elements.dialog.open',
    ],
    [
      '<svelte:head><link rel="modulepreload" href="x"></svelte:head>{#each xs as x (x.id)}<details name="a">{x}</details>{/each}',
      'html.elements.link.rel.modulepreload html.elements.details.name',
    ],
  ]),
  ...all('a.astro', [
    [
      '---\nimport A from "./A.astro";\n---\n<A/><script>navigator.share({})</script><style define:vars={{a}}>a{text-wrap:pretty}</style>',
      'api.Navigator.share css.properties.text-wrap.pretty',
    ],
  ]),
  ...all('a.tsx', [
    ['const A=()=><svg><filter><feDropShadow dx={1}/></filter></svg>', 'svg.elements.feDropShadow'],
    [
      'const A=()=><label htmlFor="a"><input enterKeyHint="go" type="week"/></label>',
      'html.elements.label.for html.global_attributes.enterkeyhint html.elements.input.type_week',
    ],
    [
      'export function use(ref:React.RefObject<HTMLDialogElement>){ref.current?.requestClose()}',
      'api.HTMLDialogElement.requestClose',
    ],
  ]),
  ...all('site.webmanifest', [
    [
      '{"display_override":["window-controls-overlay"],"launch_handler":{"client_mode":"navigate-new"}}',
      'manifests.webapp.display_override.window-controls-overlay manifests.webapp.launch_handler.client_mode',
    ],
  ]),
  ...all('a.har', [
    [
      '{"log":{"entries":[{"request":{"url":"https://a/"},"response":{"headers":[{"name":"content-security-policy","value":"require-trusted-types-for \'script\'"}],"content":{"mimeType":"text/html; charset=utf-8","text":"<style>a{inset:0}</style>"}}}]}}',
      'http.headers.Content-Security-Policy.require-trusted-types-for css.properties.inset',
    ],
  ]),
];
