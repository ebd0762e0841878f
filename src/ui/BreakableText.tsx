import { Fragment } from 'react';

/** After a dot or an underscore, and at the humps of camel case. */
const PLACES = /(?<=[._])(?=.)|(?<=[a-z\d])(?=[A-Z])/;

/** A name that wraps where its words end instead of anywhere, and copies unchanged. */
export function BreakableText({ text }: { readonly text: string }) {
  return text.split(PLACES).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
