import type { PolicyView } from '@/routes/PolicyView';

/** Why there is no policy where the address is at fault. */
export function policyProblem({
  adopt,
  decline,
  floors,
}: Pick<PolicyView, 'adopt' | 'decline' | 'floors'>): string | undefined {
  const both = adopt.filter((slug) => decline.includes(slug));
  if (both.length > 0)
    return `${both.join(', ')} is both adopted and declined. Remove it from one of the two lists in the address.`;
  if (floors.length > 0)
    return `A floor in the address names no release: ${floors.join(', ')}. Write browser:version, such as safari:16.4.`;
  return undefined;
}
