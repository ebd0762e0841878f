// Checks that the server knows an audience before anything is shown for it. It bypasses Relay,
// which would hide the server's error message from the reader; a successful response is put into
// the store, so that the frame needs no request of its own.
import { type Environment, getRequest } from 'relay-runtime';
import { seedStore } from '@/relay/environment/seedStore';
import { siteQuery } from './siteQuery';

/**
 * Undefined if the audience exists, otherwise a sentence why not. Rejects if the server can't be
 * reached.
 */
export async function refusalOfAudience(
  environment: Environment,
  audience: string,
): Promise<string | undefined> {
  const variables = { audience };
  const answer = await environment
    .getNetwork()
    .execute(getRequest(siteQuery).params, variables, { force: true })
    .toPromise();
  if (answer === undefined || Array.isArray(answer))
    throw new Error('The server gave no single answer about an audience.');

  const refusal = 'errors' in answer ? answer.errors?.[0] : undefined;
  if (refusal) return refusal.message;
  seedStore(environment, siteQuery, variables, answer);
  return undefined;
}
