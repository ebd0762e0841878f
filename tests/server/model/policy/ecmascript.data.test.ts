import { parse } from 'acorn';
import { ECMASCRIPT_EDITIONS } from '@/server/model/policy/ecmascript.data';

/** Code that needs what a key names, by the key's path below `javascript`. */
const SNIPPETS: Readonly<Record<string, string>> = {
  'classes.constructor': 'class A { constructor() {} }',
  'classes.extends': 'class A extends B {}',
  'classes.static': 'class A { static a() {} }',
  'functions.arrow_functions': 'f(() => 1);',
  'functions.default_parameters': 'function f(a = 1) {}',
  'functions.default_parameters.destructured_parameter_with_default_value_assignment':
    'function f([a] = [1]) {}',
  'functions.default_parameters.parameters_without_defaults_after_default_parameters':
    'function f(a = 1, b) {}',
  'functions.get.computed_property_names': 'f({ get [a]() { return 1; } });',
  'functions.set.computed_property_names': 'f({ set [a](b) {} });',
  'functions.method_definitions': 'f({ a() {} });',
  'functions.rest_parameters': 'function f(...a) {}',
  'grammar.binary_numeric_literals': 'f(0b1);',
  'grammar.octal_numeric_literals': 'f(0o1);',
  'grammar.shorthand_object_literals': 'f({ a });',
  'grammar.template_literals': 'f(`a`);',
  'grammar.unicode_point_escapes': String.raw`f("\u{61}");`,
  'operators.class': 'f(class {});',
  'operators.destructuring': '({ a } = b);',
  'operators.destructuring.computed_property_names': '({ [a]: b } = c);',
  'operators.destructuring.rest_in_arrays': '[...a] = b;',
  'operators.generator_function': 'f(function* () {});',
  'operators.new_target': 'function f() { new.target; }',
  'operators.object_initializer.computed_property_names': 'f({ [a]: 1 });',
  'operators.object_initializer.shorthand_method_names': 'f({ a() {} });',
  'operators.object_initializer.shorthand_property_names': 'f({ a, b });',
  'operators.spread.spread_in_arrays': 'f([...a]);',
  'operators.spread.spread_in_function_calls': 'f(...a);',
  'operators.super': 'class A extends B { a() { super.a(); } }',
  'operators.yield': 'function* f() { yield 1; }',
  'operators.yield_star': 'function* f() { yield* a; }',
  'statements.class': 'class A {}',
  'statements.const': 'const a = 1;',
  'statements.export': 'export { a }; var a;',
  'statements.export.default': 'export default 1;',
  'statements.for_of': 'for (var a of b) f(a);',
  'statements.generator_function': 'function* f() {}',
  'statements.import': 'import { a } from "a";',
  'statements.let': 'let a = 1;',
  'regular_expressions.character_escape.unicode': String.raw`/\u{61}/u;`,
  'builtins.RegExp.sticky': '/a/y;',
  'builtins.RegExp.unicode': '/a/u;',
  'functions.rest_parameters.destructuring': 'function f(...[a]) {}',
  'operators.exponentiation': 'f(a ** b);',
  'operators.exponentiation_assignment': 'a **= b;',
  'functions.arrow_functions.trailing_comma': 'f((a,) => 1);',
  'functions.method_definitions.async_methods': 'f({ async a() {} });',
  'grammar.trailing_commas.trailing_commas_in_functions': 'f(a,);',
  'operators.async_function': 'f(async function () {});',
  'operators.await': 'async function f() { await a; }',
  'statements.async_function': 'async function f() {}',
  'functions.method_definitions.async_generator_methods': 'f({ async *a() {} });',
  'grammar.template_literals.template_literal_revision': String.raw`f${'`'}\unicode${'`'};`,
  'operators.async_generator_function': 'f(async function* () {});',
  'operators.destructuring.rest_in_objects': '({ ...a } = b);',
  'operators.spread.spread_in_object_literals': 'f({ ...a });',
  'statements.async_generator_function': 'async function* f() {}',
  'statements.for_await_of': 'async function f() { for await (const a of b) f(a); }',
  'regular_expressions.lookbehind_assertion': '/(?<=a)b/;',
  'regular_expressions.named_backreference': String.raw`/(?<a>b)\k<a>/;`,
  'regular_expressions.named_capturing_group': '/(?<a>b)/;',
  'regular_expressions.unicode_character_class_escape': String.raw`/\p{L}/u;`,
  'builtins.RegExp.dotAll': '/./s;',
  'builtins.JSON.json_superset': 'f("\u2028");',
  'statements.try_catch.optional_catch_binding': 'try { f(); } catch {}',
  'builtins.BigInt': 'f(1n);',
  'operators.import': 'import("a");',
  'operators.import_meta': 'f(import.meta.url);',
  'operators.nullish_coalescing': 'f(a ?? b);',
  'operators.optional_chaining': 'f(a?.b);',
  'statements.export.namespace': 'export * as a from "a";',
  'operators.logical_or_assignment': 'a ||= b;',
  'operators.logical_and_assignment': 'a &&= b;',
  'operators.nullish_coalescing_assignment': 'a ??= b;',
  'grammar.numeric_separators': 'f(1_000);',
  'classes.private_class_fields': 'class A { #a; }',
  'classes.private_class_fields_in': 'class A { #a; b(c) { return #a in c; } }',
  'classes.private_class_methods': 'class A { #a() {} }',
  'classes.public_class_fields': 'class A { a = 1; }',
  'classes.static.class_fields': 'class A { static a = 1; }',
  'classes.static.initialization_blocks': 'class A { static {} }',
  'operators.await.top_level': 'await a;',
  'statements.export.arbitrary_module_namespace_identifier_names': 'export { a as "b" }; var a;',
  'statements.import.arbitrary_module_namespace_identifier_names': 'import { "b" as a } from "a";',
  'builtins.RegExp.hasIndices': '/a/d;',
  'grammar.hashbang_comments': '#!a\nf();',
  'builtins.RegExp.unicodeSets': '/[a--b]/v;',
  'operators.import.options_parameter': 'import("a", { with: { type: "json" } });',
  'statements.import.import_attributes': 'import a from "a" with { type: "css" };',
  'statements.import.import_attributes.type_json': 'import a from "a" with { type: "json" };',
  'regular_expressions.modifier': '/(?i:a)/;',
  'regular_expressions.named_capturing_group.duplicate_named_capturing_groups':
    '/(?<a>b)|(?<a>c)/;',
};

const additions = ECMASCRIPT_EDITIONS.flatMap(({ year, syntax, syntaxInPart = [] }) =>
  [...syntax, ...syntaxInPart].map((path) => ({ path, year })),
);

/** True if acorn takes a snippet as code of an edition, in a module or a script. */
function isSyntaxOf(year: number, code: string): boolean {
  const ecmaVersion = (year < 2015 ? 5 : year) as 5 | 2015;
  return (['module', 'script'] as const).some((sourceType) => {
    if (sourceType === 'module' && ecmaVersion === 5) return false;
    try {
      return Boolean(parse(code, { ecmaVersion, sourceType, allowHashBang: year >= 2023 }));
    } catch {
      return false;
    }
  });
}

describe('the syntax of the editions of ECMAScript', () => {
  it.each(additions)('has $path in $year and not before', ({ path, year }) => {
    const code = SNIPPETS[path]!;

    expect([isSyntaxOf(year - 1, code), isSyntaxOf(year, code)]).toEqual([false, true]);
  });

  it('leaves out nothing that has a snippet', () => {
    expect(additions.map(({ path }) => path).toSorted()).toEqual(Object.keys(SNIPPETS).toSorted());
  });

  it('begins with 2015 and goes on year by year', () => {
    expect(ECMASCRIPT_EDITIONS.map(({ year }) => year)).toEqual(
      Array.from({ length: 12 }, (_, index) => 2015 + index),
    );
  });
});
