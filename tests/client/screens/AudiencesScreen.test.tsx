/** @jest-environment jsdom */
import { fireEvent, screen, within } from '@testing-library/react';
import {
  AudiencesScreen,
  audiencesScreenQuery,
} from '@/client/screens/AudiencesScreen/AudiencesScreen';
import { renderScreen } from '../../support/renderScreen';

describe('AudiencesScreen', () => {
  it('shows the audience’s browsers and how much of it is known to the release', async () => {
    await renderScreen(AudiencesScreen, audiencesScreenQuery, { audience: 'region:DE' });

    const now = within(
      screen.getByRole('heading', { name: 'Current: Germany' }).closest('section') as HTMLElement,
    );
    expect(now.getByRole('rowheader', { name: 'Chrome' })).toBeInTheDocument();
    expect(now.getByText(/\d\d\.\d % of the audience/)).toBeInTheDocument();
    expect(now.getByText(/^Page views by caniuse for Germany/)).toBeInTheDocument();
  });

  it('returns with an audience to the page the reader came from', async () => {
    await renderScreen(
      AudiencesScreen,
      audiencesScreenQuery,
      {},
      { path: '/audiences?from=%2Ffeatures%3Fsort%3Dname&line=90' },
    );

    expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute(
      'href',
      '/features?sort=name&audience=region:DE&line=90',
    );
  });

  it('keeps the choice for every page, as the dialog does', async () => {
    await renderScreen(AudiencesScreen, audiencesScreenQuery, {}, { path: '/audiences' });
    fireEvent.click(screen.getByRole('link', { name: 'Germany' }));

    expect(document.cookie).toContain('audience=region%3ADE');
  });

  it('shows ten countries and folds the others away until one of them is looked for', async () => {
    await renderScreen(AudiencesScreen, audiencesScreenQuery, {});
    const countries = screen
      .getByRole('heading', { name: 'Countries and regions' })
      .closest('section')!;
    const fold = countries.querySelector('details')!;

    expect(countries.querySelectorAll('li')).toHaveLength(10 + fold.querySelectorAll('li').length);
    expect(fold).not.toHaveAttribute('open');
    expect(within(fold).getByText(/^2\d\d more, A–Z$/)).toBeInTheDocument();

    const field = screen.getByRole('searchbox', { name: 'Find a place or a Baseline target' });
    fireEvent.change(field, { target: { value: 'Austria' } });
    expect(screen.getByRole('link', { name: 'Austria' }).closest('details')).toBeNull();
  });

  it('shows the country in use even if it is folded away', async () => {
    await renderScreen(
      AudiencesScreen,
      audiencesScreenQuery,
      { audience: 'region:AT' },
      { path: '/audiences?audience=region:AT' },
    );

    expect(screen.getByRole('link', { name: 'Austria' }).closest('details')).toHaveAttribute(
      'open',
    );
  });

  it.each([
    ['deutschl', ['Germany']],
    ['UK', ['United Kingdom']],
    ['widely', ['Baseline widely available']],
  ])('finds an audience by what people call it: %s', async (typed, found) => {
    await renderScreen(AudiencesScreen, audiencesScreenQuery, {});
    const field = screen.getByRole('searchbox', { name: 'Find a place or a Baseline target' });
    fireEvent.change(field, { target: { value: typed } });

    const matches = screen.getByRole('heading', { name: 'Matches' }).closest('section')!;
    const names = within(matches).getAllByRole('link');
    expect(names.map((name) => name.textContent)).toEqual(expect.arrayContaining(found));
    expect(screen.queryByRole('heading', { name: 'Continents' })).toBeNull();
  });

  it('says so if no audience has the typed name', async () => {
    await renderScreen(AudiencesScreen, audiencesScreenQuery, {});
    const field = screen.getByRole('searchbox', { name: 'Find a place or a Baseline target' });
    fireEvent.change(field, { target: { value: 'Atlantis' } });

    expect(
      screen.getByText('No audience is called “Atlantis”.').closest('[role=status]'),
    ).not.toBeNull();
  });

  it('begins with a place, a file and platforms; platforms hold for every page', async () => {
    await renderScreen(AudiencesScreen, audiencesScreenQuery, {}, { path: '/audiences' });
    const headings = screen.getAllByRole('heading', { level: 2 }).map((each) => each.textContent);
    expect(headings.slice(0, 3)).toEqual(['A place', 'Your analytics', 'Platforms']);
    expect(headings.indexOf('Countries and regions')).toBeLessThan(
      headings.indexOf('Current: World'),
    );

    const platforms = within(
      screen.getByRole('heading', { name: 'Platforms' }).closest('section') as HTMLElement,
    );
    fireEvent.change(platforms.getByRole('textbox', { name: 'Android' }), {
      target: { value: '100' },
    });
    fireEvent.click(platforms.getByRole('button', { name: 'Use these platforms' }));
    expect(document.cookie).toContain('audience=platforms%3Aandroid%3D100');
  });

  it('offers no newest Chrome on Android for an estimate as a whole', async () => {
    await renderScreen(
      AudiencesScreen,
      audiencesScreenQuery,
      { audience: 'platforms:ios=60,android=40' },
      { path: '/audiences?audience=platforms:ios=60,android=40' },
    );

    expect(screen.getByText(/^≈ Estimate/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /is up to date/ })).toBeNull();
  });

  it('never links to another site', async () => {
    await renderScreen(
      AudiencesScreen,
      audiencesScreenQuery,
      {},
      { path: '/audiences?from=%2F%2Fexample.com' },
    );

    expect(screen.getByRole('link', { name: 'Germany' })).toHaveAttribute(
      'href',
      '/?audience=region:DE',
    );
  });

  it('offers the other interpretation of Chrome on Android and stays on this page', async () => {
    await renderScreen(
      AudiencesScreen,
      audiencesScreenQuery,
      {},
      { path: '/audiences?from=%2Fbrowsers' },
    );

    const other = new URL(
      screen.getByRole('link', { name: /is up to date/ }).getAttribute('href') ?? '',
      'http://localhost',
    );
    expect(other.pathname).toBe('/audiences');
    expect(other.searchParams.get('audience')).toBe('world;android=latest');
    expect(other.searchParams.get('from')).toBe('/browsers');
  });

  it('accepts any key and line in a plain form', async () => {
    await renderScreen(AudiencesScreen, audiencesScreenQuery, { audience: 'baseline:widely' });

    expect(screen.getByRole('textbox', { name: 'Audience' })).toHaveValue('baseline:widely');
    expect(screen.getByRole('spinbutton', { name: /Your line/ })).toHaveValue(95);
    expect(
      screen.getByRole('button', { name: 'Use this audience' }).closest('form'),
    ).toHaveAttribute('action', '/audiences');
  });
});
