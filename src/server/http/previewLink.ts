import { today } from '@/domain/today';
import { type LinkPreview, linkPreview } from '@/server/answers/linkPreview';
import { findOwnAudiences } from '@/server/audiences/ownAudiences';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';

/** The preview of a link, for the audience that its address names. */
export async function previewLink(address: string): Promise<LinkPreview | undefined> {
  const catalogue = loadCatalogue();
  return linkPreview(catalogue, address, today(), await findOwnAudiences(catalogue, address));
}
