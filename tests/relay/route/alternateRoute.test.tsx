/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import type { NextPageContext } from 'next';
import { Suspense } from 'react';
import { alternateRoute } from '@/relay/route/alternateRoute';
import type { RoutePage } from '@/relay/route/route';
import { RouteProps } from '@/relay/route/RouteProps';

/** A page that says its name, and notes what it was asked to load. */
function aPage(name: string, asked: string[]): RoutePage {
  const relay = new RouteProps({}, null, 200, {
    preferences: { audience: 'world', linePercent: 95 },
  });
  const Page = () => <p>{name}</p>;
  Page.getInitialProps = () => Promise.resolve((asked.push(`${name} props`), { relay }));
  Page.prefetch = () => Promise.resolve(void asked.push(`${name} data`));
  return Page;
}

const contextOf = (slug: string) => ({ query: { slug } }) as unknown as NextPageContext;

function aFork() {
  const asked: string[] = [];
  const page = alternateRoute(
    aPage('one', asked),
    (url) => url.param('slug').includes(','),
    () => {
      asked.push('chunk');
      return Promise.resolve(aPage('several', asked));
    },
  );
  return { asked, page };
}

describe('fork', () => {
  it('is the page itself, without loading the other one, for most URLs', async () => {
    const { asked, page: Page } = aFork();
    const { container } = render(<Page {...await Page.getInitialProps(contextOf('has'))} />);
    await Page.prefetch({ query: { slug: 'has' } });

    expect(container).toHaveTextContent('one');
    expect(asked).toEqual(['one props', 'one data']);
  });

  it('loads the other page before rendering, so that nothing suspends on the server', async () => {
    const { asked, page: Page } = aFork();
    const { container } = render(<Page {...await Page.getInitialProps(contextOf('has,grid'))} />);

    expect(container).toHaveTextContent('several');
    expect(asked).toEqual(['chunk', 'several props']);
  });

  it('waits for the other page’s code while hydrating', async () => {
    const onServer = await aFork().page.getInitialProps(contextOf('has,grid'));
    const { page: Page } = aFork();
    const { container } = await act(() =>
      Promise.resolve(
        render(
          <Suspense fallback="waiting">
            <Page {...onServer} />
          </Suspense>,
        ),
      ),
    );

    expect(container).toHaveTextContent('several');
  });

  it('loads the code once, and again if that failed', async () => {
    let attempts = 0;
    const page = alternateRoute(
      aPage('one', []),
      () => true,
      () => {
        attempts += 1;
        return attempts === 1
          ? Promise.reject(new Error('out of reach'))
          : Promise.resolve(aPage('several', []));
      },
    );

    await expect(page.getInitialProps(contextOf('has,grid'))).rejects.toThrow('out of reach');
    await page.getInitialProps(contextOf('has,grid'));
    await page.prefetch({ query: { slug: 'has,grid' } });
    expect(attempts).toBe(2);
  });
});
