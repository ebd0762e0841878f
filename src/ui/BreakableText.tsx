import { Fragment } from 'react';

/** Text that may break after a dot or an underscore, and copies without a trace of that. */
export function BreakableText({ text }: { readonly text: string }) {
  return text.split(/(?<=[._])/).map((part, index) => (
    <Fragment key={index}>
      {part}
      {/[._]$/.test(part) && <wbr />}
    </Fragment>
  ));
}
