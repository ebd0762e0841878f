// What was used once, at a start or by a catalogue that is served no more, would stay with the process
// for hours: V8 collects old garbage when there is need, and a server with much memory has none.
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
