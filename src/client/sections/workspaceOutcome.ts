import type { PageAddress } from '@/domain/routes/address';

interface FoundWorkspace {
  readonly isSignedIn: boolean;
  /** Its address now; undefined for one that was not found. */
  readonly slug: string | undefined;
}

type Outcome = { readonly status: 404 } | { readonly status: 308; readonly location: string };

/** Not found, or moved: a workspace that is asked for by a former address has another now. */
export function workspaceOutcome(
  { isSignedIn, slug }: FoundWorkspace,
  url: PageAddress,
  addressOf: (slug: string) => string,
): Outcome | undefined {
  if (slug === undefined) return isSignedIn ? { status: 404 } : undefined;
  return slug === url.param('workspace') ? undefined : { status: 308, location: addressOf(slug) };
}
