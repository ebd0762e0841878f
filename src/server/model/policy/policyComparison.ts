// Compares two policies by the features that only one of them allows. Pitfall: each is judged by
// its own audience, so two audiences with the same floors may still differ.
import type { Catalogue, Feature } from '@/server/data/catalogue/Catalogue';
import { getNeeds } from './Needs';
import type { Policy } from './Policy';

export interface PolicyComparison {
  readonly other: Policy;
  /** Features that work in every release in use that a policy keeps, and not in those of the other. */
  readonly works: Sides;
  /** Features that linters let through: on the line or adopted. */
  readonly allowed: Sides;
}

interface Sides {
  readonly onlyHere: readonly Feature[];
  readonly onlyThere: readonly Feature[];
}

export function comparePolicies(
  catalogue: Catalogue,
  here: Policy,
  other: Policy,
): PolicyComparison {
  const worksIn = ({ audience, cut }: Policy) => getNeeds(catalogue, audience).featuresAt(cut);
  const allowedBy = ({ above, acceptedBelow, adopted }: Policy) => [
    ...new Set([...above, ...acceptedBelow, ...adopted]),
  ];
  return {
    other,
    works: splitSides(worksIn(here), worksIn(other)),
    allowed: splitSides(allowedBy(here), allowedBy(other)),
  };
}

function splitSides(here: readonly Feature[], there: readonly Feature[]): Sides {
  const [left, right] = [new Set(here), new Set(there)];
  return {
    onlyHere: here.filter((feature) => !right.has(feature)),
    onlyThere: there.filter((feature) => !left.has(feature)),
  };
}
