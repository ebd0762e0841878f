// One route with two screens: the second screen's code is its own chunk, loaded only for URLs that
// need it. See docs/decisions/0019-sets.md. Pitfall: nothing may suspend on the server, so the
// chunk is loaded before rendering. During hydration the browser waits for it with the server's
// HTML in place; that needs no boundary as long as only hydration waits.
import type { NextPageContext } from 'next';
import { use } from 'react';
import type { RoutePage } from './route';
import type { RouteProps } from './RouteProps';
import { type PageRequest, parseRouteUrl, type RouteUrl } from './RouteUrl';

interface ForkProps {
  readonly relay: RouteProps;
  readonly isOther?: boolean;
}

/** A page that becomes `other` if `leadsToOther` returns true for its URL. */
export function alternateRoute(
  page: RoutePage,
  leadsToOther: (url: RouteUrl) => boolean,
  loadOther: () => Promise<RoutePage>,
): RoutePage {
  const loaded: { other?: RoutePage; loading?: Promise<RoutePage> | undefined } = {};

  function load(): Promise<RoutePage> {
    loaded.loading ??= loadOther().then(
      (other) => (loaded.other = other),
      (error: unknown) => {
        loaded.loading = undefined;
        throw error;
      },
    );
    return loaded.loading;
  }

  function Fork({ relay, isOther = false }: ForkProps) {
    const Page = isOther ? (loaded.other ?? use(load())) : page;
    return <Page relay={relay} />;
  }

  Fork.getInitialProps = async (context: NextPageContext): Promise<ForkProps> =>
    leadsToOther(parseRouteUrl(context))
      ? { ...(await (await load()).getInitialProps(context)), isOther: true }
      : page.getInitialProps(context);
  Fork.prefetch = async (request: PageRequest): Promise<void> =>
    (leadsToOther(parseRouteUrl(request)) ? await load() : page).prefetch(request);
  Fork.isBare = page.isBare;
  return Fork;
}
