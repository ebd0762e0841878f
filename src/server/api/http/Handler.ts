import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request; done when it has been handed on, not when the answer has arrived. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
