import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPins } from '@/tools/pinData';
import { pinnedNotice } from '@/tools/pinnedNotice.mjs';

const aPackage = (name: string, version: string) => ({ name, version, license: '', role: '' });

describe('npm run data -- pin', () => {
  it('pins what is served and newer, and keeps aliases', () => {
    const pinned = {
      'caniuse-lite': '1.0.30001828',
      'web-specs': '4.16.0',
      'browser-compat-data-paired': 'npm:@mdn/browser-compat-data@8.1.3',
      react: '19.0.0',
    };
    const served = [
      aPackage('caniuse-lite', '1.0.30001830'),
      aPackage('web-specs', '4.15.0'),
      aPackage('browser-compat-data-paired', '8.1.9'),
      aPackage('unheard-of', '1.0.0'),
    ];

    expect(findPins(pinned, served)).toEqual([
      'caniuse-lite@1.0.30001830',
      'browser-compat-data-paired@npm:@mdn/browser-compat-data@8.1.9',
    ]);
  });
});

describe('the age of the compat data pinned for builds', () => {
  it('is noticed after a month', () => {
    const folder = mkdtempSync(join(tmpdir(), 'plimsoll-pinned-'));
    const file = join(folder, 'data.json');
    writeFileSync(file, '{"__meta":{"timestamp":"2026-11-12T14:10:29.391Z","version":"8.1.9"}}');
    const noticed = ['2026-12-13', '2026-12-14'].map((day) => pinnedNotice(Date.parse(day), file));
    rmSync(folder, { recursive: true });

    expect(noticed).toEqual([
      [],
      [expect.stringMatching(/ of 2026-11-12, 32 days old\. Renew it: npm run data -- refresh,/)],
    ]);
  });

  it('is that of the installed package', () => {
    expect(pinnedNotice(Date.parse('2100-01-01'))).toHaveLength(1);
  });
});
