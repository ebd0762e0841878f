/** Folder prefixes of the compat data that no one says aloud. */
const FOLDERS =
  /^(?:api|css\.(?:properties|selectors|at-rules|types)|html\.(?:elements|global_attributes)|javascript\.(?:builtins|operators|statements|classes|functions|grammar)|http\.(?:headers|methods|status)|svg\.(?:elements|global_attributes)|mathml\.(?:elements|global_attributes)|webassembly|webdriver|webextensions\.(?:api|manifest)|manifests)\./;

/** `css.properties.gap` → `gap`, `javascript.builtins.Array.at` → `Array.at`. */
export function readableName(path: string): string {
  return path.replace(FOLDERS, '');
}
