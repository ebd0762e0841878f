// What the browser gets for `react-dom/client` (next.config.ts). Next's Pages Router hydrates as an ordinary update, which React renders in one
// long task; as a transition React renders it in slices of 5 ms and lets input in between (docs/decisions/0006).
import { startTransition } from 'react';
import { createRoot, hydrateRoot as hydrateAtOnce } from 'react-dom-client';

export { createRoot };

export const hydrateRoot: typeof hydrateAtOnce = (...args) => {
  let root: ReturnType<typeof hydrateAtOnce> | undefined;
  startTransition(() => {
    root = hydrateAtOnce(...args);
  });
  // startTransition calls its function before it returns.
  return root!;
};

// Next is CommonJS and asks for the default of what looks like an ES module.
const client = { createRoot, hydrateRoot };
export default client;
