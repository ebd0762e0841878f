// What the browser gets for `react-relay/hooks` (next.config.ts): the hooks this app calls. The
// package's own entry is CommonJS, cannot be shaken, and brings pagination, entry points and
// subscriptions along, 6 kB gzipped. Another hook is added here; the type checker cannot miss it, a
// page does.
export { fetchQuery, graphql, readInlineData } from 'relay-runtime';
export { loadQuery } from 'react-relay/lib/relay-hooks/loadQuery';
export { default as RelayEnvironmentProvider } from 'react-relay/lib/relay-hooks/RelayEnvironmentProvider';
export { default as useFragment } from 'react-relay/lib/relay-hooks/useFragment';
export { default as useLazyLoadQuery } from 'react-relay/lib/relay-hooks/useLazyLoadQuery';
export { default as usePreloadedQuery } from 'react-relay/lib/relay-hooks/usePreloadedQuery';
export { default as useRelayEnvironment } from 'react-relay/lib/relay-hooks/useRelayEnvironment';
