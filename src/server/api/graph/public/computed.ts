/**
 * For a field that is worked out and so may fail: it is null then, with an error, and what was asked
 * beside it is answered all the same. That it is null in no other case is printed as
 * `@semanticNonNull`, by which clients that handle errors may take it for non-null. Whatever belongs
 * to the answer of such a field fails with it and needs no mark of its own.
 */
export const computed = <Extensions extends object>(extensions?: Extensions) =>
  ({ nullable: true, extensions: { ...extensions, isSemanticNonNull: true } }) as const;
