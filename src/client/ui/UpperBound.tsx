/** Before a date or version that is one of several possible ones, the latest. */
export function UpperBound({ of = 'BY_THEN' }: { readonly of?: 'BY_THEN' | 'BY_VERSION' }) {
  return <span data-tip={of}>{'≤\u202F'}</span>;
}
