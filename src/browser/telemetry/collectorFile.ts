// The chunk that contains the collector. Loading it must not run it: running the SDK is expensive.
import { nextTask, watchForLeaving } from './pauses';

/**
 * Runs the collector without a request, with the larger half of the SDK in a task of its own.
 * @param isLeft whether the page is hidden or being left
 */
export async function openCollector(isLeft: boolean) {
  watchForLeaving(isLeft);
  await import(/* webpackMode: "eager", webpackExports: ["SpanBuffer"] */ '@sentry/core');
  await nextTask();
  return import(/* webpackMode: "eager" */ './collector');
}
