// Is busy for half a second, says how to stop then, and names the signal that stopped it.
import { writeSync } from 'node:fs';
import { onStopSignal } from '@/server/platform/workers/stopSignals';

onStopSignal(() => process.exit(1));
setTimeout(() => {
  writeSync(1, 'busy\n');
  for (const end = performance.now() + 500; performance.now() < end;);
  onStopSignal((signal) => {
    writeSync(1, signal);
    process.exit();
  });
});
setTimeout(() => undefined, 60_000);
