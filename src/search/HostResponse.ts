import type { ClientOptions } from './ClientOptions';

/** What a host answered; status 0 where it did not. */
export type HostResponse = Awaited<ReturnType<NonNullable<ClientOptions['requester']>['send']>>;
