import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Handler } from './Handler';

/** Some requests, and what answers them. */
export interface Route {
  readonly matches: (request: IncomingMessage) => boolean;
  readonly answer: Handler;
}

/**
 * Answers a request by the first route that matches it.
 * @returns false if none does
 */
export async function answerByRoute(
  routes: readonly Route[],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const route = routes.find(({ matches }) => matches(request));
  await route?.answer(request, response);

  return route !== undefined;
}

/** The address of a request without its query. */
export const pathOf = ({ url = '/' }: IncomingMessage): string => url.split('?', 1)[0]!;
