// Messages between the processes of one instance: how much a client has used, which audience is gone.
// A message takes about a millisecond and gets no answer.
import cluster from 'node:cluster';
import { perProcess } from '@/server/platform/memory/perProcess';

/** @param agoMs how long ago it came, where nothing listened yet: milliseconds */
type Listener = (value: unknown, agoMs: number) => void;

/** A message from one worker through the primary process to the others. */
export interface SiblingMessage {
  readonly plimsollTopic: string;
  readonly value: unknown;
}

interface Topic {
  readonly listeners: Set<Listener>;
  /** Messages from before the first listener, which gets them then. */
  unheard: { readonly value: unknown; readonly at: number }[];
}

/** A topic without a listener keeps the latest. */
const MAX_UNHEARD = 1_000;

export const isSiblingMessage = (message: unknown): message is SiblingMessage =>
  typeof message === 'object' && message !== null && 'plimsollTopic' in message;

/** Does nothing if this process is the only one. */
export function tellSiblings(topic: string, value: unknown): void {
  if (!cluster.isWorker || !process.connected) return;
  process.send?.({ plimsollTopic: topic, value } satisfies SiblingMessage);
}

export function hearSiblings(name: string, listener: Listener): void {
  const topic = getTopic(name);
  topic.listeners.add(listener);
  for (const { value, at } of topic.unheard) listener(value, performance.now() - at);
  topic.unheard = [];
}

function getTopic(name: string): Topic {
  const topics = perProcess('siblingTopics', listenToTopics);
  const found = topics.get(name);
  if (found) return found;
  const topic: Topic = { listeners: new Set(), unheard: [] };
  topics.set(name, topic);
  return topic;
}

function receive({ plimsollTopic, value }: SiblingMessage): void {
  const topic = getTopic(plimsollTopic);
  for (const listener of topic.listeners) listener(value, 0);
  if (topic.listeners.size > 0) return;
  topic.unheard.push({ value, at: performance.now() });
  if (topic.unheard.length > MAX_UNHEARD) topic.unheard.shift();
}

/** The process listens to the channel once. */
function listenToTopics(): Map<string, Topic> {
  if (cluster.isWorker)
    process.on('message', (message) => {
      if (isSiblingMessage(message)) receive(message);
    });

  return new Map();
}
