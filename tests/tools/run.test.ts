import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

describe('run', () => {
  it('ends with the program that a signal has ended, whatever code that ends with', async () => {
    const two = spawn(process.execPath, [join(__dirname, '../support/runTwoPrograms.mjs')]);
    let text = '';
    two.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      if (text === 'running\n') two.kill('SIGTERM');
    });
    const [code] = (await once(two, 'close')) as [number | null];

    expect([code, text]).toEqual([1, 'running\n']);
  });
});
