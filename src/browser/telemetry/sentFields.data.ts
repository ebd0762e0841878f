// Everything that may leave a page, by name. scrub.ts removes whatever is not listed here, and
// /privacy prints these lists.

export interface SentField {
  readonly name: string;
  readonly words: string;
}

/** Attributes of a span: one timed operation, such as a page load or a request to the server. */
export const SPAN_ATTRIBUTES: readonly SentField[] = [
  { name: 'route', words: 'the kind of page, such as /features/[slug], never its address' },
  {
    name: 'graphql.operation.name',
    words: 'the operation’s name, never its variables',
  },
  { name: 'graphql.operation.type', words: 'whether the operation reads or changes something' },
  { name: 'search.query.length', words: 'how many characters were searched for, never which' },
  { name: 'http.request.method', words: 'GET or POST' },
  { name: 'http.response.status_code', words: 'how the server answered, as a number' },
  { name: 'http.request.fetch_start', words: 'when a request began' },
  { name: 'http.request.request_start', words: 'when it was sent' },
  { name: 'http.request.response_start', words: 'when the answer began to arrive' },
  { name: 'http.request.response_end', words: 'when it had arrived' },
  { name: 'network.protocol.version', words: 'the version of HTTP' },
  { name: 'browser.name', words: 'the browser, such as Firefox' },
  { name: 'browser.version', words: 'its version, the first number alone' },
  {
    name: 'browser.navigation.type',
    words: 'whether the page was loaded, reloaded, restored from history or reached through a link',
  },
  { name: 'browser.web_vital.lcp.value', words: 'when the largest part of the page was drawn' },
  { name: 'browser.web_vital.cls.value', words: 'how much the page moved while it loaded' },
  {
    name: 'browser.web_vital.inp.value',
    words: 'how long the slowest click or key press took to show',
  },
  { name: 'browser.web_vital.fcp.value', words: 'when something was first drawn' },
  { name: 'browser.web_vital.ttfb.value', words: 'when the first byte of the page arrived' },
  { name: 'sentry.op', words: 'what kind of span it is' },
  { name: 'sentry.origin', words: 'which part of the library made it' },
  { name: 'sentry.release', words: 'the version of Plimsoll' },
  { name: 'sentry.environment', words: 'which installation of Plimsoll' },
  { name: 'sentry.segment.id', words: 'the page view the span belongs to, as a random number' },
  { name: 'sentry.segment.name', words: 'the kind of page it belongs to' },
  { name: 'sentry.segment.name.source', words: 'the word “route”' },
  { name: 'sentry.pageload.span_id', words: 'the page load it belongs to, as a random number' },
  { name: 'sentry.idle_span_finish_reason', words: 'why measuring ended' },
  { name: 'sentry.sample_rate', words: 'the share of page views that is measured' },
  { name: 'sentry.exclusive_time', words: 'its own time' },
  { name: 'sentry.trace_lifecycle', words: 'how the library sends spans' },
  { name: 'sentry.sdk.name', words: 'the library' },
  { name: 'sentry.sdk.version', words: 'its version' },
];

/** Fields of an error event. */
export const EVENT_FIELDS: readonly SentField[] = [
  { name: 'event_id', words: 'a random number, shown on the error page' },
  { name: 'timestamp', words: 'when it happened' },
  { name: 'platform', words: 'the word “javascript”' },
  { name: 'level', words: 'its severity' },
  { name: 'release', words: 'the version of Plimsoll' },
  { name: 'environment', words: 'which installation of Plimsoll' },
  { name: 'transaction', words: 'the kind of page, such as /features/[slug], never its address' },
  {
    name: 'exception',
    words:
      'the error’s type, its message without quoted text, addresses and numbers, and the places in our code it passed through',
  },
  {
    name: 'fingerprint',
    words: 'for failed questions: the operation’s name and the kind of failure',
  },
  { name: 'breadcrumbs', words: 'the kinds of page and the failed questions before it, by name' },
  {
    name: 'contexts',
    words: 'the browser’s name and first version number, and the page view as a random number',
  },
  {
    name: 'tags',
    words: 'for failed questions: the operation’s name, the kind of failure, its status and code',
  },
  { name: 'sdk', words: 'the library and its version' },
];

/** Fields of a session, which lasts from page load until the page is left. */
export const SESSION_FIELDS: readonly SentField[] = [
  { name: 'sid', words: 'a random number, forgotten when the page is left' },
  { name: 'init', words: 'whether it has just begun' },
  { name: 'started', words: 'when it began' },
  { name: 'timestamp', words: 'when this was sent' },
  { name: 'status', words: 'whether something went wrong' },
  { name: 'errors', words: 'how many errors there were' },
  { name: 'duration', words: 'how long it lasted' },
  { name: 'attrs', words: 'the version and the installation of Plimsoll' },
];
