import type { Plugin } from 'graphql-yoga';
import { GRAPHQL_LIMITS } from '@/domain/graphqlLimits';
import { href } from '@/domain/routes/href';
import { limitRefusal } from './graphqlLimits';

const JSON_TYPES = ['application/json', 'application/graphql+json'];

export const CORS_HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, OPTIONS',
  'access-control-allow-headers': 'content-type, idempotency-key, authorization',
  // A client must be able to read the pause that a refusal asks for.
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
} as const;

/**
 * Any origin may read, but without credentials: a foreign page gains nothing from the cookies that a
 * browser sends.
 */
export function allowAllOrigins(): Plugin {
  return {
    onRequest({ request, fetchAPI, endResponse }) {
      if (request.method === 'OPTIONS') endResponse(new fetchAPI.Response(null, { status: 204 }));
    },
    onResponse({ response }) {
      for (const [name, value] of Object.entries(CORS_HEADERS)) response.headers.set(name, value);
    },
  };
}

/** Keeps every cache from storing an answer: it is for its request only. */
export function forbidStoring(): Plugin {
  return {
    onResponse({ response }) {
      response.headers.set('cache-control', 'private, no-store');
    },
  };
}

/** Leads people who open the endpoint's address to its explanation and the explorer. */
export function redirectPeople(): Plugin {
  return {
    onRequest({ request, url, fetchAPI, endResponse }) {
      const isForPeople = request.headers.get('accept')?.includes('text/html') === true;
      if (request.method !== 'GET' || !isForPeople || url.search !== '') return;
      const headers = { location: href.developers() };
      endResponse(new fetchAPI.Response(null, { status: 303, headers }));
    },
  };
}

/** A form a foreign page can post without asking is refused before its body is read. */
export function requireJson(): Plugin {
  return {
    onRequestParse({ request, endResponse, fetchAPI }) {
      const type = request.headers.get('content-type') ?? '';
      if (
        request.method !== 'POST' ||
        JSON_TYPES.includes(type.split(';')[0]!.trim().toLowerCase())
      )
        return;
      const message = `The body must be JSON, sent with \`content-type: application/json\`, but its type is “${type.slice(0, 100)}”.`;
      endResponse(
        fetchAPI.Response.json(
          { errors: [{ message, extensions: { code: 'CONTENT_TYPE_UNSUPPORTED' } }] },
          { status: 415 },
        ),
      );
    },
  };
}

/**
 * Resolvers are synchronous and their number is limited, so only a body that doesn't arrive can
 * take long.
 */
export function timeLimit(milliseconds: number = GRAPHQL_LIMITS.milliseconds): Plugin {
  return {
    onRequestParse({ requestParser, setRequestParser }) {
      if (requestParser)
        setRequestParser((request) => within(milliseconds, requestParser(request)));
    },
  };
}

async function within<T>(milliseconds: number, work: Promise<T> | T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutRefusal(milliseconds)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

export const timeoutRefusal = (milliseconds: number) =>
  limitRefusal(
    'TIMEOUT',
    `The request took longer than ${milliseconds / 1000} seconds, the limit. Try again.`,
    503,
  );
