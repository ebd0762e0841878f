import { LRUCache } from 'lru-cache';
import { today } from '@/domain/today';
import { type LinkPreview, linkPreview } from '@/server/api/answers/linkPreview';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import { openDatabase } from '@/server/platform/database/openDatabase';

/** As many as there are cached answers: the pages most readers are on. */
const MAX_PREVIEWS = 128;

/** They hold for the day. Previews for an own audience are not kept, since it can change. */
const getMemory = memoizeByCatalogue(
  'linkPreviews',
  () => new LRUCache<string, LinkPreview>({ max: MAX_PREVIEWS }),
);

/** The preview of a link, for the audience that its address names. */
export async function previewLink(address: string): Promise<LinkPreview | undefined> {
  const catalogue = loadCatalogue();
  const day = today();
  const own = await findOwnAudiences(openDatabase, catalogue, address);
  if (own.size > 0) return linkPreview(catalogue, address, day, own);
  const memory = getMemory(catalogue);
  const key = `${day} ${address}`;
  const preview = memory.get(key) ?? linkPreview(catalogue, address, day, own);
  if (preview) memory.set(key, preview);
  return preview;
}
