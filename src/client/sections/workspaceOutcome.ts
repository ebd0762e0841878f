import type { PageAddress } from '@/domain/routes/address';

interface Answer {
  readonly viewer: object | null | undefined;
  readonly workspace: { readonly slug: string } | null | undefined;
}

type Outcome = { readonly status: 404 } | { readonly status: 308; readonly location: string };

/** Not found, or moved: a workspace that is asked for by a former address has another now. */
export function workspaceOutcome(
  { viewer, workspace }: Answer,
  url: PageAddress,
  addressOf: (slug: string) => string,
): Outcome | undefined {
  if (!workspace) return viewer ? { status: 404 } : undefined;
  return workspace.slug === url.param('workspace')
    ? undefined
    : { status: 308, location: addressOf(workspace.slug) };
}
