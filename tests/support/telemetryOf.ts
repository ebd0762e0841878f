import type { ItemType, Received, TelemetryReceiver } from './telemetryReceiver';

interface Frame {
  readonly filename: string;
}

export interface ReceivedEvent {
  readonly event_id: string;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly release: string;
  readonly transaction: string;
  readonly tags?: Readonly<Record<string, unknown>>;
  readonly contexts: { readonly trace: { readonly trace_id: string } };
  readonly exception: {
    readonly values: readonly {
      readonly type: string;
      readonly value: string;
      readonly stacktrace?: { readonly frames: readonly Frame[] };
    }[];
  };
}

export interface ReceivedSpan {
  readonly name: string;
  readonly trace_id: string;
  readonly span_id: string;
  readonly is_segment: boolean;
  /** Seconds since 1970. */
  readonly start_timestamp: number;
  readonly end_timestamp: number;
  readonly attributes: Readonly<Record<string, { readonly value: unknown }>>;
}

export interface ReceivedSession {
  /** ISO 8601. */
  readonly started: string;
  readonly status: string;
  readonly errors: number;
  readonly attrs: Readonly<Record<string, unknown>>;
}

const payloadsOf = (received: readonly Received[], type: ItemType): unknown[] =>
  received.flatMap(({ items }) =>
    items.filter((item) => item.type === type).map(({ payload }) => payload),
  );

/** A collector's events that began since it was last cleared, by kind. */
export function telemetryOf({ received, since }: Pick<TelemetryReceiver, 'received' | 'since'>) {
  const isOfNow = (milliseconds: number) => milliseconds >= since();
  const spans = (
    payloadsOf(received, 'span') as { readonly items: readonly ReceivedSpan[] }[]
  ).flatMap(({ items }) => items);
  return {
    events: (payloadsOf(received, 'event') as ReceivedEvent[]).filter(({ timestamp }) =>
      isOfNow(timestamp * 1000),
    ),
    sessions: (payloadsOf(received, 'session') as ReceivedSession[]).filter(({ started }) =>
      isOfNow(Date.parse(started)),
    ),
    spans: spans.filter((span) => isOfNow(span.start_timestamp * 1000)),
  };
}

export const attributeOf = (span: ReceivedSpan | undefined, name: string): unknown =>
  span?.attributes[name]?.value;
