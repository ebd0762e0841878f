/**
 * Marks a field that is computed and may fail. It is then null, with an error, and its neighbors are
 * still answered. The schema prints `@semanticNonNull`, because it is null in no other case: clients
 * that handle errors may treat it as non-null. Fields below it fail with it and need no mark.
 */
export const computed = <Extensions extends object>(extensions?: Extensions) =>
  ({ nullable: true, extensions: { ...extensions, isSemanticNonNull: true } }) as const;
