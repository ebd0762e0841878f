/** A directory's word about a person; undefined for all that it leaves out. */
export interface UserChange {
  readonly userName?: string;
  readonly email?: string;
  readonly displayName?: string | null;
  readonly formatted?: string | null;
  readonly givenName?: string | null;
  readonly familyName?: string | null;
  readonly externalId?: string | null;
  readonly isActive?: boolean;
}
