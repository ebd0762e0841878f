import type { Catalogue, Release } from '@/server/data/catalogue/Catalogue';
import { memoizeByCatalogue } from '@/server/data/catalogue/memoizeByCatalogue';
import type { Policy } from './Policy';
import { type Floors, setFloors } from './setFloors';

/** The floors that a policy's rule sets without those of the team's own. */
export function getAutomaticFloors(catalogue: Catalogue, policy: Policy): Floors {
  if (policy.moved.length === 0) return policy;
  const memory = getMemory(catalogue);
  const known = memory.get(policy);
  if (known) return known;
  const floors = setFloors(catalogue, policy.audience, { ...policy, moved: [] });
  memory.set(policy, floors);
  return floors;
}

/** Every row of a policy asks for it. */
const getMemory = memoizeByCatalogue('automaticFloors', () => new WeakMap<Policy, Floors>());

/** The floor of one browser; undefined if the rule drops it. */
export function getAutomaticRelease(
  catalogue: Catalogue,
  policy: Policy,
  slug: string,
): Release | undefined {
  const { floors } = getAutomaticFloors(catalogue, policy);
  return floors.find(({ browser }) => browser.slug === slug)?.release;
}
