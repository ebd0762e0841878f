declare module 'postcss/lib/parse' {
  import type { Parser, Root } from 'postcss';

  const parse: Parser<Root>;
  export default parse;
}

declare module 'postcss-less/lib/LessParser' {
  import type { Input, Root } from 'postcss';

  export default class LessParser {
    readonly root: Root;

    constructor(input: Input);
    parse(): void;
  }
}

declare module 'postcss/lib/input' {
  import type { Input } from 'postcss';

  const PostcssInput: typeof Input;
  export default PostcssInput;
}

declare module 'postcss-safe-parser' {
  import type { Parser, Root } from 'postcss';

  const parse: Parser<Root>;
  export default parse;
}
