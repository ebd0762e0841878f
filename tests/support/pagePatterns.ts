import { readdirSync } from 'node:fs';
import { getSortedRoutes } from 'next/dist/shared/lib/router/utils';

/** The patterns of the pages in `pages/`, in Next's own order of precedence. */
export function pagePatterns(): readonly string[] {
  const files = readdirSync('pages', { recursive: true, encoding: 'utf8' });
  return getSortedRoutes(
    files
      .filter((file) => /^(?!api\/|_|404|500).*\.tsx$/.test(file))
      .map((file) => `/${file.replace(/\.tsx$/, '').replace(/(?:^|\/)index$/, '')}`),
  );
}
