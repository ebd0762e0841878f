import { Head } from 'next/document';
import type { JSX } from 'react';

/** A head without the page's scripts. */
export class InertHead extends Head {
  override getPreloadDynamicChunks(): [] {
    return [];
  }

  override getPreloadMainLinks(): [] {
    return [];
  }

  override getPolyfillScripts(): [] {
    return [];
  }

  override getPreNextScripts(): JSX.Element {
    return <></>;
  }

  override getDynamicChunks(): [] {
    return [];
  }

  override getScripts(): [] {
    return [];
  }
}
