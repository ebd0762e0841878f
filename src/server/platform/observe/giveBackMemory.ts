// Memory used once, at a start or by a former catalogue, would stay with the process for hours: V8
// collects old garbage only under pressure, which a server with much memory never has.
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type Collect = (options: { readonly type: 'major'; readonly execution: 'async' }) => unknown;

let collect: Collect | undefined;

/**
 * Collects all garbage once, when the event loop is free. It holds the loop up for about a
 * millisecond a megabyte in use, so it is only for moments when a hundred megabytes have become free.
 */
export function giveBackMemory(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc');
    collect = runInNewContext('gc') as Collect;
    setFlagsFromString('--no-expose-gc');
  }
  void collect({ type: 'major', execution: 'async' });
}
