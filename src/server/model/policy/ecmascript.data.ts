/**
 * The additions of each edition of ECMAScript, as compat keys: the syntax that TypeScript's
 * `target` of that year leaves as it is, and the built-ins that its `lib` of that year declares.
 * Source: the editions' own lists of finished proposals, and TypeScript's `lib.es20??.*.d.ts`.
 */
export const ECMASCRIPT_EDITIONS: readonly {
  readonly year: number;
  readonly syntax: readonly string[];
  readonly builtins: readonly string[];
}[] = [
  {
    year: 2015,
    syntax: [
      'functions.arrow_functions',
      'functions.default_parameters',
      'functions.rest_parameters',
      'statements.class',
      'statements.const',
      'statements.let',
      'statements.for_of',
      'statements.generator_function',
      'operators.destructuring',
      'operators.spread.spread_in_arrays',
      'grammar.template_literals',
    ],
    builtins: [
      'Promise',
      'Map',
      'Set',
      'WeakMap',
      'Symbol',
      'Proxy',
      'Reflect',
      'Array.from',
      'Object.assign',
      'String.includes',
    ],
  },
  { year: 2016, syntax: ['operators.exponentiation'], builtins: ['Array.includes'] },
  {
    year: 2017,
    syntax: ['statements.async_function'],
    builtins: ['Object.entries', 'Object.values', 'String.padStart', 'String.padEnd'],
  },
  {
    year: 2018,
    syntax: [
      'operators.spread.spread_in_object_literals',
      'statements.async_generator_function',
      'statements.for_await_of',
    ],
    builtins: ['Promise.finally'],
  },
  {
    year: 2019,
    syntax: ['statements.try_catch.optional_catch_binding'],
    builtins: ['Array.flat', 'Array.flatMap', 'Object.fromEntries', 'String.trimStart'],
  },
  {
    year: 2020,
    syntax: ['operators.optional_chaining', 'operators.nullish_coalescing', 'operators.import'],
    builtins: ['BigInt', 'Promise.allSettled', 'String.matchAll'],
  },
  {
    year: 2021,
    syntax: [
      'operators.logical_or_assignment',
      'operators.logical_and_assignment',
      'operators.nullish_coalescing_assignment',
      'grammar.numeric_separators',
    ],
    builtins: ['Promise.any', 'String.replaceAll', 'WeakRef'],
  },
  {
    year: 2022,
    syntax: [
      'classes.public_class_fields',
      'classes.private_class_fields',
      'classes.static.initialization_blocks',
    ],
    builtins: ['Array.at', 'Object.hasOwn', 'String.at'],
  },
  {
    year: 2023,
    syntax: [],
    builtins: [
      'Array.findLast',
      'Array.toReversed',
      'Array.toSorted',
      'Array.toSpliced',
      'Array.with',
    ],
  },
  {
    year: 2024,
    syntax: [],
    builtins: [
      'Object.groupBy',
      'Map.groupBy',
      'Promise.withResolvers',
      'ArrayBuffer.resize',
      'ArrayBuffer.transfer',
      'String.isWellFormed',
    ],
  },
  {
    year: 2025,
    syntax: [],
    builtins: ['Set.union', 'Iterator.map', 'Promise.try', 'RegExp.escape'],
  },
];
