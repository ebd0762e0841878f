/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { routeUrlOf } from '@/relay/route/RouteUrl';
import { featuresVariables } from '@/screens/FeaturesScreen/featuresVariables';
import { HomeScreen, homeScreenQuery } from '@/screens/HomeScreen/HomeScreen';
import { renderScreen } from '../support/renderScreen';

function section(name: string): HTMLElement {
  return screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement;
}

/** The shares a list of features shows, in per cent, from the top. */
function sharesIn(element: HTMLElement): number[] {
  return within(element)
    .getAllByRole('listitem')
    .map(({ textContent }) =>
      Number.parseFloat(/([\d.]+)\u202F%$/.exec(textContent ?? '')?.[1] ?? 'NaN'),
    );
}

describe('HomeScreen', () => {
  it('asks the question first and says for whom it is answered', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, { audience: 'region:DE' }, { linePercent: 90 });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Can we ship it?');
    expect(screen.getByRole('searchbox', { name: 'Which feature?' })).toHaveAttribute('name', 'q');
    expect(screen.getByText(/Your audience is Germany, your line 90/)).toBeInTheDocument();
  });

  it('leads to all features with the greatest coverage first', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, {});

    const address = screen.getByRole('link', { name: 'All by coverage' }).getAttribute('href');
    const query = Object.fromEntries(new URL(address!, 'http://localhost').searchParams);
    expect(featuresVariables(routeUrlOf({ query })).sort).toBe('COVERAGE_DESC');
  });

  it('lists what is nearest to the line, from the line upwards and from the line downwards', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, {});

    const above = sharesIn(section('Just above your line'));
    const below = sharesIn(section('Closest below your line'));
    expect(above).toHaveLength(6);
    expect(below).toHaveLength(6);
    expect(above).toEqual([...above].sort((a, b) => a - b));
    expect(below).toEqual([...below].sort((a, b) => b - a));
    expect(above[0]).toBeGreaterThanOrEqual(95);
    expect(below[0]).toBeLessThan(95);
  });

  it('says so where the line is higher than any feature reaches', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, { linePercent: 100 }, { linePercent: 100 });

    expect(
      within(section('Just above your line')).getByText(/^No feature reaches 100/),
    ).toBeInTheDocument();
  });

  it('dates what will be widely available soon in the future, soonest first', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, {});

    const days = within(section('Widely available soon'))
      .getAllByRole('listitem')
      .map((item) => item.querySelector('time')?.dateTime ?? '');
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual([...days].sort());
    expect(days[0]! > new Date().toISOString().slice(0, 10)).toBe(true);
  });
});
