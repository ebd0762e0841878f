// Operation + record table → whether the table answers the operation by itself. It looks at groups
// instead of records: rows of a group have the same type and fields, so a field is looked up once a
// group. What one would get wrong: only the links differ from row to row, and each is followed.
import {
  type NormalizationSelection,
  type OperationDescriptor,
  ROOT_TYPE,
  type Variables,
} from 'relay-runtime';
import { handleKeyOf, storageKeyOf } from './fieldKeys';
import { type Column, ColumnKind, type Group, type RecordTable } from './recordTable';
import { STORABLE_TYPES } from './storableTypes.data';

/**
 * Whether every field the operation asks for is there, is a link where a link is due, and leads to
 * a row of the table.
 */
export function answersOperation({ root }: OperationDescriptor, table: RecordTable): boolean {
  return new TableWalk(table, root.variables).isWhole(root.dataID, root.node.selections);
}

class TableWalk {
  private readonly groups: readonly Group[];
  /** The number of each row's group. */
  private readonly groupOfRow: number[] = [];
  /**
   * What has been asked of which group: shared records and lists lead to the same question again
   * and again.
   */
  private readonly asked = new Map<readonly NormalizationSelection[], Set<number>>();
  private readonly targets = new Map<Column, ReadonlySet<number> | undefined>();

  constructor(
    [groups]: RecordTable,
    private readonly variables: Variables,
  ) {
    this.groups = groups;
    for (const [at, [, count]] of groups.entries())
      for (let row = 0; row < count; row += 1) this.groupOfRow.push(at);
  }

  isWhole(rootId: string, selections: readonly NormalizationSelection[]): boolean {
    const root = this.groups.findIndex(([, , ids]) => ids?.includes(rootId));
    return root >= 0 && this.visit(root, selections);
  }

  private visit(at: number, selections: readonly NormalizationSelection[]): boolean {
    const asked = this.asked.get(selections) ?? new Set();
    if (asked.has(at)) return true;
    this.asked.set(selections, asked.add(at));
    const group = this.groups[at];
    return (
      group !== undefined && STORABLE_TYPES.has(group[0]) && this.hasAll(group, at, selections)
    );
  }

  private hasAll(group: Group, at: number, selections: readonly NormalizationSelection[]): boolean {
    return selections.every((selection) => {
      switch (selection.kind) {
        case 'ScalarField':
          return (
            selection.name === '__typename' ||
            group[3].includes(storageKeyOf(selection, this.variables))
          );
        case 'LinkedField':
          return this.follow(
            group,
            storageKeyOf(selection, this.variables),
            selection.plural,
            selection.selections,
          );
        case 'LinkedHandle': {
          const field = selections.find(
            (other) =>
              other.kind === 'LinkedField' &&
              other.name === selection.name &&
              other.alias === selection.alias,
          );
          return (
            field?.kind === 'LinkedField' &&
            this.follow(
              group,
              handleKeyOf(selection, this.variables),
              field.plural,
              field.selections,
            )
          );
        }
        case 'Condition':
          return (
            Boolean(this.variables[selection.condition]) !== selection.passingValue ||
            this.hasAll(group, at, selection.selections)
          );
        case 'InlineFragment': {
          const isOfType = this.isOfType(group[0], selection.type, selection.abstractKey);
          return isOfType === false || (isOfType === true && this.visit(at, selection.selections));
        }
        case 'TypeDiscriminator':
          return this.isOfType(group[0], '', selection.abstractKey) !== undefined;
        case 'ClientExtension':
        case 'Defer':
        case 'Stream':
          return this.hasAll(group, at, selection.selections);
        default:
          return false;
      }
    });
  }

  private follow(
    [, , , keys, columns]: Group,
    key: string,
    isPlural: boolean,
    selections: readonly NormalizationSelection[],
  ): boolean {
    const column = columns[keys.indexOf(key)];
    const targets = column && this.targetsOf(column, isPlural);
    if (!targets) return false;
    for (const target of targets) if (!this.visit(target, selections)) return false;
    return true;
  }

  /** The groups a column's links lead to; undefined where one leads nowhere, or is none. */
  private targetsOf(column: Column, isPlural: boolean): ReadonlySet<number> | undefined {
    if (!this.targets.has(column)) this.targets.set(column, targetsOf(column, this.groupOfRow));
    return isPluralKind(column[0]) === isPlural || column[0] <= ColumnKind.DICTIONARY
      ? this.targets.get(column)
      : undefined;
  }

  /** Undefined where the table does not say it. */
  private isOfType(
    typename: string,
    type: string,
    abstractKey: string | null | undefined,
  ): boolean | undefined {
    if (abstractKey == null) return typename === type || typename === ROOT_TYPE;
    const id = `client:__type:${typename}`;
    for (const [, , ids, keys, columns] of this.groups) {
      const row = ids?.indexOf(id) ?? -1;
      const column = columns[keys.indexOf(abstractKey)];
      if (row >= 0 && column) return booleanAt(column, row);
    }
    return undefined;
  }
}

function isPluralKind(kind: number): boolean {
  return kind === ColumnKind.LINKS || kind >= ColumnKind.CHILD_RUNS;
}

function targetsOf(column: Column, groupOfRow: readonly number[]): ReadonlySet<number> | undefined {
  const targets = new Set<number>();
  const [kind, values, lengths] = column;
  const isSound =
    kind === ColumnKind.CHILD_RUNS
      ? areRunsSound(values, lengths, groupOfRow, targets)
      : kind > ColumnKind.DICTIONARY
        ? areLinksSound(values, groupOfRow, targets)
        : (kind === ColumnKind.CONSTANT && values === null) ||
          (kind === ColumnKind.VALUES &&
            Array.isArray(values) &&
            values.every((value) => value === null));
  return isSound ? targets : undefined;
}

function areLinksSound(
  values: unknown,
  groupOfRow: readonly number[],
  targets: Set<number>,
): boolean {
  if (!Array.isArray(values)) return false;
  let last = -1;
  for (const value of values as unknown[]) {
    if (value === -1 || value === null) continue;
    if (typeof value !== 'number') {
      if (!areLinksSound(value, groupOfRow, targets)) return false;
      continue;
    }
    const group = groupOfRow[value];
    if (group === undefined) return false;
    if (group !== last) targets.add((last = group));
  }
  return true;
}

function areRunsSound(
  firsts: unknown,
  lengths: unknown,
  groupOfRow: readonly number[],
  targets: Set<number>,
): boolean {
  if (!Array.isArray(firsts) || !Array.isArray(lengths)) return false;
  for (let row = 0; row < firsts.length; row += 1) {
    const end = Number(firsts[row]) + Number(lengths[row]);
    for (let at = Number(firsts[row]); at < end; at += 1) {
      const group = groupOfRow[at];
      if (group === undefined) return false;
      targets.add(group);
    }
  }
  return true;
}

function booleanAt([kind, data, positions]: Column, row: number): boolean | undefined {
  const value: unknown =
    kind === ColumnKind.CONSTANT
      ? data
      : kind === ColumnKind.VALUES
        ? (data as unknown[])[row]
        : kind === ColumnKind.DICTIONARY
          ? (data as unknown[])[(positions as number[])[row] ?? -1]
          : undefined;
  return typeof value === 'boolean' ? value : undefined;
}
