// POST /api/projects/<workspace>/<project>/usage: what a repository uses, as `plimsoll scan --report`
// sends it. It needs a token that may write. The body is in docs/automation.md.
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { recordUseReport } from '@/server/teams/uses/recordUseReport';
import { parseUseReport, REPORT_LIMITS } from '@/server/teams/uses/UseReport';
import { takeFromProgram } from './takeFromProgram';

const PATH = /^\/api\/projects\/([\w-]+)\/([\w-]+)\/usage\/?$/;

/** 201 for the first report of a repository, or 200; unknown keys are named, and left out. */
export const takeUseReport = takeFromProgram({
  what: 'A report',
  maxBytes: REPORT_LIMITS.bytes,
  async take({ viewer, url, body }) {
    const [, workspace = '', project = ''] = PATH.exec(url.pathname) ?? [];
    const { isNew, keys, unknown } = await recordUseReport(
      await openDatabase(),
      viewer,
      { workspace, project, report: parseUseReport(body) },
      { catalogue: loadCatalogue() },
    );
    return { status: isNew ? 201 : 200, body: { isNew, keys, unknown } };
  },
});
