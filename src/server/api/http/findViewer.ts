import type { IncomingMessage } from 'node:http';
import { GraphQLError } from 'graphql';
import type { Viewer } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson, hasSession } from '@/server/teams/accounts/findPerson';
import { findProgram } from '@/server/teams/workspaces/apiTokens';
import { isOwnOrigin } from './isOwnOrigin';
import { noteClient } from './limitedClient';

/**
 * Finds who asks. Returns no promise, and does not use the database, for a request with neither token
 * nor session.
 * @throws GraphQLError for an invalid token, which never falls back to the session, and for a
 *   session used by a foreign page
 */
export function findViewer(
  request: IncomingMessage,
): Viewer | undefined | Promise<Viewer | undefined> {
  const { authorization, cookie } = request.headers;
  const [scheme, secret = ''] = (authorization ?? '').split(' ');
  if (scheme?.toLowerCase() === 'bearer') return requireProgram(request, secret);
  if (!hasSession(cookie)) return undefined;
  if (!isOwnOrigin(request)) throw FOREIGN;
  return lookUpPerson(request);
}

async function lookUpPerson(request: IncomingMessage): Promise<Viewer | undefined> {
  const person = await findPerson(openDatabase, request.headers.cookie);
  if (person) noteClient(request, person);
  return person;
}

async function requireProgram(request: IncomingMessage, secret: string): Promise<Viewer> {
  const program = await findProgram(await openDatabase(), secret);
  if (program) noteClient(request, program);
  if (program) return program;
  throw new GraphQLError(
    'This token is not good: it expired, was revoked, or was not copied whole. An admin of the workspace can make another.',
    { extensions: { code: 'TOKEN_INVALID', http: { status: 401, spec: false } } },
  );
}

const FOREIGN = new GraphQLError(
  'The session was sent from a page of another site. Scripts send a token instead.',
  { extensions: { code: 'ORIGIN_FOREIGN', http: { status: 403, spec: false } } },
);
