interface VersionRange {
  readonly from: { readonly version: string };
  readonly to: { readonly version: string };
  /** True if the audience uses nothing older. */
  readonly isOldest: boolean;
}

/**
 * "153–160"; "15.2-15.3 to 16.0" if versions contain a hyphen; "104 and older" where the range goes
 * back to the oldest release in use, which says nothing to a reader.
 */
export function versionRange({ from, to, isOldest }: VersionRange): string {
  if (from.version === to.version) return to.version;
  if (isOldest) return `${to.version} and older`;
  return `${from.version}${/[^\d.]/.test(from.version + to.version) ? ' to ' : '–'}${to.version}`;
}
