/** @jest-environment jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fireEvent, screen, within } from '@testing-library/react';
import { getCacheName, KINDS } from '@/browser/offline/cacheNames';
import { EVENT_FIELDS, SESSION_FIELDS, SPAN_ATTRIBUTES } from '@/browser/telemetry/sentFields.data';
import { keepSettings } from '@/browser/telemetry/settings';
import { KEPT_IN_BROWSER } from '@/client/screens/PrivacyScreen/keptInBrowser.data';
import { PrivacyScreen, privacyScreenQuery } from '@/client/screens/PrivacyScreen/PrivacyScreen';
import { renderScreen } from '../../support/renderScreen';

const SETTINGS = {
  dsn: 'https://abc@collector.example/1',
  release: 'r',
  environment: 'e',
  sampleRate: 1,
};

/** All source that runs in a browser, except the list that is tested here. */
const browserFiles = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/^(?:server|tools|__generated__)\/|keptInBrowser/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(join('src', file), 'utf8') }));

/** Every match's first group, in all of these files. */
const found = (pattern: RegExp) =>
  browserFiles.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name]) => name ?? ''));

const listed = (...where: readonly string[]) =>
  KEPT_IN_BROWSER.filter((kept) => where.includes(kept.where)).map(({ name }) => name);

afterEach(() => {
  keepSettings(undefined);
  document.cookie = 'telemetry=; Max-Age=0; Path=/';
});

describe('PrivacyScreen', () => {
  it.each([
    ['What an error report contains', EVENT_FIELDS],
    ['What a page view report contains', SPAN_ATTRIBUTES],
    ['What a session report contains', SESSION_FIELDS],
  ])('%s is the list that filters reports', async (name, fields) => {
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});

    const rows = within(screen.getByRole('table', { name })).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(fields.map((field) => field.name));
  });

  it('lists every cookie in the code', () => {
    expect(listed('Cookie').sort()).toEqual(found(/\b[A-Z]+_COOKIE = '([^']+)'/g).sort());
  });

  it('lists every storage key in the code, and those of the explorer package', () => {
    const keys = new Set(found(/(?:KEY|PREFIX) = '(plimsoll[-:][^']+)'/g));

    expect(listed('Local storage', 'Session storage').sort()).toEqual(
      [...keys, 'graphiql:'].sort(),
    );
  });

  it('lists every cache of the service worker', () => {
    expect(listed('Cache').sort()).toEqual(KINDS.map((kind) => getCacheName(kind, '')).sort());
  });

  it('allows no other name for storage or a cookie', () => {
    const filesWith = (pattern: RegExp) => browserFiles.filter(({ text }) => pattern.test(text));
    const nameless = (pattern: RegExp, name: RegExp) =>
      filesWith(pattern)
        .filter(({ text }) => !name.test(text))
        .map(({ file }) => file);

    expect(filesWith(/\.(?:local|session)Storage\b/).length).toBeGreaterThan(2);
    expect(nameless(/\.(?:local|session)Storage\b/, /(?:KEY|PREFIX) = 'plimsoll[-:]/)).toEqual([
      'browser/device/StoredValue.ts',
    ]);
    expect(nameless(/new StoredValue\b/, /(?:\bKEY|_PREFIX) = 'plimsoll:/)).toEqual([]);
    expect(nameless(/document\.cookie = /, /_COOKIE\b/)).toEqual([]);
    expect(filesWith(/\bindexedDB\b|\bcookieStore\b.*\.set\(/)).toEqual([]);
  });

  it('describes each and says how long it stays', async () => {
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});
    const rows = within(screen.getByRole('table', { name: 'What your browser stores' }))
      .getAllByRole('row')
      .slice(1);

    expect(rows.map(({ textContent }) => textContent)).toEqual(
      KEPT_IN_BROWSER.map(
        ({ name, where, words, until }) =>
          `${name}${/[:-]$/.test(name) ? '…' : ''}${where}${words}${until}`,
      ),
    );
  });

  it('says that nothing is reported if so', async () => {
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});

    expect(screen.getByText('Reporting is off.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('stores the reader’s choice in a cookie, and deletes it when switched back', async () => {
    keepSettings(SETTINGS);
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});
    const box = await screen.findByRole('checkbox', { name: 'Send error reports and timings' });
    expect(box).toBeChecked();

    fireEvent.click(box);
    expect(document.cookie).toContain('telemetry=off');
    fireEvent.click(box);
    expect(document.cookie).not.toContain('telemetry');
  });

  it('is off for a reader who opted out', async () => {
    keepSettings(SETTINGS);
    document.cookie = 'telemetry=off; Path=/';
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});

    expect(await screen.findByRole('checkbox')).not.toBeChecked();
  });
});
