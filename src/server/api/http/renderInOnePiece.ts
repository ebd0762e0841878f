// Next renders Pages Router screens to a web stream and then joins the stream into a string. Our
// pages have all their data before rendering, so they can be rendered to a string directly, which
// saves a third of the CPU time of a large page (docs/decisions/0004).
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';

/** The stream that Next awaits, and then reads by `for await`. */
type Rendered = AsyncIterable<Uint8Array> & { readonly allReady: Promise<void> };

interface StreamingRenderer {
  renderToReadableStream(element: ReactNode): Promise<Rendered>;
}

/**
 * Installs React's synchronous renderer in place of the streaming one. Call it before Next loads.
 * If React's internals have changed, Next keeps its own renderer.
 */
export function renderInOnePiece(): void {
  const load = createRequire(__filename);
  const { renderToString } = load('react-dom/server') as {
    renderToString(element: ReactNode): string;
  };
  const path = load.resolve('react-dom/server.edge');
  const streaming = load(path) as StreamingRenderer;
  const module = load.cache[path];
  if (!module || typeof streaming.renderToReadableStream !== 'function') return;
  module.exports = {
    ...streaming,
    renderToReadableStream: (element: ReactNode) =>
      Promise.resolve(toRendered(renderToString(element))),
  };
}

/** Making a web stream of three pieces takes a twentieth of the CPU time of a page. */
function toRendered(html: string): Rendered {
  return {
    allReady: Promise.resolve(),
    async *[Symbol.asyncIterator]() {
      yield await Promise.resolve(Buffer.from(html));
    },
  };
}
