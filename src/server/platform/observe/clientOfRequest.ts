// The network address a change comes from, for the log of changes: known where a request arrives and
// needed where its effects are stored.
import { AsyncLocalStorage } from 'node:async_hooks';
import { perProcess } from '@/server/platform/memory/perProcess';

const clients = perProcess('clientOfRequest', () => new AsyncLocalStorage<string>());

export const inClientOf = <T>(address: string, work: () => T): T => clients.run(address, work);

/** Null outside a request, as in a job or a command. */
export const currentClient = (): string | null => clients.getStore() ?? null;
