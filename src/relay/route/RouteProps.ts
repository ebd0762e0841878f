import type { PreloadedQuery } from 'react-relay/hooks';
import type { Environment, OperationType, Variables } from 'relay-runtime';
import type { Locale } from '@/domain/messages/locale';
import type { Preferences } from '@/domain/preferences';
import type { SearchSettings } from '@/domain/SearchSettings';
import type { TelemetrySettings } from '@/domain/telemetry';
import type { Endpoint } from '@/relay/network/Endpoint';
import type { DiskLimits } from '@/relay/persistence/DiskLimits';
import type { EncodedOperation } from '@/relay/persistence/encodedOperation';

/** The frame’s props: the audience, the line, and any notice about them. */
export interface SiteProps {
  readonly preferences: Preferences;
  readonly notice?: string;
  /** The language of what the page says in several; absent for English. */
  readonly locale?: Locale;
  /**
   * The requested audience, if it doesn't exist; `preferences.audience` is the one shown instead.
   */
  readonly refusedAudience?: string;
  /** The records that `siteQuery` reads of the server’s store, on server-rendered pages only. */
  readonly payload?: EncodedOperation;
  /** Names the data that every answer was computed from, on server-rendered pages only. */
  readonly catalogue?: string;
  /**
   * The GraphQL endpoint for the browser, unless it is this site's own server; on server-rendered
   * pages only.
   */
  readonly endpoint?: Endpoint;
  /** The browser's search settings, under the same conditions. */
  readonly search?: SearchSettings;
  /** The operator's limits for saved data; on server-rendered pages only. */
  readonly diskLimits?: Partial<DiskLimits>;
  /** The telemetry settings, if the operator collects telemetry; on server-rendered pages only. */
  readonly telemetry?: TelemetrySettings;
  /** The fields of a form without scripts that was refused, as a search string. */
  readonly typed?: string;
  /** The id of a token that was just created and its secret, with a space between. */
  readonly once?: string;
}

/**
 * Objects that can't be serialized: the server's environment, or the query reference of a client
 * navigation.
 */
export interface LiveRoute {
  readonly environment?: Environment;
  readonly ref?: PreloadedQuery<OperationType>;
}

/**
 * Props of every page. Within a process they are passed as this object. The HTML gets `toJSON()`,
 * without the live part, which the browser recreates from the payload.
 */
export class RouteProps {
  constructor(
    readonly variables: Variables,
    /**
     * The records that the page's query reads of the server's store; null if they are not in the
     * HTML.
     */
    readonly payload: EncodedOperation | null,
    readonly status: number,
    readonly site: SiteProps,
    readonly live: LiveRoute = {},
    /** The ID under which the server logged its failure. */
    readonly errorId?: string,
  ) {}

  toJSON(): Omit<RouteProps, 'live' | 'toJSON'> {
    const { variables, payload, status, site, errorId } = this;
    return { variables, payload, status, site, ...(errorId !== undefined && { errorId }) };
  }
}
