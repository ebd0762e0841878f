/**
 * The names of a CommonJS package that was imported when needed: esbuild gives the whole of it as the
 * default alone, others also by its names.
 */
export function namesOf<Module extends object>(module: Module): Module {
  return (module as { readonly default?: Module }).default ?? module;
}
