import { subjectParts } from '@/server/api/answers/subjectParts';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';

/** `/features/has.json`, `/compat/css.selectors.has.json` */
export function pathOfSubject(catalogue: Catalogue, subject: string): string {
  const [kind, id] = subjectParts(catalogue, subject);
  return `/${kind}/${encodeURIComponent(id)}.json`;
}
