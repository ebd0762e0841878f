import type { PageAddress } from '@/domain/routes/address';

interface FoundProject {
  readonly isSignedIn: boolean;
  /** Its address now, and its workspace's; undefined for one that was not found. */
  readonly slug: string | undefined;
  readonly team: string | undefined;
}

type Outcome = { readonly status: 404 } | { readonly status: 308; readonly location: string };

/** Not found, or moved: its own slug and workspace say where a project is now. */
export function projectOutcome(
  { isSignedIn, slug, team }: FoundProject,
  url: PageAddress,
  addressOf: (team: string, slug: string) => string,
): Outcome | undefined {
  if (slug === undefined || team === undefined) return isSignedIn ? { status: 404 } : undefined;
  return team === url.param('workspace') && slug === url.param('project')
    ? undefined
    : { status: 308, location: addressOf(team, slug) };
}
