import { config } from '@/server/platform/config/config';
import { DataStore } from './DataStore';

/** The data versions of this instance, for readers: what is damaged takes no page away. */
export function openDataStore(): DataStore {
  return new DataStore(config().dataDir, { isForReaders: true });
}
