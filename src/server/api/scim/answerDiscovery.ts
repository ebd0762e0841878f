import { RESOURCE_TYPES, SCHEMAS, SERVICE_PROVIDER_CONFIG } from './discovery.data';
import { listOf } from './resources';
import type { ScimAnswer } from './ScimRequest';

const SCHEMA = 'urn:ietf:params:scim:schemas:core:2.0:';

/** @returns undefined for another address */
export function answerDiscovery(
  base: string,
  [kind = '', id]: readonly string[],
): ScimAnswer | undefined {
  const one = (type: string, name: string, body: object): object => ({
    schemas: [`${SCHEMA}${type}`],
    ...body,
    meta: { resourceType: type, location: `${base}/${name}` },
  });
  if (kind === 'serviceproviderconfig' && id === undefined)
    return ok(one('ServiceProviderConfig', 'ServiceProviderConfig', SERVICE_PROVIDER_CONFIG));
  const found =
    kind === 'schemas'
      ? SCHEMAS.map((schema) => [schema.id, one('Schema', `Schemas/${schema.id}`, schema)] as const)
      : kind === 'resourcetypes'
        ? RESOURCE_TYPES.map(
            (type) => [type.id, one('ResourceType', `ResourceTypes/${type.id}`, type)] as const,
          )
        : [];
  if (id !== undefined) {
    const body = found.find(([known]) => known === id)?.[1];
    return body && ok(body);
  }
  const all = found.map(([, body]) => body);
  return all.length === 0 ? undefined : ok(listOf(all, { total: all.length, startIndex: 1 }));
}

const ok = (body: object): ScimAnswer => ({ status: 200, body });
