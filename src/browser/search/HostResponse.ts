import type { ClientOptions } from './ClientOptions';

/** A host's response; status 0 if there was none. */
export type HostResponse = Awaited<ReturnType<NonNullable<ClientOptions['requester']>['send']>>;
