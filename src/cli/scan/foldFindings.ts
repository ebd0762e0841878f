import type { ScanFinding } from './ScanOutcome';

/**
 * One mistake, one report: of the keys of a feature that one declaration or attribute uses, keeps
 * the one that the fewest can use. A key that no feature has goes with any such key.
 */
export function foldFindings(findings: readonly ScanFinding[]): readonly ScanFinding[] {
  const rarest = new Map<string, ScanFinding>();
  for (const finding of findings)
    for (const group of groupsOf(finding)) {
      const other = rarest.get(group);
      if (!other || finding.usableShare < other.usableShare) rarest.set(group, finding);
    }
  return findings.filter((finding) => {
    const [group] = groupsOf(finding);
    return group === undefined || rarest.get(group) === finding;
  });
}

/** Its feature's in the construct, then the construct's. */
function groupsOf({ use, cause, level }: ScanFinding): readonly string[] {
  const { construct, feature, file } = use;
  if (construct === undefined) return [];
  const all = `${file} ${construct} ${cause} ${level}`;
  return feature === null ? [all] : [`${all} ${feature}`, all];
}
