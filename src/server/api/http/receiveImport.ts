import type { IncomingMessage, ServerResponse } from 'node:http';
import { isRefusal, Refusal } from '@/domain/Refusal';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createContext } from '@/server/model/features/RequestContext';
import type { Person } from '@/server/model/features/Viewer';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { perProcess } from '@/server/platform/memory/perProcess';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { importWorkspace } from '@/server/teams/workspaces/importWorkspace';
import { parseWorkspaceFile } from '@/server/teams/workspaces/WorkspaceFile';
import { accountLimits } from './accountLimits';
import { sendOutcome } from './accountOutcome';
import { isOwnOrigin } from './isOwnOrigin';
import { BodyRefusal, readBody } from './readBody';

/** A workspace with 5,000 decisions takes a third of it. */
const MAX_BYTES = 30_000_000;

/** The path of the form that sends an exported workspace, whose new address is `?slug=`. */
export const isImport = ({ url = '', method }: IncomingMessage): boolean =>
  method === 'POST' && /^\/api\/workspaces\/import(?:\?|$)/.test(url);

export async function receiveImport(
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const slug = await importIt(request);
    sendOutcome(request, response, { to: `/w/${encodeURIComponent(slug)}` });
  } catch (cause) {
    if (!isRefusal(cause)) throw cause;
    sendOutcome(request, response, { refusal: cause, page: '/w', form: 'import' });
  }
}

async function importIt(request: IncomingMessage): Promise<string> {
  if (!isOwnOrigin(request))
    throw new Refusal('ORIGIN_FOREIGN', 'This file was sent from another site.');
  const person = await findPerson(openDatabase, request.headers.cookie);
  if (!person) throw new Refusal('SIGNED_OUT', 'You are signed out. Sign in again.');
  accountLimits().take(request, person.email);
  const slug = new URL(request.url ?? '/', config().baseUrl).searchParams.get('slug') ?? '';
  if (importing.isUnderWay)
    throw new Refusal('TEAM_LIMIT', 'Another workspace is being imported. Try again in a minute.');
  importing.isUnderWay = true;
  try {
    const source = await readBody(request, MAX_BYTES).catch(toRefusal);
    return await importFile(person, source.toString(), slug);
  } finally {
    importing.isUnderWay = false;
  }
}

/** One at a time: each may hold 30 MB several times over. */
const importing = perProcess('importing', () => ({ isUnderWay: false }));

async function importFile(person: Person, source: string, slug: string): Promise<string> {
  const file = await parseWorkspaceFile(source);
  const database = await openDatabase();
  const context = createContext(loadCatalogue(), { viewer: person, database: openDatabase });
  const row = await database.inTransaction(() =>
    importWorkspace(database, person, file, { slug, context }),
  );
  return row.slug;
}

function toRefusal(cause: unknown): never {
  throw cause instanceof BodyRefusal
    ? new Refusal(
        'TEXT_INVALID',
        'This file is larger than 30 MB, which is the limit. An operator can move a whole instance with `npm run backup` and `npm run restore`.',
        {
          path: ['file'],
        },
      )
    : cause;
}
