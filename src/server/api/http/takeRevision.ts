// POST /api/audiences/<id>/revisions: renews an audience with a program's counts. The body is JSON,
// `{ from, to, browsers: [{ slug, versions, weights }] }`, or a table as text/csv with the days in
// `?from=&to=`. It needs a token that may write.
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { pushRevision } from '@/server/teams/sources/pushRevision';
import { takeFromProgram } from './takeFromProgram';

const PATH = /^\/api\/audiences\/([\w-]{22})\/revisions\/?$/;

/** 201 with the revision, or 200 where the counts are those of the newest one. */
export const takeRevision = takeFromProgram({
  what: 'A revision',
  maxBytes: 4_000_000,
  async take({ viewer, url, type, body }) {
    const [, audienceId = ''] = PATH.exec(url.pathname) ?? [];
    const from = url.searchParams.get('from') ?? undefined;
    const to = url.searchParams.get('to') ?? undefined;
    const { revision } = await pushRevision(
      await openDatabase(),
      viewer,
      { audienceId, type, body, from, to },
      { catalogue: loadCatalogue() },
    );
    const audience = `custom:${audienceId}`;
    return revision
      ? { status: 201, body: { audience, revision: revision.id, isNew: true } }
      : { status: 200, body: { audience, isNew: false } };
  },
});
