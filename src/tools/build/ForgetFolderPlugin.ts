import { isAbsolute, relative } from 'node:path';

/** The parts of webpack's modules used here; a block is what `import()` or `new Worker()` loads. */
interface LoadingBlock {
  readonly dependencies: readonly { readonly request?: string }[];
  readonly blocks: readonly WebpackBlock[];
}

interface WebpackBlock extends LoadingBlock {
  readonly groupOptions: { readonly entryOptions?: { runtime?: string } };
}

interface WebpackModule extends LoadingBlock {
  readonly resource?: string;
}

interface Tap<Argument> {
  tap(name: string, run: (argument: Argument) => void): void;
}

interface Compilation {
  readonly errors: Error[];
  readonly hooks: { readonly finishModules: Tap<Iterable<WebpackModule>> };
}

interface Compiler {
  readonly hooks: { readonly thisCompilation: Tap<Compilation> };
}

/**
 * Makes webpack's decisions the same in every folder (docs/decisions/0055): it names the runtimes of
 * workers by relative paths, because these names go into hashes, and ends a build that imports by an
 * absolute path, because its length counts as code.
 */
export class ForgetFolderPlugin {
  /** @param folder the project's */
  constructor(private readonly folder: string) {}

  apply({ hooks }: Compiler): void {
    const { name } = ForgetFolderPlugin;
    hooks.thisCompilation.tap(name, ({ hooks: { finishModules }, errors }) =>
      finishModules.tap(name, (modules) => {
        for (const module of modules) {
          this.nameRuntimes(module);
          errors.push(...getImportsByPath(module));
        }
      }),
    );
  }

  private nameRuntimes({ resource = '', blocks }: WebpackModule): void {
    for (const [index, { groupOptions }] of blocks.entries())
      if (groupOptions.entryOptions?.runtime !== undefined)
        groupOptions.entryOptions.runtime = `${relative(this.folder, resource)}|${index}`;
  }
}

function getImportsByPath(module: WebpackModule): Error[] {
  const requests = getRequests(module).filter(isByPath);
  return [...new Set(requests)].map(
    (request) => new Error(`${module.resource} imports “${request}” by its absolute path.`),
  );
}

function getRequests({ dependencies, blocks }: LoadingBlock): string[] {
  return [
    ...dependencies.flatMap(({ request }) => request ?? []),
    ...blocks.flatMap((block) => getRequests(block)),
  ];
}

/** A request can name loaders before the module. */
const isByPath = (request: string): boolean => request.split('!').some((part) => isAbsolute(part));
