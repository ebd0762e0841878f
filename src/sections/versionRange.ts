interface VersionRange {
  readonly from: { readonly version: string };
  readonly to: { readonly version: string };
}

/** "153–160"; "15.2-15.3 to 16.0" if versions contain a hyphen. */
export function versionRange({ from, to }: VersionRange): string {
  if (from.version === to.version) return to.version;
  return `${from.version}${/[^\d.]/.test(from.version + to.version) ? ' to ' : '–'}${to.version}`;
}
