// The frame's own answer → which data every answer was computed from. The packages and their
// versions name a catalogue exactly.
import type { GraphQLResponse } from 'relay-runtime';

/** Undefined where the server could not answer: then nothing can be said about what is on disk. */
export function catalogueVersionOf(payload: GraphQLResponse | undefined): string | undefined {
  const catalogue =
    payload && 'data' in payload
      ? (payload.data as { readonly catalogue?: unknown } | null)?.catalogue
      : undefined;
  return catalogue == null ? undefined : JSON.stringify(catalogue);
}
