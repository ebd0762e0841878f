// Next renders Pages Router screens with React's web-stream renderer and then joins the stream into
// one string again. A page of ours holds all its data before it is rendered, so the string can be
// made at once: that saves a third of the CPU time of a large page (docs/decisions/0004).
import { createRequire } from 'node:module';
import type { ReactNode } from 'react';

interface StreamingRenderer {
  renderToReadableStream(element: ReactNode): Promise<ReadableStream & { allReady: Promise<void> }>;
}

/**
 * Puts React's synchronous renderer where Next looks for the streaming one. Call before Next is
 * loaded; where React changed, Next's own way stays.
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
      Promise.resolve(createStream(renderToString(element))),
  };
}

function createStream(html: string): ReadableStream & { allReady: Promise<void> } {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(Buffer.from(html));
      controller.close();
    },
  });
  return Object.assign(stream, { allReady: Promise.resolve() });
}
