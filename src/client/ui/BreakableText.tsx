import { Fragment } from 'react';

/** After a dot, an underscore or a slash; in long words also at the humps of camel case. */
const PLACES = /(?<=[._/])/;
const PLACES_IN_LONG_WORDS = /(?<=[._/])|(?<=[a-z\d])(?=[A-Z][a-z])/;

/** Shorter words, such as WebAssembly, fit any line. */
const LONG_WORD = 14;

/** A name that wraps where its words end instead of anywhere, and copies unchanged. */
export function BreakableText({ text }: { readonly text: string }) {
  const parts = text
    .split(/(?<=\s)/)
    .flatMap((word) => word.split(word.length < LONG_WORD ? PLACES : PLACES_IN_LONG_WORDS));
  return parts.map((part, index) => (
    <Fragment key={index}>
      {part}
      {(index < parts.length - 1 ? !/\s$/.test(part) : /[._/]$/.test(part)) && <wbr />}
    </Fragment>
  ));
}
