import { config } from '@/server/platform/config/config';
import { DataStore } from './DataStore';

/** The data versions of this instance for readers, where damaged files must not break any page. */
export function openDataStore(): DataStore {
  return new DataStore(config().dataDir, { isForReaders: true });
}
