// The part of webpack's interface that the plugin uses; Rspack has the same.

export interface BuiltSource {
  source(): string | Buffer;
  map?(options?: object): object | null;
}

interface BuiltModule {
  readonly resource?: string;
  useSourceMap?: boolean;
}

export interface Compilation {
  readonly outputOptions: { readonly path?: string | undefined };
  readonly modules: Iterable<BuiltModule>;
  readonly warnings: Error[];
  readonly errors: Error[];
  deleteAsset(name: string): void;
  getAssets(): readonly { readonly name: string; readonly source: BuiltSource }[];
  readonly hooks: {
    readonly buildModule: { tap(name: string, handler: (module: BuiltModule) => void): void };
    readonly processAssets: {
      tap(options: { readonly name: string; readonly stage: number }, handler: () => void): void;
      tapPromise(
        options: { readonly name: string; readonly stage: number },
        handler: () => Promise<void>,
      ): void;
    };
  };
}

export interface Compiler {
  readonly options: { readonly mode?: string | undefined; devtool?: string | false | undefined };
  /** Only of Rspack. */
  readonly rspack?: unknown;
  readonly context: string;
  readonly outputPath: string;
  /** From webpack 5. */
  readonly webpack?: {
    readonly Compilation: { readonly PROCESS_ASSETS_STAGE_DEV_TOOLING: number };
    readonly WebpackError: new (message: string) => Error;
  };
  readonly hooks: {
    readonly thisCompilation: {
      tap(name: string, handler: (compilation: Compilation) => void): void;
    };
  };
}
