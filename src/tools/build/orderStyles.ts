// The order of style modules in a chunk, from the sources only. The plugin that writes the chunk takes
// it from chunk groups, whose order the load of the machine can change.

/** A module of the sources, or a block of it that a promise loads. */
export interface Importing {
  readonly dependencies: readonly object[];
  readonly blocks: readonly Importing[];
}

/** The part of webpack's compilation that knows which module imports which. */
export interface SourceGraph {
  readonly entries: ReadonlyMap<string, { readonly dependencies: readonly object[] }>;
  readonly moduleGraph: { getModule(dependency: object): Importing | null };
}

/** Behind what it imports, in the order of the imports; the app with its global styles first. */
export function orderStyles<Style extends object>(
  { entries, moduleGraph }: SourceGraph,
  styles: Iterable<Style>,
): Style[] {
  const places = new Map<object, number>();
  const visited = new Set<object>();
  const visit = ({ dependencies, blocks }: Importing): void => {
    for (const dependency of dependencies) enter(moduleGraph.getModule(dependency));
    for (const block of blocks) visit(block);
  };
  const enter = (module: Importing | null): void => {
    if (!module || visited.has(module)) return;
    visited.add(module);
    visit(module);
    places.set(module, places.size);
  };
  const isApp = (name: string) => name === 'pages/_app';
  const names = [...entries.keys()].sort(
    (one, other) => Number(isApp(other)) - Number(isApp(one)) || (one < other ? -1 : 1),
  );
  for (const name of names)
    for (const dependency of entries.get(name)!.dependencies)
      enter(moduleGraph.getModule(dependency));
  return [...styles].sort((one, other) => (places.get(one) ?? -1) - (places.get(other) ?? -1));
}
