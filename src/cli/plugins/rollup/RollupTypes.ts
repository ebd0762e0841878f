// The part of Rollup's interface that the plugin uses; Vite and Rolldown share it.

export type OutputFile =
  | {
      readonly type: 'chunk';
      readonly fileName: string;
      readonly code: string;
      readonly map?: { toString(): string } | null;
    }
  | { readonly type: 'asset'; readonly fileName: string; readonly source: string | Uint8Array };

interface Warning {
  readonly message: string;
  readonly id?: string;
  readonly loc?: { readonly file?: string; readonly line: number; readonly column: number };
}

interface BuildContext {
  readonly meta: { readonly rollupVersion: string };
  warn(warning: Warning | string): void;
}

export interface PluginContext extends BuildContext {
  error(message: string): never;
}

interface OutputOptions {
  readonly dir?: string | undefined;
  readonly file?: string | undefined;
  readonly sourcemap?: unknown;
}

export interface BuildPlugin {
  readonly name: string;
  readonly apply: 'build';
  /** Vite's. */
  config(user: { readonly build?: { readonly sourcemap?: unknown } | undefined }): object;
  options(this: Pick<BuildContext, 'meta'>): void;
  buildStart?: (this: BuildContext) => void;
  outputOptions?: (output: OutputOptions) => object;
  transform?: {
    readonly order: 'pre';
    handler(code: string, id: string): null;
  };
  generateBundle?: {
    readonly order: 'post';
    handler(
      this: PluginContext,
      output: OutputOptions,
      bundle: Record<string, OutputFile>,
    ): Promise<void>;
  };
}
