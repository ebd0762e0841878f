// Store + network → Relay Environment. In the browser there is one for the life of the tab; on the
// server one a request, or one reader's answers would be drawn into another's page.
import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import type { Endpoint } from '@/relay/network/Endpoint';
import { createNetwork } from '@/relay/network/network';
import { loadOperationTextsWhenIdle } from '@/relay/network/operations';
import { RelayDiskCache } from '@/relay/persistence/RelayDiskCache';
import { QueryRefs } from './QueryRefs';

/** Screens whose data survives leaving them, so that back and forward ask for nothing. */
const KEPT_SCREENS = 50;

/** The tab's one environment and the references loaded through it. */
export interface BrowserClient {
  readonly environment: Environment;
  readonly queryRefs: QueryRefs;
  readonly disk: RelayDiskCache;
}

let browserClient: BrowserClient | undefined;

/** Created by the first call; only that call can name an endpoint other than this site’s own. */
export function getBrowserClient(endpoint?: Endpoint): BrowserClient {
  browserClient ??= createBrowserClient(endpoint);
  return browserClient;
}

function createBrowserClient(endpoint: Endpoint | undefined): BrowserClient {
  if (typeof window !== 'undefined') loadOperationTextsWhenIdle();
  const source = new RecordSource();
  const disk = new RelayDiskCache(source);
  const environment = new Environment({
    network: createNetwork({ endpoint }),
    store: new Store(source, { gcReleaseBufferSize: KEPT_SCREENS, log: disk.onStoreEvent }),
  });
  return { environment, queryRefs: new QueryRefs(environment, disk), disk };
}

/**
 * For one server-rendered request: it must be seeded with all a page shows, since it has no
 * network.
 */
export function createServerEnvironment(): Environment {
  return new Environment({
    isServer: true,
    network: refusingNetwork(),
    store: new Store(new RecordSource()),
  });
}

function refusingNetwork() {
  return Network.create(() => {
    throw new Error(
      'A page asked for data while it was rendered on the server; its query must hold all it shows.',
    );
  });
}
