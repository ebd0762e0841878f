/**
 * Results of JavaScript's own members, which no interface definition states. `@` is the receiver's
 * own type, `@0` its elements or a promise's value, `@1` a map's values.
 */
export const BUILTIN_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries<Readonly<Record<string, string>>>({
    Array: {
      Array:
        'at find findLast pop shift:@0, concat copyWithin fill filter reverse slice sort splice toReversed toSorted toSpliced with:@, flat flatMap map:Array, values:Iterator<@0>, keys:Iterator<Number>, entries:Iterator<Tuple<Number;@0>>, every includes some:Boolean, findIndex findLastIndex indexOf lastIndexOf length push unshift:Number, join toString toLocaleString:String',
    },
    Statics: {
      '=Array': 'from of:Array, fromAsync:Promise<Array>, isArray:Boolean',
      '=Object':
        'assign create freeze fromEntries groupBy seal:Object, entries:Array<Array>, keys getOwnPropertyNames:Array<String>, values:Array, hasOwn is isFrozen isSealed:Boolean',
      '=Promise': 'all allSettled:Promise<Array>, any race reject resolve try:Promise',
      '=JSON': 'stringify:String',
      '=Date': 'now UTC parse:Number',
      '=String': 'fromCharCode fromCodePoint raw:String',
      '=Number': 'isFinite isInteger isNaN isSafeInteger:Boolean, parseFloat parseInt:Number',
      '=Symbol': 'for:Symbol',
      '=Map': 'groupBy:Map',
      '=Error': 'isError:Boolean',
      '=Uint8Array': 'fromBase64 fromHex:Uint8Array',
      '=Iterator': 'from concat zip zipKeyed:Iterator',
      '=Reflect': 'ownKeys:Array, has:Boolean',
      '=RegExp': 'escape:String',
      '=BigInt': 'asIntN asUintN:BigInt',
      '=Temporal.Duration': 'from:Temporal.Duration',
      '=Temporal.Instant': 'from fromEpochMilliseconds fromEpochNanoseconds:Temporal.Instant',
      '=Temporal.PlainDate': 'from:Temporal.PlainDate',
      '=Temporal.PlainDateTime': 'from:Temporal.PlainDateTime',
      '=Temporal.PlainMonthDay': 'from:Temporal.PlainMonthDay',
      '=Temporal.PlainTime': 'from:Temporal.PlainTime',
      '=Temporal.PlainYearMonth': 'from:Temporal.PlainYearMonth',
      '=Temporal.ZonedDateTime': 'from:Temporal.ZonedDateTime',
      '=Temporal.Now':
        'instant:Temporal.Instant, plainDateISO:Temporal.PlainDate, plainDateTimeISO:Temporal.PlainDateTime, plainTimeISO:Temporal.PlainTime, zonedDateTimeISO:Temporal.ZonedDateTime',
    },
    Instances: {
      ArrayBuffer:
        'slice transfer transferToFixedLength resize:ArrayBuffer, byteLength maxByteLength:Number',
      Date: 'getTime valueOf getFullYear getMonth getDate getHours getMinutes getSeconds getDay getYear:Number, toISOString toString toLocaleString toLocaleDateString toLocaleTimeString toJSON toDateString toUTCString:String, toTemporalInstant:Temporal.Instant',
      Error: 'message name stack:String',
      Function: 'bind:Function, length:Number, name toString:String',
      'Intl.DateTimeFormat': 'format formatRange:String, formatToParts formatRangeToParts:Array',
      'Intl.NumberFormat': 'format formatRange:String, formatToParts formatRangeToParts:Array',
      'Intl.ListFormat': 'format:String, formatToParts:Array',
      'Intl.RelativeTimeFormat': 'format:String, formatToParts:Array',
      'Intl.PluralRules': 'select selectRange:String',
      'Intl.DisplayNames': 'of:String',
      'Intl.Segmenter': 'segment:Segments',
      'Intl.Locale':
        'maximize minimize:Intl.Locale, baseName calendar language region script toString:String',
      Iterator:
        'drop filter take:@, flatMap map:Iterator, find:@0, toArray:Array<@0>, every some:Boolean',
      Map: 'get:@1, entries:Iterator<Tuple<@0;@1>>, keys:Iterator<@0>, values:Iterator<@1>, has delete:Boolean, set:@, size:Number',
      Number: 'toFixed toString toPrecision toExponential toLocaleString:String, valueOf:Number',
      Boolean: 'toString:String',
      BigInt: 'toString toLocaleString:String',
      Promise: 'then:Promise, catch finally:@',
      RegExp: 'exec:Array<String>, test:Boolean, source flags toString:String, lastIndex:Number',
      Set: 'difference intersection symmetricDifference union add:@, entries:Iterator<Tuple<@0;@0>>, keys values:Iterator<@0>, has delete isDisjointFrom isSubsetOf isSupersetOf:Boolean, size:Number',
      String:
        'at charAt concat normalize padEnd padStart repeat replace replaceAll slice substr substring toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase toString toWellFormed trim trimEnd trimStart:String, split match:Array<String>, matchAll:Iterator<Array<String>>, codePointAt charCodeAt indexOf lastIndexOf length localeCompare search:Number, endsWith includes isWellFormed startsWith:Boolean',
      Symbol: 'description toString:String',
      TypedArray:
        'copyWithin fill filter map reverse slice sort subarray toReversed toSorted with:@, at find findLast indexOf lastIndexOf findIndex findLastIndex byteLength byteOffset length:Number, entries keys values:Iterator, join toString:String, every includes some:Boolean, buffer:ArrayBuffer',
      Document:
        'forms:HTMLCollection<HTMLFormElement>, images:HTMLCollection<HTMLImageElement>, scripts:HTMLCollection<HTMLScriptElement>, adoptedStyleSheets:Array<CSSStyleSheet>',
      Element: 'children:HTMLCollection<Element>',
      Node: 'childNodes:NodeList<Node>',
      HTMLTableElement: 'rows:HTMLCollection<HTMLTableRowElement>',
      HTMLSelectElement: 'selectedOptions:HTMLCollection<HTMLOptionElement>',
      Ref: 'current:@0',
      VueRef: 'value:@0',
      NgRef: 'nativeElement:@0',
      JsxChangeEvent: 'currentTarget target:@0',
      JsxEvent:
        'currentTarget:@0, target:EventTarget, key code:String, clientX clientY pageX pageY:Number',
      URLSearchParams:
        'keys values:Iterator<String>, entries:Iterator<Tuple<String;String>>, get:String, getAll:Array<String>, size:Number',
      Headers: 'keys values:Iterator<String>, entries:Iterator<Tuple<String;String>>, get:String',
      FormData: 'keys:Iterator<String>',
      Storage: 'getItem key:String',
      IDBOpenDBRequest: 'result:IDBDatabase',
      ReadableStream: 'getReader:ReadableStreamDefaultReader',
      'Temporal.Duration': 'abs add negated round subtract with:@',
      'Temporal.Instant':
        'add round subtract:@, since until:Temporal.Duration, toZonedDateTimeISO:Temporal.ZonedDateTime',
      'Temporal.PlainDate':
        'add subtract with withCalendar:@, since until:Temporal.Duration, toPlainDateTime:Temporal.PlainDateTime, toPlainMonthDay:Temporal.PlainMonthDay, toPlainYearMonth:Temporal.PlainYearMonth, toZonedDateTime:Temporal.ZonedDateTime',
      'Temporal.PlainDateTime':
        'add round subtract with withCalendar withPlainTime:@, since until:Temporal.Duration, toPlainDate:Temporal.PlainDate, toPlainTime:Temporal.PlainTime, toZonedDateTime:Temporal.ZonedDateTime',
      'Temporal.PlainMonthDay': 'with:@, toPlainDate:Temporal.PlainDate',
      'Temporal.PlainTime': 'add round subtract with:@, since until:Temporal.Duration',
      'Temporal.PlainYearMonth':
        'add subtract with:@, since until:Temporal.Duration, toPlainDate:Temporal.PlainDate',
      'Temporal.ZonedDateTime':
        'add round startOfDay subtract with withCalendar withPlainTime withTimeZone:@, since until:Temporal.Duration, toInstant:Temporal.Instant, toPlainDate:Temporal.PlainDate, toPlainDateTime:Temporal.PlainDateTime, toPlainTime:Temporal.PlainTime',

      Uint8Array: 'toBase64 toHex:String',
      WeakMap: 'has delete:Boolean',
      WeakSet: 'has delete:Boolean',
      NodeList:
        'item:@0, keys:Iterator<Number>, values:Iterator<@0>, entries:Iterator<Tuple<Number;@0>>, length:Number',
      HTMLCollection: 'item:@0, length:Number',
    },
  }).flatMap(([, owners]) =>
    Object.entries<string>(owners).flatMap(([owner, text]) =>
      text.split(', ').flatMap((group) => {
        const [names = '', type = ''] = group.split(':');
        return names
          .split(' ')
          .map((name): [string, string] => [`${owner}.${name}`, type.replaceAll(';', ',')]);
      }),
    ),
  ),
);

/** A built-in → the one it inherits from. */
export const BUILTIN_PARENTS: ReadonlyMap<string, string> = new Map([
  ...[
    'Int8Array',
    'Uint8Array',
    'Uint8ClampedArray',
    'Int16Array',
    'Uint16Array',
    'Int32Array',
    'Uint32Array',
    'Float16Array',
    'Float32Array',
    'Float64Array',
    'BigInt64Array',
    'BigUint64Array',
  ].map((name): [string, string] => [name, 'TypedArray']),
  ...[
    'AggregateError',
    'EvalError',
    'RangeError',
    'ReferenceError',
    'SuppressedError',
    'SyntaxError',
    'TypeError',
    'URIError',
  ].map((name): [string, string] => [name, 'Error']),
  ['Generator', 'Iterator'],
  ['Tuple', 'Array'],
]);

/** Members of every object, with the names the data has for them. */
export const OBJECT_MEMBERS: ReadonlyMap<string, string> = new Map([
  ['hasOwnProperty', 'hasOwnProperty'],
  ['isPrototypeOf', 'isPrototypeOf'],
  ['propertyIsEnumerable', 'propertyIsEnumerable'],
  ['__proto__', 'proto'],
  ['__defineGetter__', 'defineGetter'],
  ['__defineSetter__', 'defineSetter'],
  ['__lookupGetter__', 'lookupGetter'],
  ['__lookupSetter__', 'lookupSetter'],
]);

/** Methods that pass the receiver's elements to a function, as its first parameter. */
export const ELEMENT_CALLBACKS = new Set([
  'every',
  'filter',
  'find',
  'findIndex',
  'findLast',
  'findLastIndex',
  'flatMap',
  'forEach',
  'map',
  'some',
]);

/** Element types of the platform's own lists. */
export const ELEMENTS: ReadonlyMap<string, string> = new Map([
  ['FileList', 'File'],
  ['DOMTokenList', 'String'],
  ['NamedNodeMap', 'Attr'],
  ['CSSRuleList', 'CSSRule'],
  ['StyleSheetList', 'CSSStyleSheet'],
  ['TouchList', 'Touch'],
  ['DataTransferItemList', 'DataTransferItem'],
  ['RadioNodeList', 'Node'],
  ['HTMLOptionsCollection', 'HTMLOptionElement'],
  ['HTMLFormControlsCollection', 'Element'],
  ['TextTrackList', 'TextTrack'],
  ['DOMRectList', 'DOMRect'],
  ['SpeechRecognitionResultList', 'SpeechRecognitionResult'],
]);

/** Names of functions in a global scope that give a basic value. */
export const GLOBAL_CALLS: ReadonlyMap<string, string> = new Map([
  ['String', 'String'],
  ['Number', 'Number'],
  ['Boolean', 'Boolean'],
  ['BigInt', 'BigInt'],
  ['Symbol', 'Symbol'],
  ['Array', 'Array'],
  ['Date', 'String'],
  ['parseInt', 'Number'],
  ['parseFloat', 'Number'],
  ['isNaN', 'Boolean'],
  ['isFinite', 'Boolean'],
  ['encodeURIComponent', 'String'],
  ['decodeURIComponent', 'String'],
  ['encodeURI', 'String'],
  ['decodeURI', 'String'],
  ['atob', 'String'],
  ['btoa', 'String'],
]);

/** Constructors whose instances have another name, and what `getContext` gives. */
export const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ['Image', 'HTMLImageElement'],
  ['Audio', 'HTMLAudioElement'],
  ['Option', 'HTMLOptionElement'],
]);

export const CONTEXTS: ReadonlyMap<string, string> = new Map([
  ['2d', 'CanvasRenderingContext2D'],
  ['webgl', 'WebGLRenderingContext'],
  ['experimental-webgl', 'WebGLRenderingContext'],
  ['webgl2', 'WebGL2RenderingContext'],
  ['bitmaprenderer', 'ImageBitmapRenderingContext'],
  ['webgpu', 'GPUCanvasContext'],
]);

/** Names of TypeScript's library that the platform calls otherwise. */
export const LIBRARY_TYPES: ReadonlyMap<string, string> = new Map([
  ['ReadonlyArray', 'Array'],
  ['ReadonlyMap', 'Map'],
  ['ReadonlySet', 'Set'],
  ['PromiseLike', 'Promise'],
  ['IterableIterator', 'Iterator'],
  ['MapIterator', 'Iterator'],
  ['SetIterator', 'Iterator'],
  ['ArrayIterator', 'Iterator'],
  ['IteratorObject', 'Iterator'],
  ['AsyncIterableIterator', 'AsyncIterator'],
  ['NodeListOf', 'NodeList'],
  ['HTMLCollectionOf', 'HTMLCollection'],
  ['RegExpMatchArray', 'Array'],
  ['RegExpExecArray', 'Array'],
]);

/**
 * Parameter types of callbacks, by the method or constructor and the position of the callback among
 * its arguments. Those of lists are elements, those of listeners events.
 */
export const CALLBACKS: ReadonlyMap<string, readonly string[]> = new Map([
  ['IntersectionObserver.0', ['Array<IntersectionObserverEntry>', 'IntersectionObserver']],
  ['ResizeObserver.0', ['Array<ResizeObserverEntry>', 'ResizeObserver']],
  ['MutationObserver.0', ['Array<MutationRecord>', 'MutationObserver']],
  ['PerformanceObserver.0', ['PerformanceObserverEntryList', 'PerformanceObserver']],
  ['ReportingObserver.0', ['Array<Report>', 'ReportingObserver']],
  ['requestAnimationFrame.0', ['Number']],
  ['requestIdleCallback.0', ['IdleDeadline']],
  ['Promise.0', ['Function', 'Function']],
  ['Window.requestAnimationFrame.0', ['Number']],
  ['Window.requestIdleCallback.0', ['IdleDeadline']],
  ['HTMLVideoElement.requestVideoFrameCallback.0', ['Number']],
  ['HTMLCanvasElement.toBlob.0', ['Blob']],
  ['Geolocation.getCurrentPosition.0', ['GeolocationPosition']],
  ['Geolocation.getCurrentPosition.1', ['GeolocationPositionError']],
  ['Geolocation.watchPosition.0', ['GeolocationPosition']],
  ['Geolocation.watchPosition.1', ['GeolocationPositionError']],
  ['LockManager.request.1', ['Lock']],
  ['LockManager.request.2', ['Lock']],
  ['DataTransferItem.getAsString.0', ['String']],
  ['FontFaceSet.forEach.0', ['FontFace', 'FontFace', 'FontFaceSet']],
  ['URLSearchParams.forEach.0', ['String', 'String']],
  ['Headers.forEach.0', ['String', 'String']],
]);

/** Functions in a constructor's options, with the types of their parameters. */
export const MEMBER_CALLBACKS: ReadonlyMap<string, readonly (string | undefined)[]> = new Map([
  ['ReadableStream.start', ['ReadableStreamDefaultController']],
  ['ReadableStream.pull', ['ReadableStreamDefaultController']],
  ['TransformStream.start', ['TransformStreamDefaultController']],
  ['TransformStream.transform', [undefined, 'TransformStreamDefaultController']],
  ['TransformStream.flush', ['TransformStreamDefaultController']],
  ['WritableStream.start', ['WritableStreamDefaultController']],
  ['WritableStream.write', [undefined, 'WritableStreamDefaultController']],
]);
