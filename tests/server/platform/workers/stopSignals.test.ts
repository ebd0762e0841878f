import { spawn } from 'node:child_process';
import { program } from '../../../support/program';

describe('onStopSignal', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'loses no %s that comes while the loop is busy',
    async (signal) => {
      const child = spawn(process.execPath, [program('tests/support/stopWhileBusy.ts')], {
        stdio: ['ignore', 'pipe', 'inherit'],
        timeout: 20_000,
        killSignal: 'SIGKILL',
      });
      let said = '';
      child.stdout.on('data', (chunk: Buffer) => {
        if (said === '') child.kill(signal);
        said += chunk.toString();
      });
      await new Promise((resolve) => child.once('close', resolve));

      expect(said).toBe(`busy\n${signal}`);
    },
  );
});
