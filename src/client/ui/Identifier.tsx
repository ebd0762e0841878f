import { BreakableText } from './BreakableText';

/** A dotted path or other identifier, in monospace. */
export function Identifier({ name }: { readonly name: string }) {
  return (
    <code>
      <BreakableText text={name} />
    </code>
  );
}
