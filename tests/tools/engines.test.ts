import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { missingEngines } from '@/tools/engines.mjs';

const PATH = process.env.PATH;
const folder = mkdtempSync(join(tmpdir(), 'plimsoll-engines-'));

/** From now on the machine has only these programs. */
function install(...names: string[]): void {
  for (const name of names) {
    writeFileSync(join(folder, name), '#!/bin/sh\n');
    chmodSync(join(folder, name), 0o755);
  }
  process.env.PATH = folder;
}

describe('missingEngines', () => {
  afterEach(() => {
    process.env.PATH = PATH;
    rmSync(folder, { recursive: true, force: true });
  });

  it('names the packages of missing engines', () => {
    install('firefox-esr', 'WebKitWebDriver');
    expect(missingEngines()).toEqual([
      'The journeys in WebKitGTK are left out: install webkit2gtk-driver and xvfb (Debian) to run them.',
    ]);
  });
});
