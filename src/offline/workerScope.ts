// The worker's global scope and what the build writes into it. TypeScript's own types for workers
// cannot stand beside those for documents.
import type { PrecacheEntry } from 'workbox-precaching/_types';
import type { PreloadedEvent } from './rejectFailedPreload';

interface WorkerScope {
  readonly location: Location;
  /** Absent in browsers before 2025; then nobody can say whose page it is, and no page is kept. */
  readonly cookieStore?: CookieStore;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(type: 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: PreloadedEvent) => void): void;
  addEventListener(
    type: 'message',
    listener: (event: WorkerEvent & MessageEvent<unknown>) => void,
  ): void;
}

/** Workbox takes the events of a worker by a name that TypeScript does not know here. */
export interface WorkerEvent extends ExtendableEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface InstallEvent extends WorkerEvent {
  /** Which requests never come to the worker; Chromium from 123. */
  addRoutes?(route: {
    readonly condition: { readonly requestMethod: string };
    readonly source: 'network';
  }): Promise<void>;
}

declare global {
  interface ExtendableEvent extends Event {
    waitUntil(promise: Promise<unknown>): void;
  }
}

declare const PLIMSOLL_BUILD: { readonly id: string; readonly shell: readonly PrecacheEntry[] };

export const { id: BUILD_ID, shell: SHELL } = PLIMSOLL_BUILD;

export const scope = globalThis as unknown as WorkerScope;
