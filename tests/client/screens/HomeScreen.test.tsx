/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { HomeScreen, homeScreenQuery } from '@/client/screens/HomeScreen/HomeScreen';
import { dataOf } from '../../support/askGraph';
import { renderScreen } from '../../support/renderScreen';

function section(name: string): HTMLElement {
  return screen.getByRole('heading', { name, level: 2 }).closest('section') as HTMLElement;
}

describe('HomeScreen', () => {
  it('asks the question first, and says for which audience it is answered', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, { audience: 'region:DE' }, { linePercent: 90 });

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Can we ship it?');
    expect(screen.getByRole('searchbox', { name: 'Which feature?' })).toHaveAttribute('name', 'q');
    expect(screen.getByText(/^For(?! \d)/)).toHaveTextContent(/^For Germany, line 90/);
    expect(screen.getByText(/^Covers/)).toHaveTextContent(
      /Browsers and compat data: \d{4}-\d\d-\d\d · Baseline: \d{4}-\d\d-\d\d \(computed since\)$/,
    );
  });

  it('shows one complete answer: the verdict on the latest Baseline feature', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, {});

    const spotlight = screen
      .getByRole('heading', { name: /^Latest in Baseline: ./, level: 2 })
      .closest('section') as HTMLElement;
    const link = within(spotlight).getByRole('link').getAttribute('href');
    const [latest] = dataOf(
      '{ features(query: "baseline_status:newly", sort: NEWLY_ON_DESC, first: 1) { edges { node { slug } } } }',
    ).features.edges;
    expect(link).toBe(`/features/${latest!.node.slug}`);
    expect(within(spotlight).getByRole('region', { name: 'Verdict for World' })).toHaveTextContent(
      /of your audience can use it/,
    );
  });

  it('leads to everything else on the site', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, {});

    const doors = within(section('Put it to work')).getAllByRole('link');
    expect(doors.map((door) => door.getAttribute('href'))).toEqual([
      '/audiences/new',
      '/scan',
      '/policy',
      '/w',
      '/browsers/safari/missing?version=15.6',
      '/changes',
      '/features',
      '/stats',
    ]);
  });

  it('lists nothing twice in a section', async () => {
    const { container } = await renderScreen(HomeScreen, homeScreenQuery, {});

    const linksIn = (part: Element) =>
      [...part.querySelectorAll('a[href^="/features/"]')].map((link) => link.getAttribute('href'));
    const lists = [...container.querySelectorAll('ul')].map(linksIn);
    expect(lists.flat().length).toBeGreaterThan(10);
    for (const links of lists) expect(new Set(links).size).toBe(links.length);
  });

  it('shows the coverage of each feature that passes the line', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, {});

    const shares = (name: string): number[] =>
      within(section(name))
        .getAllByRole('listitem')
        .map(({ textContent }) => Number(/([\d.]+)\u202F%/.exec(textContent)?.[1]));
    for (const share of shares('Recently passed your line'))
      expect(share).toBeGreaterThanOrEqual(95);
    for (const share of shares('About to pass your line')) expect(share).toBeLessThan(95);
  });

  it('says so if no feature passes the line', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, { linePercent: 100 }, { linePercent: 100 });

    expect(
      within(section('Recently passed your line')).getByText(/^No feature passed 100/),
    ).toBeInTheDocument();
  });
});
