declare module 'webidl2' {
  export interface IDLTypeDescription {
    readonly generic: string;
    readonly union: boolean;
    readonly idlType: string | readonly IDLTypeDescription[];
  }

  interface IDLAttribute {
    readonly name: string;
    /** Of `Exposed`: the names of globals, or `*`. */
    readonly rhs: { readonly value: unknown } | null;
  }

  interface IDLMember {
    readonly type: string;
    readonly name?: string;
    readonly extAttrs: readonly IDLAttribute[];
    readonly idlType?: IDLTypeDescription | null;
  }

  /** The parts of definitions that we read. */
  export type IDLRootType =
    | {
        readonly type: 'interface' | 'interface mixin' | 'namespace';
        readonly name: string;
        readonly inheritance?: string | null;
        readonly extAttrs: readonly IDLAttribute[];
        readonly members: readonly IDLMember[];
      }
    | { readonly type: 'includes'; readonly target: string; readonly includes: string }
    | {
        readonly type: 'dictionary';
        readonly name: string;
        readonly members: readonly { readonly name: string; readonly required: boolean }[];
      }
    | { readonly type: 'typedef'; readonly name: string; readonly idlType: IDLTypeDescription }
    | { readonly type: 'enum' | 'callback'; readonly name: string };

  export function parse(text: string): IDLRootType[];
}
