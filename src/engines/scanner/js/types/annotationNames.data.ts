/** Annotations that name one of the platform's types. */
export const KEYWORDS: Readonly<Record<string, string>> = {
  TSStringKeyword: 'String',
  StringTypeAnnotation: 'String',
  TSNumberKeyword: 'Number',
  NumberTypeAnnotation: 'Number',
  TSBooleanKeyword: 'Boolean',
  BooleanTypeAnnotation: 'Boolean',
  TSBigIntKeyword: 'BigInt',
  TSSymbolKeyword: 'Symbol',
  TSTemplateLiteralType: 'String',
  TSTypePredicate: 'Boolean',
};
/** Annotations of no value. */
export const NOTHING = new Set([
  'TSNullKeyword',
  'TSUndefinedKeyword',
  'TSVoidKeyword',
  'TSNeverKeyword',
]);
/** Utility types that keep the members of their argument. */
export const TRANSPARENT = new Set([
  'Readonly',
  'NonNullable',
  'Partial',
  'Required',
  'Pick',
  'Omit',
  'Extract',
  'Exclude',
  'NoInfer',
]);
