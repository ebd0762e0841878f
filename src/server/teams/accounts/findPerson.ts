import type { Person } from '@/server/model/features/Viewer';
import type { OpenDatabase } from '@/server/platform/database/Database';
import { getAuth, sessionCookie } from './auth';

/** Saves a database query for requests without a session cookie. */
export function hasSession(cookies: string | undefined): boolean {
  return cookies?.includes(`${sessionCookie()}=`) === true;
}

/** The signed-in person. Undefined without a session or after it has ended. */
export async function findPerson(
  openDatabase: OpenDatabase,
  cookies: string | undefined,
): Promise<Person | undefined> {
  if (!hasSession(cookies)) return undefined;
  const auth = await getAuth(await openDatabase());
  const found = await auth.api.getSession({ headers: new Headers({ cookie: cookies! }) });
  if (!found) return undefined;
  const { user, session } = found;
  return {
    kind: 'person',
    accountId: user.id,
    name: user.name,
    email: user.email,
    sessionId: session.id,
  };
}
