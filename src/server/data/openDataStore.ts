import { config } from '@/server/config/config';
import { DataStore } from './DataStore';

/** The data versions of this instance. */
export function openDataStore(): DataStore {
  return new DataStore(config().dataDir);
}
