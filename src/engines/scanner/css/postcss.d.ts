declare module 'postcss/lib/parse' {
  import type { Parser, Root } from 'postcss';

  const parse: Parser<Root>;
  export default parse;
}

declare module 'postcss-less' {
  import type { Parser, Root } from 'postcss';

  export const parse: Parser<Root>;
}

declare module 'postcss-safe-parser' {
  import type { Parser, Root } from 'postcss';

  const parse: Parser<Root>;
  export default parse;
}
