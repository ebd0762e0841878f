// What the browser gets for `react-dom/client` (browserBuild.ts). Next's Pages Router hydrates as an
// ordinary update, which React renders in one long task; as a transition React renders it in slices
// of 5 ms and lets input in between (docs/decisions/0006).
import { startTransition } from 'react';
import { createRoot, hydrateRoot as hydrateAtOnce, version } from 'react-dom-client';

export const hydrateRoot: typeof hydrateAtOnce = (...args) => {
  // By this mark a journey sees that it is this function that Next calls.
  performance.mark('hydration in slices');
  let root: ReturnType<typeof hydrateAtOnce> | undefined;
  startTransition(() => {
    root = hydrateAtOnce(...args);
  });
  // startTransition calls its function before it returns.
  return root!;
};

export { createRoot, version };

// Next reads the package as CommonJS: through its default export.
export default { createRoot, hydrateRoot, version };
