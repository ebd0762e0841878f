// Builds the group tree. Features need their groups first, so `fillGroups` adds the features later.
import type { GroupRecord } from './artefactTables';
import type { Feature, Group } from './Catalogue';

interface GroupUnderWay extends Group {
  parent?: GroupUnderWay;
  path: string;
  readonly children: GroupUnderWay[];
  readonly features: Feature[];
}

/** In code-unit order of paths. */
export function buildGroups(records: readonly GroupRecord[]): readonly GroupUnderWay[] {
  const bySlug = new Map<string, GroupUnderWay>();
  for (const { slug, name } of records)
    bySlug.set(slug, { slug, name, path: slug, children: [], features: [] });
  for (const { slug, parent } of records) bySlug.get(slug)!.parent = bySlug.get(parent ?? '');

  const groups = [...bySlug.values()];
  for (const group of groups)
    group.path = [...lineage(group)]
      .map(({ slug }) => slug)
      .reverse()
      .join('/');
  groups.sort((a, b) => (a.path < b.path ? -1 : 1));
  for (const group of groups) group.parent?.children.push(group);
  return groups;
}

/** Adds each feature once to its groups and their ancestors, in the order of `features`. */
export function fillGroups(groups: readonly GroupUnderWay[], features: readonly Feature[]): void {
  const bySlug = new Map(groups.map((group) => [group.slug, group]));

  for (const feature of features) {
    const joined = new Set(feature.groups.flatMap(({ slug }) => [...lineage(bySlug.get(slug)!)]));
    for (const group of joined) group.features.push(feature);
  }
}

function* lineage(group: GroupUnderWay): Generator<GroupUnderWay> {
  for (let at: GroupUnderWay | undefined = group; at; at = at.parent) yield at;
}
