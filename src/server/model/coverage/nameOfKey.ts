import { partName } from '@/domain/partName';
import type { CompatKey } from '@/server/data/catalogue/Catalogue';
import { textOfHtml } from './textOfHtml';

/** A key’s name for people, such as “HTMLElement: beforetoggle event”. */
export function nameOfKey({ path, descriptionHtml }: CompatKey): string {
  return partName(path, descriptionHtml && textOfHtml(descriptionHtml).replace(/\.$/, ''));
}
