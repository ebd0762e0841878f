/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import {
  audienceOutcome,
  AudienceScreen,
  audienceScreenQuery,
} from '@/client/screens/AudienceScreen/AudienceScreen';
import { renderScreen } from '../../support/renderScreen';

const section = (name: string) =>
  within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

describe('AudienceScreen', () => {
  it('shows an audience by browser and age, with the chart in words', async () => {
    await renderScreen(AudienceScreen, audienceScreenQuery, { key: 'region:DE' });

    expect(screen.getByRole('heading', { level: 1, name: 'Germany' })).toBeInTheDocument();
    expect(
      section('Browsers in use').getByRole('row', {
        name: /^Chrome on Android .*under 6 months \d/,
      }),
    ).toBeInTheDocument();
  });

  it('is chosen for every page by opening features from it', async () => {
    await renderScreen(AudienceScreen, audienceScreenQuery, { key: 'region:DE' });
    fireEvent.click(screen.getByRole('link', { name: 'See features for this audience' }));

    expect(decodeURIComponent(document.cookie)).toContain('audience=region:DE');
  });

  it('lists the Baseline years it has reached and the cost of its oldest releases', async () => {
    await renderScreen(AudienceScreen, audienceScreenQuery, { key: 'world' }, { linePercent: 90 });

    expect(
      section('Baseline reached').getByRole('row', { name: /Baseline 2020/ }),
    ).toBeInTheDocument();
    expect(
      section('Without old versions').getByRole('row', { name: /^5 years/ }),
    ).toBeInTheDocument();
    expect(
      section('Without old versions').getByText(/features that would then reach 90.%/),
    ).toBeInTheDocument();
  });

  it('offers its browserslist text to copy', async () => {
    await renderScreen(AudienceScreen, audienceScreenQuery, { key: 'world' });

    expect(
      screen.getByRole<HTMLTextAreaElement>('textbox', { name: '.browserslistrc' }).value,
    ).toMatch(/^chrome >= \d+$/m);
    const writeText = jest.fn(() => Promise.resolve());
    Object.assign(navigator, { clipboard: { writeText } });
    fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied')).toHaveAttribute('role', 'status');
    expect(writeText).toHaveBeenCalledWith(expect.stringMatching(/^chrome >= \d+$/m));
  });

  it('leads to the policy of this audience, whichever the reader has chosen', async () => {
    await renderScreen(AudienceScreen, audienceScreenQuery, { key: 'region:DE' });

    expect(screen.getByRole('link', { name: 'The policy, for every tool' })).toHaveAttribute(
      'href',
      '/policy?audience=region:DE&line=95',
    );
  });

  it('shows the server’s reason if there is no such audience', async () => {
    await renderScreen(AudienceScreen, audienceScreenQuery, { key: 'region:XX' });

    expect(screen.getByRole('heading', { level: 1, name: 'No such audience' })).toBeInTheDocument();
    expect(screen.getByText(/“region:xx” is not an audience/i)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Create an audience' })).toHaveAttribute(
      'href',
      '/audiences/new',
    );
  });

  it.each([
    ['AUDIENCE_GONE', 410],
    ['AUDIENCE_UNKNOWN', 404],
    ['AUDIENCE_UNAVAILABLE', 503],
    ['AUDIENCE_INVALID', 404],
  ])('answers %s with %i', (code, status) => {
    expect(
      audienceOutcome({
        audienceLookup: { audience: null, problems: [{ code, message: 'Nobody is here.' }] },
      }),
    ).toEqual({ status });
  });
});
