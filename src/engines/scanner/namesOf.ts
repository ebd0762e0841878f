/**
 * The names of a CommonJS package that was imported on demand: esbuild provides them only below
 * `default`, other bundlers also by name.
 */
export function namesOf<Module extends object>(module: Module): Module {
  return (module as { readonly default?: Module }).default ?? module;
}
