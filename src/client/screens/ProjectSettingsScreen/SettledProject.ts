/** A project, and where it is. */
export interface SettledProject {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly workspace: { readonly slug: string };
}
