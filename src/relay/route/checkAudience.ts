// An audience's key → whether the server knows it, before anything is shown for it. It goes past
// the store because the reader is to see the server's own sentence, which Relay keeps to itself; a
// good answer is put into the store, so that the frame need not ask again.
import { type Environment, getRequest } from 'relay-runtime';
import { seedStore } from '@/relay/hydration';
import { siteQuery } from './siteQuery';

/**
 * Undefined where the key names an audience, else the sentence that says why not. Rejects where the
 * server cannot be asked.
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
