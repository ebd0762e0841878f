import { MAX_DECIDED } from '@/domain/featureSetLimits';
import type { PolicyView } from '@/domain/routes/policy';

/** The mistake in the address that prevents a policy, if there is one. */
export function policyProblem({
  adopt,
  decline,
  floors,
}: Pick<PolicyView, 'adopt' | 'decline' | 'floors'>): string | undefined {
  const both = adopt.filter((slug) => decline.includes(slug));
  if (both.length > 0)
    return `${both.join(', ')} is both adopted and declined. Remove it from one of the two lists in the address.`;
  const most = Math.max(adopt.length, decline.length);
  if (most > MAX_DECIDED)
    return `The address has a list of ${most} features. A policy adopts at most ${MAX_DECIDED} and declines at most ${MAX_DECIDED}.`;
  if (floors.length > 0)
    return `A minimum version in the address is unknown, or a browser has two: ${floors.join(', ')}. Write browser:version once for each browser, such as safari:16.4.`;
  return undefined;
}
