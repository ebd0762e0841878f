// The worker's global scope and what the build injects. TypeScript's WebWorker types conflict with
// its DOM types, so only what we use is declared.
import type { PrecacheEntry } from 'workbox-precaching/_types';
import type { PreloadedEvent } from './rejectFailedPreload';

interface WorkerScope {
  readonly location: Location;
  /**
   * Absent in browsers before 2025. Without it the worker can't tell whose page it is, so it saves
   * none.
   */
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

/** Workbox expects TypeScript's WebWorker name for this event type. */
export interface WorkerEvent extends ExtendableEvent {
  waitUntil(promise: Promise<unknown>): void;
}

interface InstallEvent extends WorkerEvent {
  /** Which requests bypass the worker. Chromium 123 and later. */
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

declare const PLIMSOLL_BUILD: {
  readonly id: string;
  readonly shell: readonly PrecacheEntry[];
  readonly code: readonly string[];
};

/** `SHELL` is saved at install; `CODE`, paths, with the first page that is read. */
export const { id: BUILD_ID, shell: SHELL, code: CODE } = PLIMSOLL_BUILD;

export const scope = globalThis as unknown as WorkerScope;
