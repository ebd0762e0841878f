// The files of a project by name, for resolving imports.

const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.js', '.jsx', '.mjs', '.mts'];
/** Folders that projects let imports begin in, when they begin with neither a dot nor a package. */
const ROOTS = ['', 'src/', 'app/', 'lib/'];

export class ModuleNames {
  private readonly numbers: ReadonlyMap<string, number>;
  private readonly found = new Map<string, number | undefined>();

  /** @param names with slashes, all from the same folder */
  constructor(readonly names: readonly string[]) {
    this.numbers = new Map(names.map((name, index) => [name, index]));
  }

  numberOf(name: string): number | undefined {
    return this.numbers.get(name);
  }

  /** The file that an import in another means; undefined for packages. */
  resolve(from: number, source: string): number | undefined {
    const name = this.names[from] ?? '';
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const key = `${folder}>${source}`;
    if (!this.found.has(key)) this.found.set(key, this.find(folder, source));
    return this.found.get(key);
  }

  private find(folder: string, source: string): number | undefined {
    if (source.startsWith('.')) return this.at(join(folder, source));
    if (source.startsWith('/')) return this.at(source.slice(1));
    // `@/x`, `~/x`, `#x`: one of several configurations defines the alias; its folder exists.
    const rest = source.replace(/^(?:[@~]\/|[~#]\/?)/, '');
    if (rest === source && !source.includes('/')) return undefined;
    for (let base = folder; ; base = base.slice(0, base.slice(0, -1).lastIndexOf('/') + 1)) {
      for (const root of ROOTS) {
        const found = this.at(`${base}${root}${rest}`);
        if (found !== undefined) return found;
      }
      if (base === '' || base === '/') return undefined;
    }
  }

  private at(path: string): number | undefined {
    for (const ending of ENDINGS) {
      const found = this.numbers.get(path + ending);
      if (found !== undefined) return found;
    }
    // TypeScript's own way: `./a.js` is written where `./a.ts` is meant.
    const bare = path.replace(/\.[cm]?jsx?$/, '');
    for (const name of [...(bare === path ? [] : [bare]), `${path}/index`])
      for (const ending of ENDINGS.slice(1)) {
        const found = this.numbers.get(name + ending);
        if (found !== undefined) return found;
      }
    return undefined;
  }
}

function join(folder: string, source: string): string {
  const parts = folder.split('/').slice(0, -1);
  for (const part of source.split('/')) {
    if (part === '.' || part === '') continue;
    if (part === '..') parts.pop();
    else parts.push(part);
  }
  return parts.join('/');
}
