/**
 * What JavaScript's own members give, which no interface definition states. `@` is the receiver's
 * own type, `@0` what it holds: an array's elements, a promise's value.
 */
export const BUILTIN_TYPES: ReadonlyMap<string, string> = new Map(
  Object.entries<Readonly<Record<string, string>>>({
    Array: {
      Array:
        'at find findLast pop shift:@0, concat copyWithin fill filter reverse slice sort splice toReversed toSorted toSpliced with:@, flat flatMap map:Array, entries keys values:Iterator, every includes some:Boolean, findIndex findLastIndex indexOf lastIndexOf length push unshift:Number, join toString toLocaleString:String',
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
      '=Iterator': 'from concat zip zipKeyed:Iterator',
      '=Reflect': 'ownKeys:Array, has:Boolean',
      '=RegExp': 'escape:String',
      '=BigInt': 'asIntN asUintN:BigInt',
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
      Iterator: 'drop filter flatMap map take:Iterator, toArray:Array, every some:Boolean',
      Map: 'entries keys values:Iterator, has delete:Boolean, set:@, size:Number',
      Number: 'toFixed toString toPrecision toExponential toLocaleString:String, valueOf:Number',
      Boolean: 'toString:String',
      BigInt: 'toString toLocaleString:String',
      Promise: 'then:Promise, catch finally:@',
      RegExp: 'exec:Array<String>, test:Boolean, source flags toString:String, lastIndex:Number',
      Set: 'difference intersection symmetricDifference union add:Set, entries keys values:Iterator, has delete isDisjointFrom isSubsetOf isSupersetOf:Boolean, size:Number',
      String:
        'at charAt concat normalize padEnd padStart repeat replace replaceAll slice substr substring toLowerCase toUpperCase toLocaleLowerCase toLocaleUpperCase toString toWellFormed trim trimEnd trimStart:String, split match:Array<String>, matchAll:Iterator, codePointAt charCodeAt indexOf lastIndexOf length localeCompare search:Number, endsWith includes isWellFormed startsWith:Boolean',
      Symbol: 'description toString:String',
      TypedArray:
        'copyWithin fill filter map reverse slice sort subarray toReversed toSorted with:@, at find findLast indexOf lastIndexOf findIndex findLastIndex byteLength byteOffset length:Number, entries keys values:Iterator, join toString:String, every includes some:Boolean, buffer:ArrayBuffer',
      Uint8Array: 'toBase64 toHex:String',
      WeakMap: 'has delete:Boolean',
      WeakSet: 'has delete:Boolean',
      NodeList: 'item:@0, entries keys values:Iterator, length:Number',
      HTMLCollection: 'item:@0, length:Number',
    },
  }).flatMap(([, owners]) =>
    Object.entries<string>(owners).flatMap(([owner, text]) =>
      text.split(', ').flatMap((group) => {
        const [names = '', type = ''] = group.split(':');
        return names.split(' ').map((name): [string, string] => [`${owner}.${name}`, type]);
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
]);

/** Members of every object. */
export const OBJECT_MEMBERS = new Set([
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__defineSetter__',
  '__lookupGetter__',
  '__lookupSetter__',
]);

/** Methods that call a function with what the receiver holds, at the first parameter. */
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
  ['structuredClone', '@1'],
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
