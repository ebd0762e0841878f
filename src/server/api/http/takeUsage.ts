// POST /api/projects/<team>/<project>/usage: what a repository uses, from `plimsoll scan --report`.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { takeUsageReport } from '@/server/teams/workspaces/takeUsageReport';
import { type PostedBody, takeFromProgram } from './takeFromProgram';

export const takeUsage = (request: IncomingMessage, response: ServerResponse): Promise<void> =>
  takeFromProgram(request, response, { what: 'A report', maxBytes: 1_000_000, take });

async function take({ viewer, url, body }: PostedBody) {
  const [, team = '', project = ''] =
    /^\/api\/projects\/([\w-]+)\/([\w-]+)\/usage\/?$/.exec(url.pathname) ?? [];
  const { repository, day, uses } = await takeUsageReport(await openDatabase(), viewer, {
    ...{ team, project, body },
  });
  return { status: 200, body: { repository, day, uses } };
}
