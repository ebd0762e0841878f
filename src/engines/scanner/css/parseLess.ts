// Less → PostCSS's tree. The package's own `parse` searches the whole sheet for each node, which takes a
// bundle of themes minutes.
import type { Input, Root } from 'postcss';
import LessParser from 'postcss-less/lib/LessParser';
import PostcssInput from 'postcss/lib/input';

/** Only offsets of places are right. @throws PostCSS's error if the text cannot be parsed */
export function parseLess(text: string): Root {
  const input = new PostcssInput(text, { map: false });
  const parser = new LessParser(input);
  parser.parse();
  // After some comments the parser goes on with the rest of the text as an input of its own.
  parser.root.walk(({ source }) => {
    const moved = input.css.length - (source?.input as Input).css.length;
    if (moved === 0) return;
    if (source?.start) source.start.offset += moved;
    if (source?.end) source.end.offset += moved;
  });
  return parser.root;
}
