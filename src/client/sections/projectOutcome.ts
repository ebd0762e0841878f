import type { PageAddress } from '@/domain/routes/address';

/** Asked for by the query of each page of a project. */
interface ProjectAnswer {
  readonly viewer: unknown;
  readonly workspace:
    | {
        readonly project:
          | { readonly slug: string; readonly workspace: { readonly slug: string } }
          | null
          | undefined;
      }
    | null
    | undefined;
}

type Outcome = { readonly status: 404 } | { readonly status: 308; readonly location: string };

/** Not found, or moved: its own slug and workspace say where a project is now. */
export function projectOutcome(
  { viewer, workspace }: ProjectAnswer,
  url: PageAddress,
  addressOf: (team: string, slug: string) => string,
): Outcome | undefined {
  const project = workspace?.project;
  if (!project) return viewer ? { status: 404 } : undefined;
  const team = project.workspace.slug;
  return team === url.param('workspace') && project.slug === url.param('project')
    ? undefined
    : { status: 308, location: addressOf(team, project.slug) };
}
