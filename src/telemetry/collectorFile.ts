// The file that holds the collector: to have it here is one thing, to run it another.
import { nextTask, watchForLeaving } from './pauses';

/**
 * Runs the collector, without any request: the larger half of the SDK in a task of its own.
 * @param isLeft whether the page is hidden or being left
 */
export async function openCollector(isLeft: boolean) {
  watchForLeaving(isLeft);
  await import(/* webpackMode: "eager", webpackExports: ["SpanBuffer"] */ '@sentry/core');
  await nextTask();
  return import(/* webpackMode: "eager" */ './collector');
}
