// Filters what the SDK would send down to what may be sent. This is an allowlist: a field added by
// a new SDK version stays here until a list names it. Pitfall: error messages may quote what a
// reader typed, as JSON.parse does, and span names may quote the page.
import type { ErrorEvent, Exception, StackFrame, StreamedSpanJSON } from '@sentry/core';
import { routeAt } from './readerRoute';
import { SPAN_ATTRIBUTES } from './sentFields.data';

const sentAttributes: ReadonlySet<string> = new Set(SPAN_ATTRIBUTES.map(({ name }) => name));

/** The attribute for the route that a measurement belongs to. */
const SEGMENT = 'sentry.segment.name';

const MESSAGE_LENGTH = 200;

/**
 * Removes anything that may come from a reader: quoted text, URLs, email addresses and long
 * numbers. Property names stay.
 */
export function scrubText(text: string): string {
  return text
    .replace(/\b[a-z][\w+.-]*:\/\/[^\s"'`”’)]+/gi, (address) =>
      address.replace(/^([a-z][\w+.-]*:\/\/[^/?#]*).*$/i, '$1/…'),
    )
    .replace(/[^\s"'`“”‘’<>(){}]+@[^\s"'`“”‘’<>(){}]+/g, '…@…')
    .replace(/(reading|setting|property) (['"])([\w$]{1,60})\2/g, '$1 \u0000$3\u0000')
    .replace(/"[^"]*"|“[^”]*”|‘[^’]*’|`[^`]*`|(?<!\w)'[^']*'/g, '“…”')
    .replace(/\u0000/g, "'")
    .replace(/\/\S*[?#]\S*/g, '/…')
    .replace(/\d{5,}/g, '…')
    .slice(0, MESSAGE_LENGTH);
}

export function scrubSpan(span: StreamedSpanJSON): StreamedSpanJSON {
  const op = span.attributes['sentry.op'];
  const isOfPage = typeof op === 'string' && op.startsWith('ui.');
  const attributes = Object.fromEntries(
    Object.entries(span.attributes).filter(([name]) => sentAttributes.has(name)),
  );
  // Without soft navigation support in the browser, the SDK attributes these to the page that was
  // loaded.
  if (isOfPage && op.startsWith('ui.interaction.'))
    attributes[SEGMENT] = routeAt(span.start_timestamp * 1000) ?? attributes[SEGMENT];
  // The SDK names these after the component or the element they happened in.
  return { ...span, name: isOfPage ? op : span.name, attributes, links: undefined };
}

export function scrubEvent(event: ErrorEvent): ErrorEvent {
  const {
    event_id,
    timestamp,
    platform,
    level,
    release,
    environment,
    transaction,
    fingerprint,
    breadcrumbs,
    tags,
    sdk,
    contexts,
    exception,
  } = event;
  return {
    type: undefined,
    event_id,
    timestamp,
    platform,
    level,
    release,
    environment,
    transaction,
    fingerprint,
    tags,
    breadcrumbs,
    sdk: sdk && { name: sdk.name, version: sdk.version },
    contexts: { trace: contexts?.trace && pickTrace(contexts.trace), browser: contexts?.browser },
    exception: { values: exception?.values?.map(scrubException) ?? [] },
    // Not sent: the SDK reads the envelope's trace from it.
    sdkProcessingMetadata: event.sdkProcessingMetadata,
  };
}

function pickTrace({
  trace_id,
  span_id,
}: NonNullable<NonNullable<ErrorEvent['contexts']>['trace']>) {
  return { trace_id, span_id };
}

function scrubException({ type, value, mechanism, stacktrace }: Exception): Exception {
  return {
    type: type && scrubText(type),
    value: value && scrubText(value),
    mechanism: mechanism && { type: mechanism.type, handled: mechanism.handled },
    stacktrace: stacktrace && { frames: stacktrace.frames?.map(scrubFrame) },
  };
}

/**
 * Identifies our own code by its file. For anything else, such as an extension or the page's URL,
 * the file name is dropped.
 */
function scrubFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const file = /^https?:\/\/[^/]+\/_next\/[^?#]*/.exec(filename ?? '')?.[0];
  return { filename: file ?? '<elsewhere>', function: name, lineno, colno, in_app };
}
