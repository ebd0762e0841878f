// Wraps every page: the Relay environment, the reader's preferences, and the fallbacks for loading
// and failed screens.
import {
  type ComponentType,
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { Environment, OperationType } from 'relay-runtime';
import { configureTelemetry } from '@/browser/telemetry/telemetry';
import { DEFAULT_LOCALE, type Locale } from '@/domain/messages/locale';
import { type Preferences, resolvePreferences } from '@/domain/preferences';
import { getBrowserClient } from '@/relay/environment/environment';
import { RelayEnvironmentProvider } from '@/relay/hooks';
import { hydrateStore } from '@/relay/persistence/hydrateStore';
import { SCHEMA_HASH } from '@/relay/schemaHash.data';
import { rememberRefusedAudience } from './loadRoute';
import type { RouteProps, SiteProps } from './RouteProps';
import { siteQuery } from './siteQuery';

export interface RouteFallbacks {
  readonly Loading: ComponentType;
  /** `retry` is absent if only a reload can help, `errorId` if the error was not reported. */
  readonly Failure: ComponentType<{
    readonly message?: string | undefined;
    readonly errorId?: string | undefined;
    readonly retry?: (() => void) | undefined;
    readonly isUnreachable?: boolean;
  }>;
}

interface RouteContextValue {
  readonly site: SiteProps | undefined;
  readonly preferences: Preferences;
  readonly fallbacks: RouteFallbacks;
  /** The query reference of the client navigation; undefined on the page the server rendered. */
  readonly ref: PreloadedQuery<OperationType> | undefined;
}

const RouteContext = createContext<RouteContextValue | undefined>(undefined);

interface RouteRootProps {
  /** Absent on the static error page, which has neither a reader nor data. */
  readonly relay: RouteProps | undefined;
  readonly fallbacks: RouteFallbacks;
  readonly children: ReactNode;
}

export function RouteRoot({ relay, fallbacks, children }: RouteRootProps) {
  const environment = useState(
    () => relay?.live?.environment ?? hydratedEnvironment(relay?.site),
  )[0];
  const site = relay?.site;
  const ref = relay?.live?.ref;
  useOpenDisk(site);
  const context = useMemo(
    () => ({ site, preferences: site?.preferences ?? DEFAULT_PREFERENCES, fallbacks, ref }),
    [site, fallbacks, ref],
  );
  return (
    <RelayEnvironmentProvider environment={environment}>
      <RouteContext value={context}>{children}</RouteContext>
    </RelayEnvironmentProvider>
  );
}

const DEFAULT_PREFERENCES = resolvePreferences({}, {});

function hydratedEnvironment(site: SiteProps | undefined): Environment {
  configureTelemetry(site?.telemetry);
  const { environment } = getBrowserClient(site?.endpoint);
  if (site?.refusedAudience !== undefined) rememberRefusedAudience(site.refusedAudience);
  if (site?.payload)
    hydrateStore(environment, siteQuery, { audience: site.preferences.audience }, site.payload);
  return environment;
}

/**
 * Opens the disk in an effect, that is, after hydration: the server's data always takes precedence
 * over stored data.
 */
function useOpenDisk(site: SiteProps | undefined): void {
  useEffect(() => {
    if (site?.catalogue === undefined) return;
    const version = { schema: SCHEMA_HASH, catalogue: site.catalogue };
    void getBrowserClient().disk.open(version, site.diskLimits);
  }, [site]);
}

/** The audience and line that every answer on this page is for. */
export function usePreferences(): Preferences {
  return useRouteContext().preferences;
}

/** The language of what this page says in several. */
export function useLocale(): Locale {
  return useRouteContext().site?.locale ?? DEFAULT_LOCALE;
}

/** The frame's props; undefined on the static error page. */
export function useSite(): SiteProps | undefined {
  return useRouteContext().site;
}

export function useRouteContext(): RouteContextValue {
  const value = useContext(RouteContext);
  if (!value)
    throw new Error(
      'A page is rendered outside <RouteRoot>. Wrap it in pages/_app or in the test’s render helper.',
    );
  return value;
}
