import { Fragment } from 'react';

/**
 * A dotted path or another name from code, in mono; where room is short it breaks after a dot or an
 * underscore, and copies without a trace of that.
 */
export function Identifier({ name }: { name: string }) {
  return (
    <code>
      {name.split(/(?<=[._])/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
