import cluster from 'node:cluster';
import { hearSiblings, tellSiblings } from './siblings';

const waiting = new Map<number, (answer: unknown) => void>();
const heard = new Set<string>();
let lastId = 0;

const LIMIT_MS = 6_000;

interface Answer {
  readonly id: number;
  readonly text?: unknown;
}

/** Undefined if this process is the only one, or nothing is answered in time. */
export function askPrimary<Value>(topic: string): Promise<Value | undefined> {
  if (!cluster.isWorker) return Promise.resolve(undefined);
  if (!heard.has(topic)) {
    heard.add(topic);
    hearSiblings(topic, (value) => settle((value as Answer).id, (value as Answer).text));
  }
  const id = (lastId += 1);
  return new Promise<unknown>((resolve) => {
    const timer = setTimeout(() => settle(id, undefined), LIMIT_MS);
    waiting.set(id, (answer) => {
      clearTimeout(timer);
      resolve(answer);
    });
    tellSiblings(topic, id);
  }) as Promise<Value | undefined>;
}

function settle(id: number, answer: unknown): void {
  waiting.get(id)?.(answer);
  waiting.delete(id);
}
