import { Fragment } from 'react';

/** Text that may wrap after a dot or an underscore and copies unchanged. */
export function BreakableText({ text }: { readonly text: string }) {
  return text.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      {/[._]$/.test(part) && <wbr />}
    </Fragment>
  ));
}
