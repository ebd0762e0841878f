import type { PreloadedQuery } from 'react-relay/hooks';
import type { Environment, OperationType, Variables } from 'relay-runtime';
import type { Preferences } from '@/domain/preferences';
import type { SearchSettings } from '@/domain/SearchSettings';
import type { TelemetrySettings } from '@/domain/telemetry';
import type { Endpoint } from '@/relay/network/Endpoint';
import type { DiskLimits } from '@/relay/persistence/DiskLimits';
import type { EncodedOperation } from '@/relay/persistence/encodedOperation';

/**
 * What the frame around every screen needs: whose audience, which line, and what the reader should
 * be told about them.
 */
export interface SiteProps {
  readonly preferences: Preferences;
  readonly notice?: string;
  /**
   * The audience that was asked for and does not exist; `preferences.audience` is the one shown
   * instead.
   */
  readonly refusedAudience?: string;
  /** What `siteQuery` reads of the server's store, on server-rendered pages only. */
  readonly payload?: EncodedOperation;
  /** Names the data that every answer was computed from, on server-rendered pages only. */
  readonly catalogue?: string;
  /**
   * Where the browser asks from now on, where that is not this site's own server; on
   * server-rendered pages only.
   */
  readonly endpoint?: Endpoint;
  /** Where the browser searches, on the same terms. */
  readonly search?: SearchSettings;
  /** What the operator has set of the limits on disk; on server-rendered pages only. */
  readonly diskLimits?: Partial<DiskLimits>;
  /** Where telemetry goes, where the operator collects any; on server-rendered pages only. */
  readonly telemetry?: TelemetrySettings;
}

/**
 * What never leaves the process that made it: the server's own environment, or the reference a
 * client navigation took.
 */
export interface LiveRoute {
  readonly environment?: Environment;
  readonly ref?: PreloadedQuery<OperationType>;
}

/**
 * The props of every page. In one process they travel as this object; into the HTML goes
 * `toJSON()`, without the live half, and the browser makes the live half anew from the payload.
 */
export class RouteProps {
  constructor(
    readonly variables: Variables,
    /** What the page's query reads of the server's store; null where it is not in the HTML. */
    readonly payload: EncodedOperation | null,
    readonly status: number,
    readonly site: SiteProps,
    readonly live: LiveRoute = {},
    /** Under which the server has logged why it could not answer. */
    readonly errorId?: string,
  ) {}

  toJSON(): Omit<RouteProps, 'live' | 'toJSON'> {
    const { variables, payload, status, site, errorId } = this;
    return { variables, payload, status, site, ...(errorId !== undefined && { errorId }) };
  }
}
