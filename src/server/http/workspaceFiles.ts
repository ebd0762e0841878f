// Files of a workspace: `/api/workspaces/<slug>/export.json`, and a project's register at
// `/api/workspaces/<slug>/<project>/decisions.md`, `.csv` or `.json`; with a session or a token.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { isRefusal } from '@/domain/Refusal';
import type { Viewer } from '@/domain/Viewer';
import { findPerson } from '@/server/accounts/findPerson';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import type { Database } from '@/server/database/Database';
import { openDatabase } from '@/server/database/openDatabase';
import { type Access, findAccess, notFound, requirePermission } from '@/server/workspaces/Access';
import {
  REGISTER_FORMATS,
  type RegisterFile,
  writeRegister,
} from '@/server/workspaces/decisionRegister';
import { exportWorkspace } from '@/server/workspaces/exportWorkspace';
import { allCurrentDecisions } from '@/server/workspaces/findDecisions';
import { membersOf } from '@/server/workspaces/members';
import { projectBySlug } from '@/server/workspaces/projects';
import { workspaceBySlug } from '@/server/workspaces/workspaces';
import { findViewer } from './findViewer';

export async function sendWorkspaceFile(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store');
  try {
    const { type, body, name } = await makeFile(request);
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    });
    response.end(body);
  } catch (cause) {
    if (!isRefusal(cause) && !(cause instanceof GraphQLError)) throw cause;
    const status = isRefusal(cause) ? (cause.code === 'FORBIDDEN' ? 403 : 404) : 401;
    response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${cause.message}\n`);
  }
}

async function makeFile(
  request: IncomingMessage,
): Promise<RegisterFile & { readonly name: string }> {
  const [, slug = '', ...rest] =
    /^\/api\/workspaces\/([\w-]+)\/(?:([\w-]+)\/)?([\w.-]+)/.exec(request.url ?? '') ?? [];
  const [project, file = ''] = rest;
  const database = await openDatabase();
  const workspace = await workspaceBySlug(database, slug);
  const access = await findAccess(database, await findAsker(request), workspace?.id ?? '');
  if (!workspace || !access || request.method !== 'GET') throw notFound('file');
  if (project !== undefined) return register(database, access, project, file);
  if (file !== 'export.json') throw notFound('file');
  const data = await database.inTransaction(() => exportWorkspace(database, access));
  return {
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify(data, null, 2)}\n`,
    name: `${slug}.json`,
  };
}

/** A link sends no origin; what it opens is a file, which no foreign page can read. */
async function findAsker(request: IncomingMessage): Promise<Viewer | undefined> {
  return request.headers.authorization === undefined
    ? findPerson(request.headers.cookie)
    : findViewer(request);
}

async function register(
  database: Database,
  access: Access,
  slug: string,
  file: string,
): Promise<RegisterFile & { readonly name: string }> {
  requirePermission(access, 'read');
  const format = REGISTER_FORMATS.find((one) => file === `decisions.${one}`);
  const project = await projectBySlug(database, access.workspaceId, slug);
  if (!project || !format) throw notFound('file');
  const [decisions, members] = await Promise.all([
    allCurrentDecisions(database, project.id),
    membersOf(database, access.workspaceId),
  ]);
  const people = new Map(members.map(({ account_id, name }) => [account_id, name]));
  const written = writeRegister(loadCatalogue(), { project, decisions, people }, format);
  return { ...written, name: `${slug}-decisions.${format}` };
}
