import { Fragment } from 'react';

/** After a dot or an underscore, and at the humps of camel case. */
const PLACES = /(?<=[._])|(?<=[a-z\d])(?=[A-Z])/;

/** A name that wraps where its words end instead of anywhere, and copies unchanged. */
export function BreakableText({ text }: { readonly text: string }) {
  return text.split(PLACES).map((part, index, parts) => (
    <Fragment key={index}>
      {part}
      {(index < parts.length - 1 || /[._]$/.test(part)) && <wbr />}
    </Fragment>
  ));
}
