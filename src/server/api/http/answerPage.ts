import type { IncomingMessage } from 'node:http';
import type { ExecutionResult } from 'graphql';
import { isRefusal } from '@/domain/Refusal';
import { answerForViewer } from '@/server/api/operations/answerForViewer';
import type { Viewer } from '@/server/model/features/Viewer';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { findPerson } from '@/server/teams/accounts/findPerson';
import { noteClient } from './limitedClient';

/** Answers a page for its reader. While the database is away, every reader is a stranger. */
export async function answerPage(
  request: IncomingMessage | undefined,
  documentId: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<ExecutionResult> {
  return answerForViewer(documentId, variables, await findReader(request));
}

async function findReader(request: IncomingMessage | undefined): Promise<Viewer | undefined> {
  try {
    const person = await findPerson(openDatabase, request?.headers.cookie);
    if (request && person) noteClient(request, person);
    return person;
  } catch (cause) {
    if (isRefusal(cause)) return undefined;
    throw cause;
  }
}
