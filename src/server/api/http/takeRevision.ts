// POST /api/audiences/<id>/revisions: renews an audience with a program's counts. The body is JSON,
// `{ from, to, browsers: [{ slug, versions, weights }] }`, or a table as text/csv with the days in
// `?from=&to=`. It needs a token that may write.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { pushRevision } from '@/server/teams/sources/pushRevision';
import { type PostedBody, takeFromProgram } from './takeFromProgram';

/** 201 with the revision, or 200 where the counts are those of the newest one. */
export const takeRevision = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  takeFromProgram(request, response, { what: 'A revision', maxBytes: 4_000_000, take });

async function take({ viewer, url: { pathname, searchParams }, type, body }: PostedBody) {
  const [, audienceId = ''] = /^\/api\/audiences\/([\w-]{22})\/revisions\/?$/.exec(pathname) ?? [];
  const { revision } = await pushRevision(
    await openDatabase(),
    viewer,
    {
      ...{ audienceId, type, body },
      from: searchParams.get('from') ?? undefined,
      to: searchParams.get('to') ?? undefined,
    },
    { catalogue: loadCatalogue() },
  );
  const audience = `custom:${audienceId}`;
  return revision
    ? { status: 201, body: { audience, revision: revision.id, isNew: true } }
    : { status: 200, body: { audience, isNew: false } };
}
