import type { ClientOptions } from './ClientOptions';

/** A host's response; status 0 if it did not respond. */
export type HostResponse = Awaited<ReturnType<NonNullable<ClientOptions['requester']>['send']>>;
