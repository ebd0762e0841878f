/**
 * The additions of each edition of ECMAScript, as compat keys: its syntax, that of regular
 * expressions and modules included, and the built-ins that TypeScript's `lib` of that year declares.
 * Source: the editions' own lists of finished proposals, and TypeScript's `lib.es20??.*.d.ts`.
 */
export const ECMASCRIPT_EDITIONS: readonly {
  readonly year: number;
  readonly syntax: readonly string[];
  /** Syntax of which a partial implementation runs. */
  readonly syntaxInPart?: readonly string[];
  readonly builtins: readonly string[];
}[] = [
  {
    year: 2015,
    syntax: [
      'classes.constructor',
      'classes.extends',
      'classes.static',
      'functions.arrow_functions',
      'functions.default_parameters',
      'functions.default_parameters.destructured_parameter_with_default_value_assignment',
      'functions.default_parameters.parameters_without_defaults_after_default_parameters',
      'functions.get.computed_property_names',
      'functions.set.computed_property_names',
      'functions.method_definitions',
      'functions.rest_parameters',
      'grammar.binary_numeric_literals',
      'grammar.octal_numeric_literals',
      'grammar.shorthand_object_literals',
      'grammar.template_literals',
      'grammar.unicode_point_escapes',
      'operators.class',
      'operators.destructuring',
      'operators.destructuring.computed_property_names',
      'operators.destructuring.rest_in_arrays',
      'operators.generator_function',
      'operators.new_target',
      'operators.object_initializer.computed_property_names',
      'operators.object_initializer.shorthand_method_names',
      'operators.object_initializer.shorthand_property_names',
      'operators.spread.spread_in_arrays',
      'operators.spread.spread_in_function_calls',
      'operators.super',
      'operators.yield',
      'operators.yield_star',
      'statements.class',
      'statements.const',
      'statements.export',
      'statements.export.default',
      'statements.for_of',
      'statements.generator_function',
      'statements.import',
      'statements.let',
      'regular_expressions.character_escape.unicode',
      'builtins.RegExp.sticky',
      'builtins.RegExp.unicode',
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
  {
    year: 2016,
    syntax: [
      'functions.rest_parameters.destructuring',
      'operators.exponentiation',
      'operators.exponentiation_assignment',
    ],
    builtins: ['Array.includes'],
  },
  {
    year: 2017,
    syntax: [
      'functions.arrow_functions.trailing_comma',
      'functions.method_definitions.async_methods',
      'grammar.trailing_commas.trailing_commas_in_functions',
      'operators.async_function',
      'operators.await',
      'statements.async_function',
    ],
    builtins: ['Object.entries', 'Object.values', 'String.padStart', 'String.padEnd'],
  },
  {
    year: 2018,
    syntax: [
      'functions.method_definitions.async_generator_methods',
      'grammar.template_literals.template_literal_revision',
      'operators.async_generator_function',
      'operators.destructuring.rest_in_objects',
      'operators.spread.spread_in_object_literals',
      'statements.async_generator_function',
      'statements.for_await_of',
      'regular_expressions.lookbehind_assertion',
      'regular_expressions.named_backreference',
      'regular_expressions.named_capturing_group',
      'regular_expressions.unicode_character_class_escape',
      'builtins.RegExp.dotAll',
    ],
    builtins: ['Promise.finally'],
  },
  {
    year: 2019,
    syntax: ['builtins.JSON.json_superset', 'statements.try_catch.optional_catch_binding'],
    builtins: ['Array.flat', 'Array.flatMap', 'Object.fromEntries', 'String.trimStart'],
  },
  {
    year: 2020,
    syntax: [
      'builtins.BigInt',
      'operators.import',
      'operators.import_meta',
      'operators.nullish_coalescing',
      'operators.optional_chaining',
      'statements.export.namespace',
    ],
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
      'classes.private_class_fields',
      'classes.private_class_fields_in',
      'classes.private_class_methods',
      'classes.public_class_fields',
      'classes.static.class_fields',
      'classes.static.initialization_blocks',
      'statements.export.arbitrary_module_namespace_identifier_names',
      'statements.import.arbitrary_module_namespace_identifier_names',
      'builtins.RegExp.hasIndices',
    ],
    // Safari before 27 runs it, except where several modules import the same one at once. No older
    // target helps there, and it would lower fields and static blocks for nothing.
    syntaxInPart: ['operators.await.top_level'],
    builtins: ['Array.at', 'Object.hasOwn', 'String.at'],
  },
  {
    year: 2023,
    syntax: ['grammar.hashbang_comments'],
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
    syntax: ['builtins.RegExp.unicodeSets'],
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
    syntax: [
      'operators.import.options_parameter',
      'statements.import.import_attributes',
      'statements.import.import_attributes.type_json',
      'regular_expressions.modifier',
      'regular_expressions.named_capturing_group.duplicate_named_capturing_groups',
    ],
    builtins: ['Set.union', 'Iterator.map', 'Promise.try', 'RegExp.escape'],
  },
  // ES2026 has built-ins only.
  {
    year: 2026,
    syntax: [],
    builtins: [
      'Array.fromAsync',
      'Error.isError',
      'Iterator.concat',
      'JSON.rawJSON',
      'Map.getOrInsert',
      'Math.sumPrecise',
      'Uint8Array.fromBase64',
    ],
  },
];
