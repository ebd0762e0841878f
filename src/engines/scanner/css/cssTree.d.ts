declare module 'css-tree/tokenizer' {
  /** Calls `onToken` for every token; `type` is one of `Token`. */
  export function tokenize(
    source: string,
    onToken: (type: number, start: number, end: number) => void,
  ): void;
}
