import type { Session } from '@sentry/core';
import {
  BrowserClient,
  dedupeIntegration,
  defaultStackParser,
  getCurrentScope,
  linkedErrorsIntegration,
  makeFetchTransport,
} from '@sentry/react';
import { TELEMETRY_PATH, type TelemetrySettings } from '@/domain/telemetry';
import { parseBrowser } from './parseBrowser';
import { scrubEvent, scrubSpan } from './scrub';

/** Concurrent requests to the collector; events beyond that are dropped. */
const MAX_REQUESTS = 8;
const MAX_BREADCRUMBS = 20;

/**
 * Turns off everything the SDK would collect on its own: users, cookies, headers, bodies,
 * documents, variables.
 */
const NOTHING_OF_PEOPLE = {
  userInfo: false,
  cookies: false,
  httpHeaders: false,
  httpBodies: [],
  // scrub.ts removes them. If the SDK filtered them here, it could not match a request that has a
  // query string to its resource timing.
  urlQueryParams: true,
  graphQL: { document: false, variables: false },
  genAI: { inputs: false, outputs: false },
  mcp: { inputs: false, outputs: false },
  databaseQueryData: false,
  queues: false,
  stackFrameVariables: false,
  frameContextLines: 0,
};

export function createClient({
  dsn,
  release,
  environment,
  sampleRate,
}: TelemetrySettings): BrowserClient {
  const made = new BrowserClient({
    dsn,
    release,
    environment,
    tunnel: TELEMETRY_PATH,
    tracesSampleRate: sampleRate,
    propagateTraceparent: true,
    maxBreadcrumbs: MAX_BREADCRUMBS,
    dataCollection: NOTHING_OF_PEOPLE,
    transport: makeFetchTransport,
    transportOptions: { bufferSize: MAX_REQUESTS },
    stackParser: defaultStackParser,
    ignoreSpans: [{ op: /^(resource|mark|measure|paint)/ }],
    beforeSend: scrubEvent,
    beforeSendSpan: scrubSpan,
    integrations: [linkedErrorsIntegration(), dedupeIntegration()],
  });
  const browser = parseBrowser(navigator.userAgent);
  getCurrentScope().setContext('browser', browser);
  made.on('beforeSendSession', (session) => delete (session as Partial<Session>).userAgent);
  made.on('spanStart', (span) =>
    span.setAttributes({ 'browser.name': browser.name, 'browser.version': browser.version }),
  );
  return made;
}
