// Files of a workspace: `/api/workspaces/<slug>/export.json` and `audit.jsonl`, a project's register at
// `/api/workspaces/<slug>/<project>/decisions.md`, `.csv`, `.json` or `.adr.tar`, and its policy at
// `policy.json` and `policy/eslint.json` …; with a session or a token.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { isAway, isRefusal, type Refusal } from '@/domain/Refusal';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { Viewer } from '@/server/model/features/Viewer';
import { config } from '@/server/platform/config/config';
import type { Database } from '@/server/platform/database/Database';
import { openDatabase } from '@/server/platform/database/openDatabase';
import type { ProjectRow } from '@/server/platform/database/Tables';
import { findPerson } from '@/server/teams/accounts/findPerson';
import {
  type Access,
  findAccess,
  notFound,
  requirePermission,
} from '@/server/teams/workspaces/Access';
import { REGISTER_FORMATS, writeRegister } from '@/server/teams/workspaces/decisionRegister';
import { exportWorkspace } from '@/server/teams/workspaces/exportWorkspace';
import { allCurrentDecisions, allDecisions } from '@/server/teams/workspaces/findDecisions';
import { formerProject } from '@/server/teams/workspaces/formerAddresses';
import { listMembers } from '@/server/teams/workspaces/members';
import { projectBySlug } from '@/server/teams/workspaces/projects';
import { workspaceBySlug } from '@/server/teams/workspaces/workspaces';
import { writeAdrFiles } from '@/server/teams/workspaces/writeAdrFiles';
import { findViewer } from './findViewer';
import { packFiles } from './packFiles';
import { projectPolicyFile } from './projectPolicyFile';
import { isImport, receiveImport } from './receiveImport';
import { writeAuditLog } from './writeAuditLog';

interface SentFile {
  readonly type: string;
  readonly body: string | Buffer;
  readonly name: string;
}

export async function sendWorkspaceFile(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('Cache-Control', 'private, no-store');
  if (isImport(request)) return receiveImport(request, response);
  try {
    const { type, body, name } = await makeFile(request);
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${name}"`,
    });
    response.end(body);
  } catch (cause) {
    if (!isRefusal(cause) && !(cause instanceof GraphQLError)) throw cause;
    response.writeHead(findStatus(cause), { 'Content-Type': 'text/plain; charset=utf-8' });
    response.end(`${cause.message}\n`);
  }
}

function findStatus(cause: Refusal | GraphQLError): number {
  if (!isRefusal(cause)) return 401;
  if (isAway(cause)) return 503;
  return cause.code === 'FORBIDDEN' ? 403 : 404;
}

async function makeFile(request: IncomingMessage): Promise<SentFile> {
  const [, slug = '', ...rest] =
    /^\/api\/workspaces\/([\w-]+)\/(?:([\w-]+)\/)?([\w.-]+(?:\/[\w.-]+)?)/.exec(
      request.url ?? '',
    ) ?? [];
  const [project, file = ''] = rest;
  const database = await openDatabase();
  const workspace = await workspaceBySlug(database, slug);
  const access = await findAccess(database, await findAsker(request), workspace?.id ?? '');
  if (!workspace || !access || request.method !== 'GET') throw notFound('file');
  if (project !== undefined) return register(database, access, project, file);
  if (file === 'audit.jsonl')
    return {
      type: 'application/x-ndjson; charset=utf-8',
      body: await writeAuditLog(database, access),
      name: `${slug}-audit.jsonl`,
    };
  if (file !== 'export.json') throw notFound('file');
  const data = await database.inTransaction(() => exportWorkspace(database, access));
  return {
    type: 'application/json; charset=utf-8',
    body: `${JSON.stringify(data)}\n`,
    name: `${slug}.json`,
  };
}

/** A link sends no origin. It opens a file, which no foreign page can read. */
async function findAsker(request: IncomingMessage): Promise<Viewer | undefined> {
  return request.headers.authorization === undefined
    ? findPerson(openDatabase, request.headers.cookie)
    : findViewer(request);
}

async function register(
  database: Database,
  access: Access,
  slug: string,
  file: string,
): Promise<SentFile> {
  requirePermission(access, 'read');
  const format = REGISTER_FORMATS.find((one) => file === `decisions.${one}`);
  const project =
    (await projectBySlug(database, access.workspaceId, slug)) ??
    (await formerProject(database, access.workspaceId, slug));
  // A project that moved away is not the workspace's any more.
  if (project?.workspace_id !== access.workspaceId) throw notFound('file');
  if (file === 'decisions.adr.tar') return adrFiles(database, project);
  if (!format) return requirePolicyFile(database, project, file);
  const [decisions, people] = await Promise.all([
    allCurrentDecisions(database, project.id),
    getMemberNames(database, project),
  ]);
  const written = writeRegister(loadCatalogue(), { project, decisions, people }, format);
  return { ...written, name: `${slug}-decisions.${format}` };
}

async function adrFiles(database: Database, project: ProjectRow) {
  const [rows, people] = await Promise.all([
    allDecisions(database, project.id),
    getMemberNames(database, project),
  ]);
  const files = writeAdrFiles(loadCatalogue(), rows, people);
  const name = `${project.slug}-decisions`;
  return { type: 'application/x-tar', body: await packFiles(name, files), name: `${name}.tar` };
}

async function getMemberNames(database: Database, project: ProjectRow) {
  const members = await listMembers(database, project.workspace_id);
  return new Map(members.map(({ account_id, name }) => [account_id, name]));
}

async function requirePolicyFile(database: Database, project: ProjectRow, name: string) {
  const seen = { catalogue: loadCatalogue(), origin: config().baseUrl };
  const file = await projectPolicyFile(database, project, name, seen);
  if (!file) throw notFound('file');
  return { ...file, name: name.slice(name.indexOf('/') + 1) };
}
