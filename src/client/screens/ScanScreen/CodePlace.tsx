import { BreakableText } from '@/client/ui/BreakableText';
import type { ShownPlace } from '@/engines/scanner/forPage';

/** A line of code with its place. */
export function CodePlace({ place }: { readonly place: ShownPlace }) {
  const { file, line, column, above, before, code, after } = place;
  return (
    <>
      <p>
        <code>
          <BreakableText text={`${file}:${line}:${column}`} />
        </code>
      </p>
      <pre>
        <code>
          {above !== undefined && `${above}\n`}
          {before}
          <mark>{code}</mark>
          {after}
        </code>
      </pre>
    </>
  );
}
