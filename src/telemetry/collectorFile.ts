// The file that holds the collector: to have it here is one thing, to run it another.

/** Runs the collector, without any request. */
export const openCollector = () => import(/* webpackMode: "eager" */ './collector');
