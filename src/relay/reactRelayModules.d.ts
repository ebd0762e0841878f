// The modules that hooks.ts imports; the package types only its entry.
declare module 'react-relay/lib/relay-hooks/loadQuery' {
  export { loadQuery } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/RelayEnvironmentProvider' {
  export { RelayEnvironmentProvider as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useFragment' {
  export { useFragment as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useLazyLoadQuery' {
  export { useLazyLoadQuery as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/usePreloadedQuery' {
  export { usePreloadedQuery as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/useRelayEnvironment' {
  export { useRelayEnvironment as default } from 'react-relay/hooks';
}
declare module 'react-relay/lib/relay-hooks/usePaginationFragment' {
  export { usePaginationFragment as default } from 'react-relay/hooks';
}
