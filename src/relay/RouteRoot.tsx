// Around every page: the Relay environment, the reader's preferences, and what to draw while a screen loads or has failed.
import { createContext, useContext, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import type { Environment } from 'relay-runtime';

import { resolvePreferences, type Preferences } from '@/domain/preferences';

import { getBrowserClient } from './environment';
import { seedStore } from './hydration';
import { rememberRefusedAudience } from './loadRoute';
import type { RouteProps, SiteProps } from './RouteProps';
import { siteQuery } from './siteQuery';

export interface RouteFallbacks {
  readonly Loading: ComponentType;
  /** `retry` is absent where only a reload can help, `errorId` where nobody could find the error by it. */
  readonly Failure: ComponentType<{
    readonly message?: string | undefined;
    readonly errorId?: string | undefined;
    readonly retry?: (() => void) | undefined;
  }>;
}

interface RouteContextValue {
  readonly site: SiteProps | undefined;
  readonly preferences: Preferences;
  readonly fallbacks: RouteFallbacks;
}

const RouteContext = createContext<RouteContextValue | undefined>(undefined);

interface RouteRootProps {
  /** Absent on the static error page, which knows neither reader nor data. */
  readonly relay: RouteProps | undefined;
  readonly fallbacks: RouteFallbacks;
  readonly children: ReactNode;
}

export function RouteRoot({ relay, fallbacks, children }: RouteRootProps) {
  const environment = useState(() => relay?.live?.environment ?? hydratedEnvironment(relay?.site))[0];
  const site = relay?.site;
  const context = useMemo(() => ({ site, preferences: site?.preferences ?? DEFAULT_PREFERENCES, fallbacks }), [site, fallbacks]);
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouteContext value={context}>{children}</RouteContext>
    </RelayEnvironmentProvider>
  );
}

const DEFAULT_PREFERENCES = resolvePreferences({}, {});

function hydratedEnvironment(site: SiteProps | undefined): Environment {
  const { environment } = getBrowserClient(site?.endpoint);
  if (site?.refusedAudience !== undefined) rememberRefusedAudience(site.refusedAudience);
  if (site?.payload) seedStore(environment, siteQuery, { audience: site.preferences.audience }, site.payload);
  return environment;
}

/** The audience and line every answer on this page is for. */
export function usePreferences(): Preferences {
  return useRouteContext().preferences;
}

/** The frame's own facts; undefined on the static error page. */
export function useSite(): SiteProps | undefined {
  return useRouteContext().site;
}

export function useRouteContext(): RouteContextValue {
  const value = useContext(RouteContext);
  if (!value) throw new Error('A page is drawn outside <RouteRoot>; wrap it in pages/_app or in the test’s render helper.');
  return value;
}
