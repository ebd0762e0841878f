// What the SDK would send → what may be sent. A whitelist: a field the next version of the SDK adds
// stays here until a list names it. What one would get wrong: the text of an error may quote what a
// person typed, as JSON.parse does, and names of spans may quote the page.
import type { ErrorEvent, Exception, StackFrame, StreamedSpanJSON } from '@sentry/core';
import { routeAt } from './readerRoute';
import { SPAN_ATTRIBUTES } from './sentFields.data';

const sentAttributes: ReadonlySet<string> = new Set(SPAN_ATTRIBUTES.map(({ name }) => name));

/** The attribute that names the route to which a measurement counts. */
const SEGMENT = 'sentry.segment.name';

const MESSAGE_LENGTH = 200;

/**
 * Without what may come from a person: quoted text, addresses and what they ask for, e-mail
 * addresses, long numbers. Names of properties stay.
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
  // Where the browser tells of no soft navigation the SDK counts them under the page that was loaded.
  if (isOfPage && op.startsWith('ui.interaction.'))
    attributes[SEGMENT] = routeAt(span.start_timestamp * 1000) ?? attributes[SEGMENT];
  // The SDK calls these by the component or the element they happened in.
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
    contexts: { trace: contexts?.trace && traceOf(contexts.trace), browser: contexts?.browser },
    exception: { values: exception?.values?.map(scrubException) ?? [] },
    // Never sent: the SDK takes the trace of the envelope from it.
    sdkProcessingMetadata: event.sdkProcessingMetadata,
  };
}

function traceOf({ trace_id, span_id }: NonNullable<NonNullable<ErrorEvent['contexts']>['trace']>) {
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
 * Our own code by its file; anything else, such as an extension or the page's own address, without
 * one.
 */
function scrubFrame({ filename, function: name, lineno, colno, in_app }: StackFrame): StackFrame {
  const file = /^https?:\/\/[^/]+\/_next\/[^?#]*/.exec(filename ?? '')?.[0];
  return { filename: file ?? '<elsewhere>', function: name, lineno, colno, in_app };
}
