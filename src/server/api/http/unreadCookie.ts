// How much of a person's inbox is unread goes with answers they get anyway, in a cookie that pages
// can read: the count in the header then needs no request of its own.
import type { IncomingMessage } from 'node:http';
import type { Plugin } from 'graphql-yoga';
import { UNREAD_COOKIE } from '@/domain/protocol';
import type { RequestContext } from '@/server/model/features/RequestContext';
import { config } from '@/server/platform/config/config';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { countUnread } from '@/server/teams/workspaces/inbox';

interface ServerContext {
  readonly req: IncomingMessage;
}

/** Sets the cookie where it differs from the one the browser sent. */
export function unreadCookie(): Plugin<Partial<RequestContext>, ServerContext> {
  const readers = new WeakMap<IncomingMessage, string>();
  return {
    onExecute: ({ args }) => {
      const { viewer, req } = args.contextValue as Partial<RequestContext & ServerContext>;
      if (viewer?.kind === 'person' && req) readers.set(req, viewer.accountId);
    },
    onResponse: async ({ response, serverContext }) => {
      const accountId = readers.get(serverContext.req);
      if (accountId === undefined) return;
      const count = await countUnread(await openDatabase(), accountId).catch(() => undefined);
      const pair = `${UNREAD_COOKIE}=${count}`;
      const sent = serverContext.req.headers.cookie?.split('; ') ?? [];
      if (count === undefined || sent.includes(pair)) return;
      response.headers.append('Set-Cookie', toSetCookie(pair));
    },
  };
}

const MAX_AGE_SECONDS = 30 * 86_400;

const toSetCookie = (pair: string): string =>
  `${pair}; Path=/; Max-Age=${MAX_AGE_SECONDS}; SameSite=Lax${config().baseUrl.startsWith('https:') ? '; Secure' : ''}`;
