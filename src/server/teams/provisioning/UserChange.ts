/** What a directory says of a person; what it does not say is undefined. */
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
