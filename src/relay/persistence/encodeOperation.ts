// Store + operation → the records that the operation reads, encoded. Pitfall: the reader has only
// its own steps, so the walk tracks the reader’s knowledge, and decides from that what to write.
import { type OperationDescriptor, type RecordSource, ROOT_TYPE } from 'relay-runtime';
import { encodeColumn } from './encodeColumn';
import {
  clientId,
  type EncodedException,
  type EncodedOperation,
  type EncodedTarget,
  type MutableRecord,
  type OperationRecords,
  type StoreRecord,
  TYPE_SCHEMA,
  typeId,
} from './encodedOperation';
import {
  ID_KEY,
  LINK,
  type LinkStep,
  planOperation,
  SCALAR,
  type Step,
  TYPE,
} from './operationPlan';

type Source = Pick<InstanceType<typeof RecordSource>, 'get'>;

/**
 * Encodes the part of a store that an operation reads, each record with only those fields: whole
 * records would repeat other screens’ data, with links that lead nowhere. A deleted record reads as
 * null.
 */
export function encodeOperation(operation: OperationDescriptor, source: Source): OperationRecords {
  const { rootId, steps, columnCount, signature } = planOperation(operation);
  const encoding = new Encoding(source, columnCount);
  const root = encoding.create(rootId, ROOT_TYPE);
  encoding.visit((source.get(rootId) as StoreRecord | null) ?? root, root, rootId, steps, true);
  const exceptions = encoding.exceptions();
  return {
    get encoded(): EncodedOperation {
      return [signature, encoding.columns(), exceptions];
    },
    records: encoding.records,
    isComplete: encoding.isComplete,
  };
}

/** No field of a schema may begin so; keys of Relay's handlers do. */
const HANDLE_PREFIX = '__';

interface Exception {
  readonly fields: Record<string, unknown>;
  readonly absentKeys: string[];
}

class Encoding {
  readonly records = new Map<string, MutableRecord>();
  isComplete = true;
  private readonly exceptionsById = new Map<string, Exception>();
  /** Records that Relay's connection handler has made: they hold more than the operation asked for. */
  private readonly handled = new Set<string>();
  private readonly values: readonly unknown[][];
  private readonly owners: readonly string[][];

  constructor(
    private readonly source: Source,
    columnCount: number,
  ) {
    this.values = Array.from({ length: columnCount }, () => []);
    this.owners = Array.from({ length: columnCount }, () => []);
  }

  columns() {
    return this.values.map((values, at) => encodeColumn(values, this.owners[at] ?? []));
  }

  exceptions(): EncodedException[] {
    for (const id of this.handled) this.addBookkeeping(id);
    return [...this.exceptionsById].map(([id, { fields, absentKeys }]) => {
      const kept = this.records.get(id);
      for (const key of absentKeys) delete kept?.[key];
      return [id, fields, absentKeys];
    });
  }

  /** `kept` is the record as the reader knows it. */
  visit(
    record: StoreRecord,
    kept: MutableRecord,
    path: string,
    steps: readonly Step[],
    isNew: boolean,
  ): void {
    for (const step of steps) {
      switch (step.kind) {
        case SCALAR:
          if (isNew || kept[step.key] === undefined) this.writeScalar(record, kept, step);
          break;
        case LINK:
          if (isNew || kept[step.key] === undefined) this.writeLink(record, kept, path, step);
          else this.revisit(kept[step.key], step.steps);
          break;
        case TYPE:
          if (this.isOfType(record.__typename, step.type, step.abstractKey, step.column))
            this.visit(record, kept, path, step.steps, isNew);
      }
    }
  }

  create(id: string, typename: string): MutableRecord {
    const kept = { __id: id, __typename: typename };
    this.records.set(id, kept);
    return kept;
  }

  private writeScalar(
    record: StoreRecord,
    kept: MutableRecord,
    { key, column }: { readonly key: string; readonly column: number },
  ): void {
    const value = this.encodeField(record, kept, key);
    kept[key] = value;
    if (column >= 0) this.write(column, value, record.__id);
    else if (value !== record.__id) this.getException(record.__id).fields[ID_KEY] = value;
  }

  /** Null if it is missing, with an exception that says so; errors are exceptions, too. */
  private encodeField(record: StoreRecord, kept: MutableRecord, key: string): unknown {
    const errors = (record.__errors as Record<string, unknown> | undefined)?.[key];
    if (errors !== undefined) {
      kept.__errors = { ...(kept.__errors as object | undefined), [key]: errors };
      this.getException(record.__id).fields.__errors = kept.__errors;
    }
    const value = record[key];
    if (value !== undefined) return value;
    this.isComplete = false;
    this.getException(record.__id).absentKeys.push(key);
    return null;
  }

  private writeLink(record: StoreRecord, kept: MutableRecord, path: string, step: LinkStep): void {
    const link = this.encodeField(record, kept, step.key) as Partial<Link> | null;
    const childPath = `${path}:${step.key}`;
    const owner = record.__id;
    if (step.countColumn === undefined) {
      const id = this.liveId(link?.__ref);
      kept[step.key] = id === null ? null : { __ref: id };
      this.writeTarget(id, owner, childPath, step);
      return;
    }
    const ids = link?.__refs?.map((id) => this.liveId(id));
    kept[step.key] = ids ? { __refs: ids } : null;
    this.write(step.countColumn, ids ? ids.length : null, owner);
    ids?.forEach((id, at) => this.writeTarget(id, owner, `${childPath}:${at}`, step));
  }

  private liveId(id: string | null | undefined): string | null {
    return id == null || this.source.get(id) === null ? null : id;
  }

  private writeTarget(id: string | null, owner: string, childId: string, step: LinkStep): void {
    if (id === null) return this.write(step.column, null, owner);
    const record = this.source.get(id) as StoreRecord | undefined;
    if (!record) this.isComplete = false;
    const known = this.records.get(id);
    this.write(step.column, encodeTarget(id, childId, record, known, step), owner);
    if (!record) return;
    if (step.key.startsWith(HANDLE_PREFIX)) this.handled.add(id);
    if (!known && step.typeColumn !== undefined) this.write(step.typeColumn, record.__typename, id);
    const kept = known ?? this.create(id, record.__typename);
    this.visit(record, kept, clientId(id), step.steps, !known);
  }

  private revisit(link: unknown, steps: readonly Step[]): void {
    if (link === null) return;
    const { __ref, __refs } = link as Partial<Link>;
    for (const id of __refs ?? [__ref ?? null]) {
      const kept = this.records.get(id ?? '');
      const record = this.source.get(id ?? '') as StoreRecord | undefined;
      if (kept && record) this.visit(record, kept, clientId(record.__id), steps, false);
    }
  }

  /** Which abstract types an object belongs to is itself a record of the store. */
  private isOfType(
    typename: string,
    type: string | undefined,
    abstractKey: string,
    column: number,
  ): boolean {
    if (type !== undefined) return typename === type || typename === ROOT_TYPE;
    const id = typeId(typename);
    const kept = this.records.get(id) ?? this.create(id, TYPE_SCHEMA);
    if (kept[abstractKey] === undefined) {
      const record = (this.source.get(id) ?? { __id: id }) as StoreRecord;
      this.writeScalar(record, kept, { key: abstractKey, column });
    }
    return kept[abstractKey] === true;
  }

  /** The fields that the connection handler needs to add the next page. */
  private addBookkeeping(id: string): void {
    const record = this.source.get(id) as StoreRecord;
    const pageInfo = (record.pageInfo as Partial<Link> | null)?.__ref;
    for (const each of [id, pageInfo ?? id]) {
      const kept = this.records.get(each);
      for (const [key, value] of Object.entries(this.source.get(each) ?? {})) {
        const isOther = kept && kept[key] === undefined && key !== '__invalidated_at';
        if (!isOther || (typeof value === 'object' && value !== null)) continue;
        kept[key] = value;
        this.getException(each).fields[key] = value;
      }
    }
  }

  private write(column: number, value: unknown, owner: string): void {
    this.values[column]?.push(value);
    this.owners[column]?.push(owner);
  }

  private getException(id: string): Exception {
    const known = this.exceptionsById.get(id);
    if (known) return known;
    const exception = { fields: {}, absentKeys: [] };
    this.exceptionsById.set(id, exception);
    return exception;
  }
}

interface Link {
  readonly __ref: string;
  readonly __refs: readonly (string | null)[];
}

function encodeTarget(
  id: string,
  childId: string,
  record: StoreRecord | undefined,
  known: StoreRecord | undefined,
  { typename }: LinkStep,
): EncodedTarget {
  if (!record) return [id];
  const isExpected = known ?? (typename === undefined || typename === record.__typename);
  if (!isExpected) return [id, record.__typename];
  return id === childId ? 1 : id;
}
