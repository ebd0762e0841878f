import { nameCode } from '@/server/api/answers/nameCode';
import { subjectParts } from '@/server/api/answers/subjectParts';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import type { CodeReader } from '@/server/model/scan/readCode';

/** `/features/has.json`, `/compat/css.selectors.has.json` */
export async function pathOfSubject(
  catalogue: Catalogue,
  readCode: CodeReader,
  subject: string,
): Promise<string> {
  const [kind, id] = subjectParts(catalogue, await nameCode(catalogue, readCode, subject));
  return `/${kind}/${encodeURIComponent(id)}.json`;
}
