// Store + operation → the records that one operation reads, each with those fields alone: what one
// entry on disk holds. What one would get wrong: records are shared, so taking them whole would
// write every link other screens ever followed, most of them dangling.
import {
  type NormalizationSelection,
  type OperationDescriptor,
  type RecordSource,
  ROOT_TYPE,
  type Variables,
} from 'relay-runtime';
import { handleKeyOf, storageKeyOf } from './fieldKeys';
import type { StoreRecord } from './recordTable';
import { STORABLE_TYPES } from './storableTypes.data';

type Source = Pick<InstanceType<typeof RecordSource>, 'get'>;
type LinkedField = Extract<NormalizationSelection, { kind: 'LinkedField' }>;
type LinkedHandle = Extract<NormalizationSelection, { kind: 'LinkedHandle' }>;
type MutableRecord = Record<string, unknown> & StoreRecord;

/**
 * Undefined where a record or field is missing, or where any record is of a type that is not to be
 * stored.
 */
export function operationRecords(
  { root }: OperationDescriptor,
  source: Source,
): StoreRecord[] | undefined {
  const walk = new OperationWalk(source, root.variables);
  try {
    walk.visit(root.dataID, root.node.selections);
  } catch (error) {
    if (error === NOT_STORABLE) return undefined;
    throw error;
  }
  return [...walk.records.values()];
}

const NOT_STORABLE = new Error('The operation cannot be stored.');

class OperationWalk {
  readonly records = new Map<string, MutableRecord>();
  private readonly keys = new Map<NormalizationSelection, string>();

  constructor(
    private readonly source: Source,
    private readonly variables: Variables,
  ) {}

  visit(id: string, selections: readonly NormalizationSelection[]): MutableRecord {
    const record = this.source.get(id) as StoreRecord | null | undefined;
    if (record == null) throw NOT_STORABLE;
    let kept = this.records.get(id);
    if (!kept) {
      if (!STORABLE_TYPES.has(record.__typename)) throw NOT_STORABLE;
      this.records.set(id, (kept = { __id: id, __typename: record.__typename }));
    }
    this.visitSelections(record, kept, selections);
    return kept;
  }

  private visitSelections(
    record: StoreRecord,
    kept: MutableRecord,
    selections: readonly NormalizationSelection[],
  ): void {
    for (const selection of selections) {
      switch (selection.kind) {
        case 'ScalarField':
          keepField(record, kept, this.keyOf(selection));
          break;
        case 'LinkedField':
          this.follow(record, kept, this.keyOf(selection), selection);
          break;
        case 'LinkedHandle':
          this.followHandle(record, kept, selection, selections);
          break;
        case 'Condition':
          if (Boolean(this.variables[selection.condition]) === selection.passingValue)
            this.visitSelections(record, kept, selection.selections);
          break;
        case 'InlineFragment':
          if (this.isOfType(record, selection.type, selection.abstractKey))
            this.visitSelections(record, kept, selection.selections);
          break;
        case 'TypeDiscriminator':
          this.isOfType(record, '', selection.abstractKey);
          break;
        case 'ClientExtension':
        case 'Defer':
        case 'Stream':
          this.visitSelections(record, kept, selection.selections);
          break;
        default:
          throw NOT_STORABLE;
      }
    }
  }

  private follow(
    record: StoreRecord,
    kept: MutableRecord,
    key: string,
    { selections }: LinkedField,
  ): void {
    const value = keepField(record, kept, key);
    if (value === null) return;
    const { __ref, __refs } = value as { readonly __ref?: unknown; readonly __refs?: unknown };
    if (typeof __ref === 'string') {
      if (this.isDeleted(__ref)) kept[key] = null;
      else this.visit(__ref, selections);
    } else if (Array.isArray(__refs)) {
      const ids = (__refs as (string | null)[]).map((id) =>
        id === null || this.isDeleted(id) ? null : id,
      );
      if (ids.includes(null)) kept[key] = { __refs: ids };
      for (const id of ids) if (id !== null) this.visit(id, selections);
    } else {
      throw NOT_STORABLE;
    }
  }

  /**
   * A connection's pages are gathered in a record of the client's own, whose bookkeeping is needed
   * to add the next page.
   */
  private followHandle(
    record: StoreRecord,
    kept: MutableRecord,
    handle: LinkedHandle,
    siblings: readonly NormalizationSelection[],
  ): void {
    const field = siblings.find(
      (sibling): sibling is LinkedField =>
        sibling.kind === 'LinkedField' &&
        sibling.name === handle.name &&
        sibling.alias === handle.alias,
    );
    const key = handleKeyOf(handle, this.variables);
    if (!field || record[key] === undefined) return;
    this.follow(record, kept, key, field);
    const link = kept[key] as { readonly __ref?: string } | null;
    const gathered = this.source.get(link?.__ref ?? '') as StoreRecord | null | undefined;
    const copy = this.records.get(link?.__ref ?? '');
    if (gathered && copy)
      for (const name of Object.keys(gathered))
        if (name.startsWith('__connection')) copy[name] = gathered[name];
  }

  /** Which abstract types an object belongs to is itself a record of the store. */
  private isOfType(
    record: StoreRecord,
    type: string,
    abstractKey: string | null | undefined,
  ): boolean {
    if (abstractKey == null) return record.__typename === type || record.__typename === ROOT_TYPE;
    const id = `client:__type:${record.__typename}`;
    const known = this.source.get(id) as StoreRecord | null | undefined;
    if (known?.[abstractKey] === undefined) throw NOT_STORABLE;
    const kept = this.records.get(id) ?? { __id: id, __typename: known.__typename };
    kept[abstractKey] = known[abstractKey];
    this.records.set(id, kept);
    return known[abstractKey] === true;
  }

  private isDeleted(id: string): boolean {
    return this.source.get(id) === null;
  }

  private keyOf(
    field: Extract<NormalizationSelection, { kind: 'ScalarField' | 'LinkedField' }>,
  ): string {
    let key = this.keys.get(field);
    if (key === undefined) this.keys.set(field, (key = storageKeyOf(field, this.variables)));
    return key;
  }
}

function keepField(record: StoreRecord, kept: MutableRecord, key: string): unknown {
  const value = record[key];
  if (value === undefined) throw NOT_STORABLE;
  kept[key] ??= value;
  const errors = (record.__errors as Record<string, unknown> | undefined)?.[key];
  if (errors !== undefined)
    kept.__errors = { ...(kept.__errors as object | undefined), [key]: errors };
  return value;
}
