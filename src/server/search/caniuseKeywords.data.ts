// Titles and keywords of caniuse.com (CC BY 4.0) by its ids, separated by “ | ”.
// Written by src/tools/printCaniuseKeywords.ts.

export const CANIUSE_KEYWORDS: Readonly<Record<string, string>> = {
  aac: 'AAC audio file format | audio/aac',
  abortcontroller: 'AbortController & AbortSignal | abort api',
  accelerometer: 'Accelerometer',
  addeventlistener:
    'EventTarget.addEventListener() | event | target | add | remove | listener | capture | capturing | phase',
  'ambient-light': 'Ambient Light Sensor',
  apng: 'Animated PNG (APNG)',
  'array-find': 'Array.prototype.find | array.find',
  'array-find-index': 'Array.prototype.findIndex | array.findIndex',
  'array-flat': 'flat & flatMap array methods | array.prototype.flat | array.prototype.flatmap',
  'array-includes': 'Array.prototype.includes | array.includes',
  'arrow-functions':
    'Arrow functions | ES6 | JavaScript | fat | arrow | function | lexical | this | ()=>',
  asmjs: 'asm.js | asm | asmjs | WebAssembly',
  'async-clipboard':
    'Asynchronous Clipboard API | clipboard | async | cut | copy | paste | clipboarddata | clipboardevent',
  'async-functions':
    'Async functions | ES2017 | JavaScript | function | async | await | promises | asynchronous',
  'atob-btoa': 'Base64 encoding and decoding | atob | btoa',
  audio: 'Audio element | <audio>',
  'audio-api': 'Web Audio API | web-audio | webaudio | AudioContext | AudioBuffer | AudioNode',
  audiotracks: 'Audio Tracks | AudioTrack | AudioTrackList | media | multiple | selection',
  autofocus: 'Autofocus attribute',
  auxclick: 'Auxclick | click | auxclick | non-primary button | middle click',
  av1: 'AV1 video format',
  avif: 'AVIF image format',
  'background-attachment': 'CSS background-attachment',
  'background-clip-text': 'Background-clip: text | background-clip | text | clip',
  'background-img-opts': 'CSS3 Background-image options',
  'background-position-x-y': 'background-position-x & background-position-y',
  'background-repeat-round-space':
    'CSS background-repeat round and space | 4 value syntax | background-repeat: round | background-repeat: space',
  'background-sync': 'Background Sync API | syncmanager',
  'battery-status':
    'Battery Status API | navigator.battery | navigator.getbattery | batterymanager',
  beacon: 'Beacon API',
  beforeafterprint: 'Printing Events | print | printer | printing | beforeprint | afterprint',
  bigint: 'BigInt | int | integer | precision',
  blobbuilder: 'Blob constructing',
  bloburls: 'Blob URLs | createobjecturl | revokeobjecturl',
  'border-image':
    'CSS3 Border images | border-image-source | border-image-slice | border-image-repeat | border-image-width | border-image-outset',
  'border-radius':
    'CSS3 Border-radius (rounded corners) | roundedcorners | border radius | -moz-border-radius',
  broadcastchannel: 'BroadcastChannel | broadcast | channel | messaging',
  brotli:
    'Brotli Accept-Encoding/Content-Encoding | http | compression | accept | content | encoding',
  calc: 'calc() as CSS unit value',
  canvas: 'Canvas (basic support) | canvas | toDataURL()',
  'canvas-blending': 'Canvas blend modes',
  'canvas-text': 'Text API for Canvas',
  'ch-unit': 'ch (character) unit | ch unit | character unit',
  'chacha20-poly1305':
    'ChaCha20-Poly1305 cipher suites for TLS | chacha20 | poly1305 | tls | cipher',
  'channel-messaging': 'Channel messaging',
  'childnode-remove': 'ChildNode.remove() | ChildNode | remove | delete | node | DOM',
  classlist:
    'classList (DOMTokenList) | classlist.contains() | classlist.toggle() | classlist.add() | classlist.remove()',
  'client-hints-dpr-width-viewport':
    'Client Hints: DPR, Width, Viewport-Width | client hints | client-hints | dpr | viewport | content-dpr',
  clipboard: 'Synchronous Clipboard API | cut | copy | paste | clipboarddata | clipboardevent',
  colr: 'COLR/CPAL(v0) Font Formats | colr | cpal | font | color-font | fontface | webfonts',
  'colr-v1':
    'COLR/CPAL(v1) Font Formats | colr | colrv1 | cpal | font | color-font | fontface | webfonts',
  comparedocumentposition:
    'Node.compareDocumentPosition() | Node | compareDocumentPosition | compare | document | position | preceding | following | disconnected | before | after | contains | contained | DOM',
  'console-basic':
    'Basic console logging functions | console.log | console.info | console.warn | console.error | window.console',
  'console-time':
    'console.time and console.timeEnd | console.time | console.timeEnd | window.console',
  const: 'const | ES6 | constant | block | scope',
  'constraint-validation': 'Constraint Validation API',
  contenteditable: 'contenteditable attribute (basic support) | iscontenteditable',
  contentsecuritypolicy: 'Content Security Policy 1.0 | csp | security | header',
  contentsecuritypolicy2: 'Content Security Policy Level 2 | csp | header | nonce | hash',
  'cookie-store-api': 'Cookie Store API | document.cookie | cookieStore | window.cookieStore',
  cors: 'Cross-Origin Resource Sharing',
  createimagebitmap: 'createImageBitmap',
  'credential-management': 'Credential Management API | credential | navigator.credentials',
  'cross-document-view-transitions':
    'View Transitions (cross-document) | ViewTransition | @view-transition',
  cryptography: 'Web Cryptography | subtle | subtlecrypto',
  'css-all': 'CSS all property | CSS | all | property | shorthand | reset',
  'css-anchor-positioning':
    'CSS Anchor Positioning | anchor | position | anchor-element | anchor-name | anchor-default | anchor-scroll | position-fallback | position-fallback-bounds',
  'css-animation':
    'CSS Animation | animations | css-animations | animation-name | animation-duration | animation-delay | animation-timing-function | animation-iteration-count | @keyframes | animationstart | animationend | animationiteration | css3 animation | steps | step-start | step-end | cubic-bezier',
  'css-any-link': 'CSS :any-link selector | any-link | css4 | selector | visited',
  'css-appearance': 'CSS Appearance',
  'css-at-counter-style': 'CSS Counter Styles | css @counter-style | list-style',
  'css-backdrop-filter': 'CSS Backdrop Filter | blue | hue-rotate | invert | saturate | filter',
  'css-background-offsets': 'CSS background-position edge offsets | 4 value syntax',
  'css-backgroundblendmode':
    'CSS background-blend-mode | css blend modes | css blending modes | blending | multiply | screen | background',
  'css-boxdecorationbreak': 'CSS box-decoration-break | box-decoration | box decoration | break',
  'css-boxshadow': 'CSS3 Box-shadow | box-shadows | boxshadows | box shadow | shaow',
  'css-canvas': 'CSS Canvas Drawings',
  'css-caret-color': 'CSS caret-color',
  'css-cascade-layers': 'CSS Cascade Layers',
  'css-cascade-scope': 'Scoped Styles: the @scope rule | scope | stylescoped',
  'css-case-insensitive':
    'Case-insensitive CSS attribute selectors | i | attribute | case | insensitive | sensitive | sensitivity | insensitivity',
  'css-clip-path': 'CSS clip-path property (for HTML) | clippath',
  'css-color-adjust':
    'CSS print-color-adjust | color-adjust | print-color-adjust | color adjust | print color adjust | coloradjust | printcoloradjust',
  'css-color-function':
    'CSS color() function | color() | Display-P3 | A98-RGB | ProPhoto-RGB | REC-2020 | Device-Dependent Colors | Profiled Colors | @color-profile | color space',
  'css-conic-gradients':
    'CSS Conical Gradients | conical-gradient | repeating-conical-gradient | gradient | conical',
  'css-container-queries':
    'CSS Container Queries (Size) | container query | @container | container-name | container-type',
  'css-container-queries-style':
    'CSS Container Style Queries | style query | style queries | style() | container query | container queries',
  'css-container-query-units': 'CSS Container Query Units | container query',
  'css-containment': 'CSS Containment',
  'css-content-visibility': 'CSS content-visibility',
  'css-counters': 'CSS Counters',
  'css-crisp-edges': 'Crisp edges/pixelated images | image-rendering | crisp-edges',
  'css-cross-fade': 'CSS Cross-Fade Function | css | image | crossfade',
  'css-default-pseudo': ':default CSS pseudo-class | :default | default',
  'css-descendant-gtgt': 'Explicit descendant combinator >>',
  'css-deviceadaptation': 'CSS Device Adaptation | viewport | extend-to-zoom',
  'css-dir-pseudo': ':dir() CSS pseudo-class | :dir | dir | direction | ltr | rtl | left | right',
  'css-display-contents': 'CSS display: contents',
  'css-element-function': 'CSS element() function | element | function',
  'css-env-function':
    'CSS Environment Variables env() | css env() | css constant() | css variables | safe-area-inset-top | safe-area-inset-right | safe-area-inset-bottom | safe-area-inset-left',
  'css-exclusions': 'CSS Exclusions Level 1 | floats | exclusions | wrap-flow | wrap-through',
  'css-featurequeries': 'CSS Feature Queries | supports | conditional',
  'css-filter-function': 'CSS filter() function | filter | function',
  'css-filters': 'CSS Filter Effects | filter:',
  'css-first-letter':
    '::first-letter CSS pseudo-element selector | first | letter | pseudo | element | class | selector',
  'css-first-line': 'CSS first-line pseudo-element',
  'css-fixed': 'CSS position:fixed',
  'css-focus-visible':
    ':focus-visible CSS pseudo-class | focus | ring | focusring | focus-ring | visible | focus-visible | pseudo',
  'css-focus-within': ':focus-within CSS pseudo-class | focus | within | focus-within | pseudo',
  'css-font-palette':
    'CSS font-palette | font-palette | palette | color | colr | cpal | color-font | fontface | webfonts',
  'css-font-rendering-controls':
    'CSS font-display | swap | fallback | optional | block | font-display',
  'css-font-stretch': 'CSS font-stretch | font stretch',
  'css-gencontent': 'CSS Generated content for pseudo-elements | before | after',
  'css-gradients': 'CSS Gradients | linear | linear-gradient | gradiant',
  'css-grid':
    'CSS Grid Layout (level 1) | grids | grid-row | grid-column | grid-template | display:grid | displaygrid | inline-grid | fr unit | fractional unit | cssgrid | justify-content:space-between | justify-content:space-around | align-content:space-between | align-content:space-around | space-between',
  'css-grid-lanes':
    'CSS Grid Lanes | display:grid-lanes | grid | grid-row | grid-column | display:grid | masonry | waterfall | grid-template-columns:masonry | grid-template-rows:masonry | display:masonry',
  'css-hanging-punctuation':
    'CSS hanging-punctuation | hanging punctuation | force-end | allow-end',
  'css-has': ':has() CSS relational pseudo-class | children | parent | selector',
  'css-hyphens': 'CSS Hyphenation | hyphen | shy',
  'css-if': 'CSS if() function | condition | media | supports | style',
  'css-image-orientation': 'CSS3 image-orientation | image-orientation | from-image | flip',
  'css-image-set': 'CSS image-set',
  'css-in-out-of-range':
    ':in-range and :out-of-range CSS pseudo-classes | in | out | of | range | :in-range | :out-of-range',
  'css-indeterminate-pseudo': ':indeterminate CSS pseudo-class | :indeterminate | indeterminate',
  'css-initial-letter':
    'CSS Initial Letter | initial-letter | initial letter | letter | drop cap | dropcap | initial letters | letters',
  'css-initial-value': 'CSS initial value | CSS | initial | value',
  'css-lch-lab': 'LCH and Lab color values | lch | lab | lch() | lab() | cielab | L*a*b*',
  'css-letter-spacing': 'letter-spacing CSS property | CSS | letter | spacing | tracking',
  'css-line-clamp': 'CSS line-clamp',
  'css-logical-props':
    'CSS Logical Properties | block-size | border-block | border-block-color | border-block-end | border-block-end-color | border-block-end-style | border-block-end-width | border-block-start | border-block-start-color | border-block-start-style | border-block-start-width | border-block-style | border-block-width | border-end-end-radius | border-end-start-radius | border-inline | border-inline-color | border-inline-end | border-inline-end-color | border-inline-end-style | border-inline-end-width | border-inline-start | border-inline-start-color | border-inline-start-style | border-inline-start-width | border-inline-style | border-inline-width | border-start-end-radius | border-start-start-radius | inline-size | inset | inset-block | inset-block-end | inset-block-start | inset-inline | inset-inline-end | inset-inline-start | margin-block | margin-block-end | margin-block-start | margin-inline | margin-inline-end | margin-inline-start | max-block-size | max-inline-size | min-block-size | min-inline-size | padding-block | padding-block-end | padding-block-start | padding-inline | padding-inline-end | padding-inline-start | recto | verso',
  'css-marker-pseudo': 'CSS ::marker pseudo-element',
  'css-masks':
    'CSS Masks | clip | clip-path | clip-rule | mask | mask-border | mask-clip | mask-image | mask-mode | mask-type | css masking',
  'css-matches-pseudo':
    ':is() CSS pseudo-class | :is | is | :matches | matches | :any | any | :-moz-any | -moz-any | :-webkit-any | -webkit-any',
  'css-math-functions':
    'CSS math functions min(), max() and clamp() | min | min() | max | max() | clamp | clamp()',
  'css-media-interaction':
    'Media Queries: interaction media features | @media | interaction | hover | any-hover | css pointer | any-pointer | pointer:coarse | pointer:fine',
  'css-media-range-syntax':
    'Media Queries: Range Syntax | @media | media queries | range | range syntax | range context | query | css media query range syntax',
  'css-media-resolution':
    'Media Queries: resolution feature | @media | device-pixel-ratio | resolution | dppx | dpcm | dpi',
  'css-mediaqueries': 'CSS3 Media Queries | @media',
  'css-mixblendmode':
    'Blending of HTML/SVG elements | mix-blend-mode | css blend modes | css blending modes',
  'css-motion-paths': 'CSS Motion Path | offset-position | offset-distance | offset-rotate',
  'css-namespaces': 'CSS namespaces',
  'css-nesting': 'CSS Nesting | & | @nest | nested css',
  'css-not-sel-list':
    'selector list argument of :not() | negation | not | pseudo | selector | selectors | list | multiple | argument | level | 4',
  'css-nth-child-of':
    'selector list argument of :nth-child and :nth-last-child CSS pseudo-classes | nth-child | nth-last-child | nth | child | an | b | of | s | sel | selector | list',
  'css-opacity': 'CSS3 Opacity | transparent | transparency | alpha',
  'css-optional-pseudo': ':optional CSS pseudo-class | :optional | optional | :required | required',
  'css-overflow': 'CSS overflow property | overflow:hidden | overflow:scroll | overflow:clip',
  'css-overflow-anchor':
    'CSS overflow-anchor (Scroll Anchoring) | overflow-anchor | scroll anchoring',
  'css-overflow-overlay': 'CSS overflow: overlay',
  'css-overscroll-behavior':
    'CSS overscroll-behavior | scroll-boundary-behavior | overscroll-behavior-x | overscroll-behavior-y | -ms-scroll-chaining',
  'css-page-break':
    'CSS page-break properties | page-break-before | page-break-after | page-break-inside | always | avoid',
  'css-paged-media': 'CSS Paged Media (@page)',
  'css-paint-api': 'CSS Painting API | houdini',
  'css-placeholder': '::placeholder CSS pseudo-element | ::placeholder | placeholder',
  'css-placeholder-shown':
    ':placeholder-shown CSS pseudo-class | :placeholder-shown | placeholder-shown | placeholder',
  'css-read-only-write':
    'CSS :read-only and :read-write selectors | css | selector | read-only | read-write',
  'css-rebeccapurple': 'Rebeccapurple color | rebeccapurple | beccapurple',
  'css-reflections': 'CSS Reflections | box-reflect',
  'css-regions': 'CSS Regions',
  'css-relative-colors': 'CSS Relative color syntax',
  'css-repeating-gradients':
    'CSS Repeating Gradients | repeating-linear-gradient | repeating-radial-gradient',
  'css-resize': 'CSS resize property | horizontal | vertical',
  'css-revert-value': 'CSS revert value | CSS | reset | value',
  'css-rrggbbaa': '#rrggbbaa hex color notation | rgba | rrggbbaa | color',
  'css-scroll-behavior':
    'CSS Scroll-behavior | smooth | scroll | cssom | scroll-behavior | smoothscroll',
  'css-scrollbar':
    'CSS scrollbar styling | scrollbar-button | scrollbar-track | scrollbar-thumb | scrollbar-base-color | scrollbar-face-color | scrollbar-color | scrollbar-width',
  'css-sel2': 'CSS 2.1 selectors | attribute selector',
  'css-sel3': 'CSS3 selectors',
  'css-selection': '::selection CSS pseudo-element | ::selection | selection',
  'css-shapes':
    'CSS Shapes Level 1 | circle | ellipse | polygon | inset | shape-outside | shape-margin | shape-image-threshold',
  'css-snappoints':
    'CSS Scroll Snap | scroll-margin | scroll-snap-points-x | scroll-snap-points-y | scroll-snap-type | scroll-snap-destination | scroll-snap-coordinate | scroll-snap-margin | scroll-snap-align | scroll-snap-stop',
  'css-sticky': 'CSS position:sticky',
  'css-subgrid': 'CSS Subgrid | grid-template-columns:subgrid | grid-template-rows:subgrid',
  'css-supports-api': 'CSS.supports() API | conditional',
  'css-table': 'CSS Table display | display:table | table-cell | table-row | table-layout',
  'css-text-align-last': 'CSS3 text-align-last | text align last',
  'css-text-box-trim': 'CSS Text Box | leading-trim | text-edge',
  'css-text-indent': 'CSS text-indent | each-line | hanging',
  'css-text-justify': 'CSS text-justify',
  'css-text-orientation': 'CSS text-orientation',
  'css-text-wrap-balance': 'CSS text-wrap: balance | balanced',
  'css-textshadow': 'CSS3 Text-shadow | text shadow',
  'css-touch-action': 'CSS touch-action property | touch action',
  'css-transitions':
    'CSS3 Transitions | css transition | transitionend | transition-property | transition-duration | transition-timing-function | transition-delay | steps | step-start | step-end | cubic-bezier',
  'css-unset-value': 'CSS unset value | CSS | unset | value',
  'css-variables':
    'CSS Variables (Custom Properties) | css variables | cssvariables | vars | custom properties | var() | --var',
  'css-when-else': 'CSS @when / @else conditional rules',
  'css-widows-orphans': 'CSS widows & orphans',
  'css-writing-mode':
    'CSS writing-mode property | css | writing | direction | i18n | vertical | ltr | rtl',
  'css-zoom':
    'CSS zoom | -ms-zoom | transform | -moz-transform | -ms-transform | -webkit-transform | -o-transform | scale | css-transforms',
  'css3-attr': 'CSS3 attr() function for all properties | attr | attribute | function',
  'css3-boxsizing': 'CSS3 Box-sizing | border-box | content-box',
  'css3-colors': 'CSS3 Colors | rgb | hsl | rgba | hsla',
  'css3-cursors': 'CSS3 Cursors (original values) | cursors | pointers',
  'css3-cursors-grab': 'CSS grab & grabbing cursors',
  'css3-cursors-newer': 'CSS3 Cursors: zoom-in & zoom-out | cursors | pointers',
  'css3-tabsize': 'CSS3 tab-size | tab-size | tab-width',
  currentcolor: 'CSS currentColor value',
  'custom-elements': 'Custom Elements (deprecated V0 spec) | document.registerElement',
  'custom-elementsv1': 'Custom Elements (V1) | webcomponents | customelements',
  customevent: 'CustomEvent | custom events | custom | event',
  'customizable-select':
    'Customizable Select element | selectlist | selectmenu | appearance:base-select | ::picker(select) | selectedoption',
  datalist: 'Datalist element | list attribute | input',
  dataset: 'dataset & data-* attributes | DOMStringMap',
  datauri: 'Data URIs | data url | datauris | data uri | dataurl | dataurls | base64',
  'date-tolocaledatestring': 'Date.prototype.toLocaleDateString',
  'declarative-shadow-dom': 'Declarative Shadow DOM',
  decorators: 'Decorators | decorators | JavaScript Class and Property Decorators',
  details: 'Details & Summary elements',
  deviceorientation:
    'DeviceOrientation & DeviceMotion events | ondeviceorientation | ondevicemotion',
  devicepixelratio: 'Window.devicePixelRatio | device | pixel | ratio | size',
  dialog: 'Dialog element | HTMLDialogElement | showModal | backdrop',
  dispatchevent: 'EventTarget.dispatchEvent | dispatch | event | target | fire | trigger | dom',
  dnssec:
    'DNSSEC and DANE | DNS Security Extensions | Domain Name System Security Extensions | DNS based Authentication of Named Entities | TLSA',
  'do-not-track': 'Do Not Track API | DNT',
  'document-currentscript': 'document.currentScript',
  'document-evaluate-xpath': 'document.evaluate & XPath | dom l3 xpath | dom level 3',
  'document-execcommand':
    'Document.execCommand() | document | text | editor | commands | designMode',
  'document-policy':
    'Document Policy | feature | security | header | policy | attribute | policy attribute | attribute policy | feature-policy | feature policy | document-policy | force-load-at-top',
  'document-scrollingelement': 'document.scrollingElement',
  documenthead: 'document.head | document | head',
  'dom-manip-convenience':
    'DOM manipulation convenience methods | dom | manipulation | convenience | convenient | before | after | replaceWith | prepend | append',
  'dom-range': 'Document Object Model Range | DOM | range | selection',
  domcontentloaded: 'DOMContentLoaded | dom | domready | onload | contentloaded | document',
  dommatrix: 'DOMMatrix | matrix | WebKitCSSMatrix | MSCSSMatrix | CSSMatrix | DOMMatrixReadOnly',
  download: 'Download attribute | download | a.download | a[download] | download attribute',
  dragndrop: 'Drag and Drop | draganddrop | draggable',
  'element-closest': 'Element.closest() | element | closest | dom',
  'element-from-point':
    'document.elementFromPoint() | document | elementFromPoint | element | from | point',
  'element-scroll-methods':
    'Scroll methods on elements (scroll, scrollTo, scrollBy) | element.prototype.scroll | element.prototype.scrollTo | element.prototype.scrollBy',
  eme: 'Encrypted Media Extensions | requestMediaKeySystemAccess | createMediaKeys',
  eot: 'EOT - Embedded OpenType fonts',
  es5: 'ECMAScript 5 | es5 | javascript | js | javascriptes5 | function.bind | array.foreach | array.indexof | array.map | object.keys | date.now | defineproperties | getprototypeof | keys | seal | freeze | preventextensions | issealed | isfrozen | isextensible | getownpropertydescriptorgetownpropertynames | toisostringc | isarray | lastindexof | every | some | reduce | reduceright | getter | setter',
  es6: 'ECMAScript 2015 (ES6) | javascript | block-scoped | string.prototype.includes | string.prototype.endswith | string.prototype.repeat | array.prototype.find | array.prototype.findindex | array.prototype.fill | object.assign',
  'es6-class': 'ES6 classes | ES6 | JavaScript | class',
  'es6-generators': 'ES6 Generators | yield | iterators',
  'es6-module':
    'JavaScript modules via script tag | es6 module | esmodules | module | import | export | nomodule',
  'es6-module-dynamic-import':
    'JavaScript modules: dynamic import() | es6 | javascript | module | import | export',
  'es6-number':
    'ES6 Number | ES6 | JavaScript | number | built-in | EPSILON | MIN_SAFE_INTEGER | MAX_SAFE_INTEGER | isFinite | isInteger | isSafeInteger | isNaN',
  'es6-string-includes': 'String.prototype.includes | ES6 | JavaScript | String | includes',
  eventsource:
    'Server-sent events | serversent | s-sent-events | server sent events | server side events',
  'extended-system-fonts':
    'ui-serif, ui-sans-serif, ui-monospace and ui-rounded values for font-family | font-family | ui-serif | ui-sans-serif | ui-monospace | ui-rounded',
  'feature-policy':
    'Feature Policy | feature | security | header | allow | attribute | allow attribute | attribute allow | feature-policy | document.featurePolicy | document.policy',
  fetch: 'Fetch | fetch | service | workers | xhr | xmlhttprequest',
  'fieldset-disabled':
    'disabled attribute of the fieldset element | HTMLFieldSetElement | fieldset | disabled',
  fileapi: 'File API | FileReader',
  filereader: 'FileReader API',
  filereadersync: 'FileReaderSync',
  filesystem: 'Filesystem & FileWriter API | filewriter | requestFileSystem',
  flac: 'FLAC audio format | flac | lossless | audio',
  flexbox:
    'CSS Flexible Box Layout Module | flex-box | displayflex | flex-direction | flex-wrap | flex-flow | flex-grow | flex-shrink | flex-basis | display:flex | justify-content:space-between | justify-content:space-around | align-content:space-between | align-content:space-around | space-between',
  'flexbox-gap':
    'gap property for Flexbox | flexbox | gaps | gutters | row-gap | column-gap | flexgap',
  'flow-root': 'display: flow-root | display | flow-root',
  'focusin-focusout-events': 'focusin & focusout events | focusin | focusout | focus | event',
  'font-family-system-ui': 'system-ui value for font-family',
  'font-feature':
    'CSS font-feature-settings | font-feature | font-feature-settings | kern | kerning | font-variant-alternates | ligatures | font-variant-ligatures',
  'font-kerning': 'CSS3 font-kerning',
  'font-loading': 'CSS Font Loading | fontface | fontfaceset | fontfacesource | document.fonts',
  'font-size-adjust': 'CSS font-size-adjust',
  'font-smooth':
    'CSS font-smooth | font smooth | font smoothing | -webkit-font-smoothing | -moz-osx-font-smoothing',
  'font-unicode-range': 'Font unicode-range subsetting | font face | unicode | unicode-range',
  'font-variant-alternates':
    'CSS font-variant-alternates | font-feature | font-feature-settings | font-variant',
  'font-variant-numeric':
    'CSS font-variant-numeric | normal | ordinal | slashed-zero | lining-nums | oldstyle-nums | proportional-nums | tabular-nums | diagonal-fractions | stacked-fractions',
  fontface: '@font-face Web fonts | font face',
  'form-attribute': 'Form attribute | form | attribute',
  'form-submit-attributes': 'Attributes for form submission',
  'form-validation': 'Form validation',
  fullscreen: 'Fullscreen API | full-screen | requestFullScreen | exitFullScreen',
  gamepad: 'Gamepad API',
  geolocation: 'Geolocation',
  getboundingclientrect:
    'Element.getBoundingClientRect() | getBoundingClientRect | bounding | client | rect | DOMRect | box | cssom',
  getcomputedstyle: 'getComputedStyle',
  getelementsbyclassname: 'getElementsByClassName | byclassname',
  getrandomvalues: 'crypto.getRandomValues()',
  gyroscope: 'Gyroscope',
  hardwareconcurrency:
    'navigator.hardwareConcurrency | navigator | cores | hardware | concurrency | hardwareConcurrency',
  hashchange: 'Hashchange event | onhashchange | HashChangeEvent',
  heif: 'HEIF/HEIC image format | heic | hevc',
  hevc: 'HEVC/H.265 video format | h265',
  hidden: 'hidden attribute',
  'high-resolution-time': 'High Resolution Time API | performance | now | testing',
  history: 'Session history management | onpushstate | onreplacestate',
  'html-media-capture':
    'HTML Media Capture | htmlmediacapture | html media capture | media capture | mediacapture',
  html5semantic:
    'HTML5 semantic elements | section | article | aside | header | footer | nav | figure | figcaption | time | mark | main | <section> | <article> | <aside> | <header> | <footer> | <nav> | <figure> | <figcaption> | <time> | <mark> | <main>',
  'http-live-streaming': 'HTTP Live Streaming (HLS) | apple http live streaming | m3u8',
  http2: 'HTTP/2 protocol | https/2',
  http3: 'HTTP/3 protocol | https/3',
  'iframe-sandbox': 'sandbox attribute for iframes',
  'iframe-seamless': 'seamless attribute for iframes',
  'iframe-srcdoc': 'srcdoc attribute for iframes',
  imagecapture:
    'ImageCapture API | camera | device | photos | media stream | mediastream | Image Capture API',
  ime: 'Input Method Editor API | ime | cjk | input | internationalization | inputMethodContext | candidatewindow | composition',
  'img-naturalwidth-naturalheight': 'naturalWidth & naturalHeight image properties',
  'import-maps': 'Import maps | importmap',
  imports: 'HTML Imports | webcomponents',
  'indeterminate-checkbox': 'indeterminate checkbox',
  indexeddb: 'IndexedDB | indexdb',
  indexeddb2: 'IndexedDB 2.0 | indexdb | indexeddb | idb',
  'inline-block': 'CSS inline-block | inlineblock | display:inline-block',
  innertext: 'HTMLElement.innerText | inner | text | content',
  'input-autocomplete-onoff': 'autocomplete attribute: on & off values',
  'input-color': 'Color input type | colour | input type="color"',
  'input-datetime':
    'Date and time input types | datepicker | timepicker | inputdate | input type="date" | input type="time" | input date | datetime-local',
  'input-email-tel-url':
    'Email, telephone & URL input types | input[type=email] | input[type=tel] | input[type=url] | input type="email" | input type="tel" | input type="url"',
  'input-event': 'input event | oninput',
  'input-file-accept': 'accept attribute for file input',
  'input-file-directory': 'Directory selection from file input | mozdirectory | webkitRelativePath',
  'input-file-multiple': 'Multiple file selection',
  'input-inputmode': 'inputmode attribute',
  'input-minlength': 'Minimum length attribute for input fields',
  'input-number': 'Number input type | spinner | input type="number"',
  'input-pattern': 'Pattern attribute for input fields',
  'input-placeholder': 'input placeholder attribute',
  'input-range': 'Range input type | input type="range"',
  'input-search': 'Search input type | input | type | search',
  'input-selection': 'Selection controls for input & textarea',
  'insert-adjacent':
    'Element.insertAdjacentElement() & Element.insertAdjacentText() | insertAdjacentElement | insertAdjacentText | insert | adjacent | element | text',
  insertadjacenthtml: 'Element.insertAdjacentHTML() | element | insert | adjacent | HTML',
  internationalization:
    'Internationalization API | Intl | Collator | NumberFormat | DateTimeFormat',
  intersectionobserver: 'IntersectionObserver',
  'intersectionobserver-v2': 'IntersectionObserver V2 | .isVisible | isVisible',
  'intl-pluralrules': 'Intl.PluralRules API | Intl | PluralRules',
  'intrinsic-width':
    'Intrinsic & Extrinsic Sizing | fill | fill-available | max-content | min-content | fit-content | contain-floats | intrinsic | extrinsic | sizing',
  jpeg2000: 'JPEG 2000 image format | jp2 | jpeg2000 | jpeg 2000 | jpg2000',
  jpegxl: 'JPEG XL (JXL) image format | .jxl | jpeg-xl | jpg',
  jpegxr: 'JPEG XR image format | jpeg-xr | jxr',
  'js-regexp-lookbehind': 'Lookbehind in JS regular expressions',
  json: 'JSON parsing',
  'justify-content-space-evenly': 'CSS justify-content: space-evenly',
  'kerning-pairs-ligatures':
    'High-quality kerning pairs & ligatures | optimizeLegibility | optimizeSpeed | geometricPrecision',
  'keyboardevent-charcode':
    'KeyboardEvent.charCode | keyboard | event | key | char | character | code | charCode',
  'keyboardevent-code': 'KeyboardEvent.code | keyboard | event | code',
  'keyboardevent-getmodifierstate':
    'KeyboardEvent.getModifierState() | keyboard | event | get | modifier | state',
  'keyboardevent-key': 'KeyboardEvent.key | keyboard | event | key',
  'keyboardevent-location':
    'KeyboardEvent.location | keyboard | event | key | location | keyLocation | numpad',
  'keyboardevent-which': 'KeyboardEvent.which | keyboard | event | which',
  lazyload: 'Resource Hints: Lazyload',
  let: 'let | ES6 | variable | block | scope',
  'link-icon-png': 'PNG favicons',
  'link-icon-svg': 'SVG favicons',
  'link-rel-dns-prefetch': 'Resource Hints: dns-prefetch',
  'link-rel-modulepreload': 'Resource Hints: modulepreload',
  'link-rel-preconnect': 'Resource Hints: preconnect | preconnect | resource hints',
  'link-rel-prefetch': 'Resource Hints: prefetch',
  'link-rel-preload': 'Resource Hints: preload',
  'link-rel-prerender': 'Resource Hints: prerender',
  'loading-lazy-attr':
    'Lazy loading via attribute for images & iframes | lazy-loading | lazyloading | loading="lazy" | loading="eager" | loading="auto" | loading | attribute | lazily | lazy image loading | lazy img loading | iframe loading | native lazyload',
  'loading-lazy-media':
    'Lazy loading via attribute for video & audio | lazy-loading | lazyloading | loading="lazy" | loading="eager" | video | audio | media | lazy video | lazy audio | lazy media loading | native lazyload',
  localecompare: 'localeCompare()',
  magnetometer: 'Magnetometer',
  matchesselector: 'matches() DOM method | matchesSelector',
  matchmedia: 'matchMedia | mediaquerylist',
  mathml: 'MathML',
  maxlength:
    'maxlength attribute for input and textarea elements | maximum | length | input | textarea | too | long | validity | state',
  'media-fragments': 'Media Fragments',
  'mediacapture-fromelement':
    'Media Capture from DOM Elements API | canvas | mediastream | capturestream | canvas.capturestream',
  mediarecorder: 'MediaRecorder API',
  mediasource: 'Media Source Extensions | sourcebuffer | endofstream | mse',
  menu: 'Context menu item (menuitem element) | contextmenu | <menuitem> | command',
  'meta-theme-color': 'theme-color Meta Tag',
  meter: 'meter element | <meter>',
  midi: 'Web MIDI API | webmidi',
  minmaxwh: 'CSS min/max-width/height | min-width | min-height | max-width | max-height',
  mp3: 'MP3 audio format | mpeg',
  'mpeg-dash': 'Dynamic Adaptive Streaming over HTTP (MPEG-DASH)',
  mpeg4: 'MPEG-4/H.264 video format | avc | mp4 | mpv | mov | aac | h264',
  multibackgrounds: 'CSS3 Multiple backgrounds',
  multicolumn:
    'CSS3 Multiple column layout | column-count | column-width | column-gap | column-rule | column-rule-type | column-span | column-fill | break-before | break-after | break-inside',
  'mutation-events':
    'Mutation events | DOMAttrModified | DOMCharacterDataModified | DOMNodeInserted | DOMNodeInsertedIntoDocument | DOMNodeRemoved | DOMNodeRemovedFromDocument | DOMSubtreeModified',
  mutationobserver: 'Mutation Observer | MutationObserver',
  'namevalue-storage': 'Web Storage - name/value pairs | webstorage | local storage',
  'native-filesystem-api':
    'File System Access API | File System | File System API | chooseFileSystemEntries | getFile',
  'nav-timing': 'Navigation Timing API | performance | performance.timing | performancenavigation',
  netinfo: 'Network Information API | performance | network | network information | netinfo',
  notifications: 'Web Notifications',
  'object-entries': 'Object.entries | ecmascript 2017 | javascript',
  'object-fit': 'CSS3 object-fit/object-position | objectfit | objectposition',
  'object-observe': 'Object.observe data binding',
  'object-values': 'Object.values method | object | values',
  objectrtc:
    'Object RTC (ORTC) API for WebRTC | RTC | WebRTC | ORTC | ObjectRTC | RTCIceTransport | RTCIceGatherer | RTCRtpSender | RTCRtpReceiver | Real Time | video | webcam',
  'offline-apps':
    'Offline web applications | appcache | applicationcache | app cache | application cache | online',
  offscreencanvas: 'OffscreenCanvas',
  'ogg-vorbis': 'Ogg Vorbis audio format | .ogg | .oga | application/ogg | audio/ogg',
  ogv: 'Ogg/Theora video format | xiph',
  'ol-reversed': 'Reversed attribute of ordered lists | reversed | list | ol | attribute',
  'once-event-listener': '"once" event listener option | event | listener | options | once',
  'online-status': 'Online/offline status',
  opus: 'Opus audio format',
  'orientation-sensor': 'Orientation Sensor',
  outline:
    'CSS outline properties | -moz-outline | outline-width | outline-style | outline-color | outline-radius',
  'pad-start-end':
    'String.prototype.padStart(), String.prototype.padEnd() | pad | pad start | pad end',
  'page-transition-events':
    'PageTransitionEvent | history | page | transition | hide | show | bfcache | event | persisted | cache | back | forward',
  pagevisibility: 'Page Visibility | visibilitystate | visibilitychange | onvisibilitychange',
  'passive-event-listener': 'Passive event listeners | passive | event | listener | options',
  passkeys: 'Passkeys | Web Authentication | WebAuth | FIDO | FIDO2 | CTAP | CTAP2',
  path2d: 'Path2D | addpath',
  'payment-request': 'Payment Request API | PaymentRequest | Web Payments',
  'pdf-viewer': 'Built-in PDF viewer | pdf reader',
  'permissions-api': 'Permissions API | web-permissions | navigator.permissions',
  'permissions-policy':
    'Permissions Policy | feature | security | header | allow | attribute | allow attribute | attribute allow | feature policy | feature-policy | document.featurePolicy | document.policy | permissions-policy | document.permissionsPolicy',
  picture: 'Picture element | <picture>',
  'picture-in-picture':
    'Picture-in-Picture | PictureInPicture | pip | pop-out | autoPictureInPicture | disablePictureInPicture | auto | disable | picture in picture | pseudo',
  ping: 'Ping attribute | ping | a.ping | a[ping] | ping attribute',
  'png-alpha': 'PNG alpha transparency',
  pointer:
    'Pointer events | pointerdown | pointermove | pointerup | pointercancel | pointerover | pointerout | pointerenter | pointerleave',
  'pointer-events': 'CSS pointer-events (for HTML) | pointerevents | pointer-events:none',
  pointerlock:
    'Pointer Lock API | mouselock | pointer lock | mouse lock | requestPointerLock | pointerLockElement | exitPointerLock | movementX | movementY',
  portals:
    'Portals | portal api | portals api | portal element | htmlportalelement | portal.activate | onportalactivate',
  'prefers-color-scheme': 'prefers-color-scheme media query | prefers-dark-interface',
  'prefers-reduced-motion': 'prefers-reduced-motion media query | no-preference',
  progress: 'progress element | #progressmeter | <progress>',
  'promise-finally': 'Promise.prototype.finally | promise.finally',
  promises: 'Promises | promise | futures',
  proximity: 'Proximity API',
  proxy: 'Proxy object | proxies | es6 | es2015 | traps | meta | virtual | logging | host',
  publickeypinning: 'HTTP Public Key Pinning | pkp | hpkp | security | header',
  'push-api': 'Push API | web push | push notifications',
  queryselector:
    'querySelector/querySelectorAll | query | selectors | selectors api | document.queryselector',
  'readonly-attr':
    'readonly attribute of input and textarea elements | readonly | read | attribute | edit | editable',
  'referrer-policy': 'Referrer Policy | meta | referrer | referer',
  registerprotocolhandler: 'Custom protocol handling',
  'rel-noopener': 'rel=noopener | rel | relation | link | security',
  'rel-noreferrer': 'Link type "noreferrer"',
  rellist: 'relList (DOMTokenList)',
  rem: 'rem (root em) units | rems',
  requestanimationframe: 'requestAnimationFrame',
  requestidlecallback: 'requestIdleCallback | request | idle',
  resizeobserver: 'Resize Observer | ResizeObserver | onresize | resize events',
  'resource-timing': 'Resource Timing (basic support) | performance | testing | resource',
  'rest-parameters': 'Rest parameters | ES6 | JavaScript',
  rtcpeerconnection: 'WebRTC Peer-to-peer connections | webrtc | foo',
  ruby: 'Ruby annotation | ruby-base | ruby-text | ruby-position | ruby-merge | ruby-align',
  'run-in': 'display: run-in | display | run-in',
  'same-site-cookie-attribute': "'SameSite' cookie attribute | security | cookies | cookie | csrf",
  'screen-orientation': 'Screen Orientation | lockorientation | unlockorientation',
  'script-async': 'async attribute for external scripts',
  'script-defer': 'defer attribute for external scripts',
  scrollintoview: 'scrollIntoView',
  scrollintoviewifneeded: 'Element.scrollIntoViewIfNeeded() | scrollIntoViewIfNeeded | scroll',
  sdch: 'SDCH Accept-Encoding/Content-Encoding | http | compression | accept | content | encoding | sdch',
  'selection-api': 'Selection API',
  'server-timing':
    'Server Timing | performance | performance.timing | resource | performancenavigation | PerformanceServerTiming',
  serviceworkers: 'Service Workers',
  setimmediate:
    'Efficient Script Yielding: setImmediate() | setImmediate | clearImmediate | setTimeout | performance',
  shadowdom: 'Shadow DOM (deprecated V0 spec)',
  shadowdomv1: 'Shadow DOM (V1) | webcomponents | shadow dom | attachShadow',
  sharedarraybuffer: 'Shared Array Buffer',
  sharedworkers: 'Shared Web Workers | shared worker',
  sni: 'Server Name Indication | sni',
  spdy: 'SPDY protocol',
  'speech-recognition': 'Speech Recognition API | #web-speech | speechrecognition | ASR',
  'speech-synthesis':
    'Speech Synthesis API | speech | synthesis | speechSynthesis | TTS | SpeechSynthesisUtterance',
  'spellcheck-attribute': 'Spellcheck attribute | spelling',
  'sql-storage': 'Web SQL Database | db-storage | websql',
  srcset: 'Srcset and sizes attributes | srcset attribute',
  stream:
    'getUserMedia/Stream API | camera | device | getUserMedia | media stream | mediastream | Media Capture API',
  streams: 'Streams | streams | writablestream | readablestream',
  stricttransportsecurity: 'Strict Transport Security | sts | hsts | security | header',
  'style-scoped': 'Scoped attribute',
  'subresource-integrity': 'Subresource Integrity | SRI | security | hash',
  svg: 'SVG (basic support) | .svg | rect | circle | ellipse | line | polyline | polygon | defs | symbol | use | tspan | tref | textpath | stroke-dasharray | stroke-dashoffset | stroke-opacity',
  'svg-css': 'SVG in CSS backgrounds | svg-in-css | svgincss | css-svg',
  'svg-filters': 'SVG filters',
  'svg-fonts': 'SVG fonts',
  'svg-fragment': 'SVG fragment identifiers | fragments | sprite | svg | use',
  'svg-html': 'SVG effects for HTML',
  'svg-html5': 'Inline SVG in HTML5',
  'svg-img': 'SVG in HTML img element | svg-as-img | svg-in-img',
  'svg-smil': 'SVG SMIL animation | svg animation',
  sxg: 'Signed HTTP Exchanges (SXG) | SXG | WebPackage | AMP',
  'tabindex-attr': 'tabindex global attribute | tabindex | tab | tabIndex',
  template: 'HTML templates | webcomponents | template | <template>',
  'template-literals':
    'ES6 Template Literals (Template Strings) | `` | templateliterals | multiline',
  temporal: 'Temporal | temporal | date | time',
  'text-decoration':
    'text-decoration styling | text-decoration-line | text-decoration-style | text-decoration-color | text-decoration-skip',
  'text-emphasis':
    'text-emphasis styling | text-emphasis | text-emphasis-position | text-emphasis-style | text-emphasis-color',
  'text-overflow': 'CSS3 Text-overflow | textoverflow | ellipsis',
  'text-size-adjust': 'CSS text-size-adjust',
  'text-stroke':
    'CSS text-stroke and text-fill | textstroke | stroke-color | stroke-width | text-fill-color | text-outline',
  textcontent: 'Node.textContent',
  textencoder:
    'TextEncoder & TextDecoder | encoding | text | encoder | decoding | decoder | utf | 8',
  'tls1-1': 'TLS 1.1',
  'tls1-2': 'TLS 1.2',
  'tls1-3': 'TLS 1.3',
  touch: 'Touch events | touchstart | touchend | touchmove | touchenter | touchleave | touchcancel',
  transforms2d:
    'CSS3 2D Transforms | transformation | translate | translatex | translatey | translatez | transform3d | rotation | rotate | scale | skew | css-transforms | transform-origin | transform:rotate | transform:scale | transform:skew',
  transforms3d:
    'CSS3 3D Transforms | css 3d | 3dtransforms | backface visibility | perspective | transform-origin | transform-style | rotatex | rotatey | rotatez | translate3d | translatez | scalez | rotate3d',
  'trusted-types':
    'Trusted Types for DOM manipulation | trustedTypes | trustedHTML | trusted-types | require-trusted-types-for',
  ttf: 'TTF/OTF - TrueType and OpenType font support',
  typedarrays: 'Typed Arrays | ES6 | JavaScript | dataview | arraybuffer',
  u2f: 'FIDO U2F API | fido | u2f',
  unhandledrejection:
    'unhandledrejection/rejectionhandled events | onunhandledrejection | onrejectionhandled | promiserejectionevent',
  upgradeinsecurerequests:
    'Upgrade Insecure Requests | security | header | uir | upgrade-insecure-requests',
  url: 'URL API | url constructor',
  'url-scroll-to-text-fragment':
    'URL Scroll-To-Text Fragment | #:~:text= | Scroll To Text | textTarget | search',
  urlsearchparams: 'URLSearchParams | url | search | params',
  'use-strict': 'ECMAScript 5 Strict Mode',
  'user-select-none': 'CSS user-select: none',
  'user-timing': 'User Timing API | performance | testing | mark | measure',
  'variable-fonts': 'Variable fonts | variable fonts | variation fonts | font variations',
  'vector-effect': 'SVG vector-effect: non-scaling-stroke',
  vibration: 'Vibration API | vibration | mobile | device',
  video:
    'Video element | <video> | videoHeight | videoWidth | HTMLVideoElement.videoHeight | HTMLVideoElement.videoWidth',
  videotracks: 'Video Tracks | VideoTrack | VideoTrackList | media | multiple | selection',
  'view-transitions':
    'View Transitions API (single-document) | ViewTransition | startViewTransition',
  'viewport-unit-variants': 'Small, Large, and Dynamic viewport units',
  'viewport-units': 'Viewport units: vw, vh, vmin, vmax | vm | viewport-percentage | 100vh | 100vw',
  'wai-aria':
    'WAI-ARIA Accessibility features | wai | aria | wai-aria | web accessibility initiative | accessible rich internet applications | html | a11y | accessible | aria-hidden | aria-labelledby | aria-haspopup | aria-expanded | aria-controls | roles',
  'wake-lock':
    'Screen Wake Lock API | navigator.wakelock.request | wakelocksentinel | screen-wake-lock',
  wasm: 'WebAssembly | web assembly',
  'wasm-bigint': 'WebAssembly BigInt to i64 conversion in JS API | webassembly | bigint | 64bit',
  'wasm-bulk-memory':
    'WebAssembly Bulk Memory Operations | webassembly | bulk | memory | passive | segment',
  'wasm-multi-value': 'WebAssembly Multi-Value | webassembly | multi | value',
  'wasm-mutable-globals':
    'WebAssembly Import/Export of Mutable Globals | webassembly | mutable | globals',
  'wasm-nontrapping-fptoint':
    'WebAssembly Non-trapping float-to-int Conversion | webassembly | nontrapping | saturating | float',
  'wasm-reference-types': 'WebAssembly Reference Types | webassembly | reftypes | externref',
  'wasm-signext': 'WebAssembly Sign Extension Operators | webassembly | sign | extension | signext',
  'wasm-simd': 'WebAssembly SIMD | webassembly | SIMD | vector',
  'wasm-threads': 'WebAssembly Threads and Atomics | webassembly | threads | atomics | shared',
  wav: 'Wav audio format',
  'wbr-element':
    'wbr (word break opportunity) element | wbr | element | word | break | opportunity',
  'web-animation':
    'Web Animations API | animate | element.animate | play | pause | reverse | finish | currentTime | startTime | playbackRate | playState | WAAPI',
  'web-bluetooth': 'Web Bluetooth | bluetooth | ble | iot | physicalweb | webbluetooth',
  'web-serial': 'Web Serial API | navigator.serial',
  'web-share':
    'Web Share API | web share | share | share api | intents api | navigator.share | navigator.canShare',
  webauthn: 'Web Authentication API | fido | webauthn | webauthm',
  webcodecs:
    'WebCodecs API | VideoDecoder | AudioDecoder | VideoEncoder | AudioEncoder | EncodedAudioChunk | EncodedVideoChunk | AudioData | VideoFrame | VideoColorSpace | ImageDecoder | ImageTrackList | ImageTrack',
  webgl: 'WebGL - 3D Canvas graphics | web gl',
  webgl2: 'WebGL 2.0 | web gl',
  webgpu: 'WebGPU',
  webhid: 'WebHID API | hid | navigator.hid',
  'webkit-user-drag':
    'CSS -webkit-user-drag property | -webkit-user-drag:none | -webkit-user-drag:element | -webkit-user-drag:auto',
  webm: 'WebM video format | matroska',
  webnfc: 'Web NFC | NDEF | NDEFReader | NDEFWriter',
  webp: 'WebP image format | vp8 | vp8l | libwebp | .webp',
  websockets: 'Web Sockets',
  webtransport: 'WebTransport',
  webusb: 'WebUSB',
  webvr: 'WebVR API | getvrdevices | getvrdisplays | getdisplays | navigator.vr',
  webvtt: 'WebVTT - Web Video Text Tracks | captions | track | vtt | subtitles',
  webworkers: 'Web Workers',
  webxr: 'WebXR Device API | navigator.xr',
  'will-change': 'CSS will-change property | scroll-position',
  woff: 'WOFF - Web Open Font Format | .woff',
  woff2: 'WOFF 2.0 - Web Open Font Format | .woff2 | fontface | webfonts',
  'word-break': 'CSS3 word-break | break-all | keep-all',
  wordwrap: 'CSS3 Overflow-wrap | wordwrap | word-wrap | break-word',
  'x-doc-messaging': 'Cross-document messaging',
  'x-frame-options':
    'X-Frame-Options HTTP header | x-frame-options | frame | options | header | clickjacking',
  xhr2: 'XMLHttpRequest advanced features | xhr level 2',
  xhtml: 'XHTML served as application/xhtml+xml | xhtml+xml',
  xhtmlsmil: 'XHTML+SMIL animation',
  'xml-serializer': 'DOM Parsing and Serialization | parseFromString',
  zstd: 'zstd (Zstandard) content-encoding | RFC8878',
};
