import { BreakableText } from './BreakableText';

/** A dotted path or another name from code, in mono. */
export function Identifier({ name }: { readonly name: string }) {
  return (
    <code>
      <BreakableText text={name} />
    </code>
  );
}
