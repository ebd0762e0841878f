/** @jest-environment jsdom */
// The page loads them on demand. Importing them here compiles them before a test waits for them.
import '@/client/screens/AudiencePicker/LiveAudience';
import '@/client/screens/HomeScreen/SinceLastVisit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { lastVisit } from '@/browser/device/lastVisit';
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
      /Browsers and compat data: \d+ \w+ \d{4} · Baseline: \d+ \w+ \d{4} \(computed since\)$/,
    );
  });

  it('leads to three ways to say who one builds for, and opens them in place', async () => {
    await renderScreen(HomeScreen, homeScreenQuery, {});
    const place = screen.getByRole('link', { name: 'a place' });
    expect(place).toHaveAttribute('href', '/audiences');

    fireEvent.click(place);
    expect(await screen.findByRole('combobox', { name: 'Audience' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'three platform numbers' }));
    expect(await screen.findByRole('textbox', { name: 'iOS' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('link', { name: 'your analytics file' }));
    expect(await screen.findByLabelText('Choose a file, or drop one here')).toBeInTheDocument();
    await act(() => fireEvent.click(screen.getByRole('link', { name: 'your analytics file' })));
    expect(screen.queryByLabelText('Choose a file, or drop one here')).toBeNull();
  });

  describe('for a reader who has chosen an audience', () => {
    const lately = (): readonly { readonly slug: string; readonly name: string }[] => {
      const { lineCrossings } = dataOf<{
        lineCrossings: {
          lately: readonly { feature: { readonly slug: string; readonly name: string } }[];
        };
      }>(
        '{ lineCrossings(audience: "world", linePercent: 95) { lately(first: 50) { feature { slug name } } } }',
      );
      return lineCrossings.lately.map(({ feature }) => feature);
    };
    const before = (passed: readonly string[]) =>
      lastVisit.write({
        audience: 'world',
        linePercent: 95,
        on: '2026-06-14',
        passed,
        news: undefined,
      });

    beforeEach(() => void (document.cookie = 'audience=world; Path=/'));
    afterEach(() => {
      document.cookie = 'audience=; Max-Age=0; Path=/';
      lastVisit.remove();
    });

    it('begins with what has passed the line since the last visit', async () => {
      const [newest, ...others] = lately();
      before(others.map(({ slug }) => slug));
      await renderScreen(HomeScreen, homeScreenQuery, {});

      await screen.findByRole('heading', { name: 'Since you were here', level: 2 });
      expect(section('Since you were here')).toHaveTextContent(
        /1 feature passed your line of 95.% since 14 June 2026:/,
      );
      expect(
        within(section('Since you were here')).getByRole('link', { name: newest!.name }),
      ).toHaveAttribute('href', `/features/${newest!.slug}`);
      expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent(
        'Since you were here',
      );
    });

    it('says nothing where nothing has, and remembers this visit', async () => {
      const passed = lately().map(({ slug }) => slug);
      before(passed);
      await renderScreen(HomeScreen, homeScreenQuery, {});
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

      expect(screen.queryByText('Since you were here')).toBeNull();
      expect(lastVisit.read()).toMatchObject({ passed });
      expect(lastVisit.read()!.on).not.toBe('2026-06-14');
    });
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
