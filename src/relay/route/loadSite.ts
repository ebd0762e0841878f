// Loads the frame's data on the server. Pitfall: an invalid audience must not break the page that
// names it.
import { getRequest, type GraphQLResponse, type Variables } from 'relay-runtime';
import { AUDIENCE_REFUSALS, DEFAULT_AUDIENCE_KEY } from '@/domain/Audience';
import { createServerEnvironment } from '@/relay/environment/environment';
import { seedStore } from '@/relay/environment/seedStore';
import type { EncodedOperation } from '@/relay/persistence/encodedOperation';
import { getCatalogueVersion } from './getCatalogueVersion';
import type { SiteProps } from './RouteProps';
import type { RouteUrl } from './RouteUrl';
import { dehydrateOnServer, executeOnServer, type ServerAnswer } from './serverSide';
import { siteQuery } from './siteQuery';

interface LoadedSite {
  readonly site: SiteProps;
  readonly brokenBy?: ServerAnswer['errors'];
  /** True if the frame lacks data that failed. */
  readonly isPartial?: boolean;
}

export async function loadSite(url: RouteUrl): Promise<LoadedSite> {
  const { preferences } = url;
  const answer = await askSite(preferences.audience);
  const refusal = answer.errors.find(({ code = '' }) => AUDIENCE_REFUSALS.includes(code));
  if (!refusal) return toSite(answer, { preferences, ...getNotice(url) });

  return toSite(await askSite(DEFAULT_AUDIENCE_KEY), {
    preferences: { ...preferences, audience: DEFAULT_AUDIENCE_KEY },
    refusedAudience: preferences.audience,
    notice: [describeRefusal(preferences.audience, refusal), preferences.problem]
      .filter(Boolean)
      .join(' '),
  });
}

/**
 * The keys that a program should have sent say nothing to a reader, who chooses from a list; a near
 * name does, and so does what is wrong with a query.
 */
function describeRefusal(key: string, { code, message }: { code?: string; message: string }) {
  if (code !== 'AUDIENCE_INVALID' || /^(?:browserslist|platforms):/i.test(key))
    return `${message} This page shows World instead.`;
  const shown = key.length > 60 ? `${key.slice(0, 60)}…` : key;
  const [near = ''] = / Did you mean [^?]+\?/.exec(message) ?? [];
  return `We don’t know the audience “${shown}”, so this page shows World.${near}`;
}

/** The frame renders what it has, and goes without what failed. */
async function toSite(
  { data, errors, payload }: ServerAnswer,
  site: SiteProps,
): Promise<LoadedSite> {
  if (data == null) return { site, brokenBy: errors };
  const catalogue = getCatalogueVersion(data);
  return {
    site: {
      ...site,
      payload: await sitePayload(payload, { audience: site.preferences.audience }),
      ...(catalogue !== undefined && { catalogue }),
    },
    isPartial: errors.length > 0,
  };
}

const sitePayloads = new WeakMap<GraphQLResponse, EncodedOperation>();

async function sitePayload(
  answer: GraphQLResponse,
  variables: Variables,
): Promise<EncodedOperation> {
  const known = sitePayloads.get(answer);
  if (known) return known;
  const environment = createServerEnvironment();
  seedStore(environment, siteQuery, variables, answer);
  const payload = await dehydrateOnServer(environment, siteQuery, variables);
  sitePayloads.set(answer, payload);
  return payload;
}

export function getNotice({ preferences }: RouteUrl): { readonly notice?: string } {
  return preferences.problem === undefined ? {} : { notice: preferences.problem };
}

function askSite(audience: string): Promise<ServerAnswer> {
  return executeOnServer(getRequest(siteQuery).params, { audience });
}
