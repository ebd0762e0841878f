/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';

import { PrivacyScreen, privacyScreenQuery } from '@/screens/PrivacyScreen/PrivacyScreen';
import { EVENT_FIELDS, SESSION_FIELDS, SPAN_ATTRIBUTES } from '@/telemetry/sentFields.data';
import { keepSettings } from '@/telemetry/settings';

import { renderScreen } from '../support/renderScreen';

const SETTINGS = { dsn: 'https://abc@collector.example/1', release: 'r', environment: 'e', sampleRate: 1 };

afterEach(() => {
  keepSettings(undefined);
  document.cookie = 'telemetry=; Max-Age=0; Path=/';
});

describe('PrivacyScreen', () => {
  it.each([
    ['What is sent of an error', EVENT_FIELDS],
    ['What is sent of a page view', SPAN_ATTRIBUTES],
    ['What is sent of a session', SESSION_FIELDS],
  ])('%s is the list by which everything else is removed', async (name, fields) => {
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});

    const rows = within(screen.getByRole('table', { name })).getAllByRole('rowheader');
    expect(rows.map(({ textContent }) => textContent)).toEqual(fields.map((field) => field.name));
  });

  it('says that nothing is reported where nothing is', async () => {
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});

    expect(screen.getByText('This site reports nothing at present.')).toBeTruthy();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('keeps the reader’s wish in a cookie, and forgets it when it is changed back', async () => {
    keepSettings(SETTINGS);
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});
    const box = await screen.findByRole('checkbox', { name: 'Send error reports and timings' });
    expect(box).toBeChecked();

    fireEvent.click(box);
    expect(document.cookie).toContain('telemetry=off');
    fireEvent.click(box);
    expect(document.cookie).not.toContain('telemetry');
  });

  it('is off for a reader who has refused', async () => {
    keepSettings(SETTINGS);
    document.cookie = 'telemetry=off; Path=/';
    await renderScreen(PrivacyScreen, privacyScreenQuery, {});

    expect(await screen.findByRole('checkbox')).not.toBeChecked();
  });
});
