import type { PageAddress } from '@/domain/routes/address';

interface FoundProject {
  readonly slug: string;
  readonly workspace: { readonly slug: string };
}

interface Answer {
  readonly viewer: object | null | undefined;
  readonly workspace: { readonly project: FoundProject | null | undefined } | null | undefined;
}

type Outcome = { readonly status: 404 } | { readonly status: 308; readonly location: string };

/** Not found, or moved: its own slug and workspace say where a project is now. */
export function projectOutcome(
  { viewer, workspace }: Answer,
  url: PageAddress,
  addressOf: (team: string, slug: string) => string,
): Outcome | undefined {
  const project = workspace?.project;
  if (!project) return viewer ? { status: 404 } : undefined;
  const { slug, workspace: team } = project;
  return team.slug === url.param('workspace') && slug === url.param('project')
    ? undefined
    : { status: 308, location: addressOf(team.slug, slug) };
}
