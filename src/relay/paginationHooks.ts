// Apart from hooks.ts, so that pages without a list that grows carry none of it.
export { default as usePaginationFragment } from 'react-relay/lib/relay-hooks/usePaginationFragment';
