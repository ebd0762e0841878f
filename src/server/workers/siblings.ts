// The processes of one instance tell each other what none may know alone: what a client has used,
// which audience is gone. A message takes about a millisecond and gets no answer.
import cluster from 'node:cluster';

type Listener = (value: unknown) => void;

/** What goes from one worker through the primary process to the others. */
export interface SiblingMessage {
  readonly plimsollTopic: string;
  readonly value: unknown;
}

const holder: typeof globalThis & { plimsollSiblings?: Map<string, Set<Listener>> } = globalThis;

export const isSiblingMessage = (message: unknown): message is SiblingMessage =>
  typeof message === 'object' && message !== null && 'plimsollTopic' in message;

/** Does nothing where this process is the only one. */
export function tellSiblings(topic: string, value: unknown): void {
  if (!cluster.isWorker || !process.connected) return;
  process.send?.({ plimsollTopic: topic, value } satisfies SiblingMessage);
}

export function hearSiblings(topic: string, listener: Listener): void {
  const listeners = allListeners();
  listeners.set(topic, (listeners.get(topic) ?? new Set()).add(listener));
}

/** One listener to the channel, although this module is loaded twice. */
function allListeners(): Map<string, Set<Listener>> {
  if (holder.plimsollSiblings) return holder.plimsollSiblings;
  const listeners = new Map<string, Set<Listener>>();
  holder.plimsollSiblings = listeners;
  if (cluster.isWorker)
    process.on('message', (message) => {
      if (!isSiblingMessage(message)) return;
      for (const listener of listeners.get(message.plimsollTopic) ?? []) listener(message.value);
    });
  return listeners;
}
