// Replaces `react-dom/client` in the browser build (browserBuild.ts). Next's Pages Router hydrates
// as a regular update, which React renders in one long task. As a transition, React renders it in 5
// ms slices and handles input in between (docs/decisions/0006).
import { startTransition } from 'react';
import { createRoot, hydrateRoot as hydrateAtOnce, version } from 'react-dom-client';

export const hydrateRoot: typeof hydrateAtOnce = (...args) => {
  // A journey checks for this mark to prove that Next calls this function.
  performance.mark('hydration in slices');
  let root: ReturnType<typeof hydrateAtOnce> | undefined;
  startTransition(() => {
    root = hydrateAtOnce(...args);
  });
  // `startTransition` calls its function synchronously.
  return root!;
};

export { createRoot, version };

// Next imports the package as CommonJS, through its default export.
export default { createRoot, hydrateRoot, version };
