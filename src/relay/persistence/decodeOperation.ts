// Encoded operation → the records a store had. On the path to the first screen, so every value is
// read once and written once, where it stays. What one would get wrong: the text may come from a
// disk anybody may write to; a bad one is refused as a whole, before a store has seen any of it.
import { type OperationDescriptor, ROOT_TYPE } from 'relay-runtime';
import { ColumnReader } from './ColumnReader';
import {
  clientId,
  CodecError,
  type EncodedException,
  type EncodedOperation,
  type MutableRecord,
  type StoreRecord,
  TYPE_SCHEMA,
  typeId,
} from './encodedOperation';
import {
  type LinkStep,
  type OperationPlan,
  planOperation,
  type Step,
  StepKind,
} from './operationPlan';

export interface DecodedOperation {
  readonly records: ReadonlyMap<string, StoreRecord>;
  /** Whether every field that the operation reads is there. */
  readonly isComplete: boolean;
}

/**
 * Decodes what `encodeOperation` wrote for the same operation with the same variables.
 * @throws CodecError for anything else
 */
export function decodeOperation(
  encoded: unknown,
  operation: OperationDescriptor,
): DecodedOperation {
  const plan = planOperation(operation);
  const [signature, columns, exceptions] = listOf(encoded) as Partial<EncodedOperation>;
  if (signature !== plan.signature || listOf(columns).length !== plan.columnCount)
    throw new CodecError('another operation, or another build’s');
  const decoding = new Decoding((columns ?? []).map((column) => new ColumnReader(column)));
  return decoding.decode(plan, listOf(exceptions) as readonly EncodedException[]);
}

const MAX_TARGETS = 1_000_000;

class Decoding {
  private readonly records = new Map<string, MutableRecord>();
  private isComplete = true;
  private targetCount = 0;

  constructor(private readonly columns: readonly ColumnReader[]) {}

  decode({ rootId, steps }: OperationPlan, exceptions: readonly EncodedException[]) {
    this.visit(this.create(rootId, ROOT_TYPE), rootId, steps, true);
    if (!this.columns.every((column) => column.isAtEnd))
      throw new CodecError('more values than the operation reads');
    for (const exception of exceptions) this.except(exception);
    return { records: this.records, isComplete: this.isComplete };
  }

  /** `path` is what the ids of its children begin with; the fields of a new record are not looked for. */
  private visit(record: MutableRecord, path: string, steps: readonly Step[], isNew: boolean): void {
    for (const step of steps) {
      switch (step.kind) {
        case StepKind.SCALAR:
          if (isNew || record[step.key] === undefined)
            record[step.key] =
              step.column < 0 ? record.__id : this.column(step.column).next(record.__id);
          break;
        case StepKind.LINK:
          if (isNew || record[step.key] === undefined)
            record[step.key] = this.readLink(record, path, step);
          else this.revisit(record[step.key], step.steps);
          break;
        case StepKind.TYPE:
          if (this.isOfType(record.__typename, step.type, step.abstractKey, step.column))
            this.visit(record, path, step.steps, isNew);
      }
    }
  }

  private readLink(record: MutableRecord, path: string, step: LinkStep): unknown {
    const childPath = `${path}:${step.key}`;
    if (step.countColumn === undefined) {
      const id = this.readTarget(record, childPath, step);
      return id === null ? null : { __ref: id };
    }
    const count = this.column(step.countColumn).next(record.__id);
    if (count === null) return null;
    if (!Number.isSafeInteger(count) || Number(count) < 0) throw new CodecError('a broken count');
    this.countTargets(count as number);
    const ids: (string | null)[] = [];
    for (let at = 0; at < Number(count); at += 1)
      ids.push(this.readTarget(record, `${childPath}:${at}`, step));
    return { __refs: ids };
  }

  private readTarget(parent: MutableRecord, childId: string, step: LinkStep): string | null {
    const target = this.column(step.column).next(parent.__id);
    if (target === null) return null;
    if (target === 1) {
      this.enter(childId, childId, step, step.typename);
      return childId;
    }
    const [id, typename = step.typename] = [target].flat() as unknown[];
    if (typeof id !== 'string') throw new CodecError('a link that leads nowhere');
    if (Array.isArray(target) && target.length === 1) this.isComplete = false;
    else this.enter(id, clientId(id), step, typename as string | undefined);
    return id;
  }

  private enter(id: string, path: string, step: LinkStep, typename: string | undefined): void {
    const known = this.records.get(id);
    const record =
      known ?? this.create(id, typename ?? this.column(step.typeColumn ?? -1).next(id));
    this.visit(record, path, step.steps, !known);
  }

  /** Follows a link that another part of the operation has read. */
  private revisit(link: unknown, steps: readonly Step[]): void {
    if (link === null) return;
    const { __ref, __refs } = link as { readonly __ref?: string; readonly __refs?: string[] };
    const ids = __refs ?? [__ref];
    this.countTargets(ids.length);
    for (const id of ids) {
      const record = this.records.get(id ?? '');
      if (record) this.visit(record, clientId(record.__id), steps, false);
    }
  }

  private isOfType(
    typename: string,
    type: string | undefined,
    abstractKey: string,
    column: number,
  ): boolean {
    if (type !== undefined) return typename === type || typename === ROOT_TYPE;
    const id = typeId(typename);
    const known = this.records.get(id) ?? this.create(id, TYPE_SCHEMA);
    if (known[abstractKey] === undefined) known[abstractKey] = this.column(column).next(id);
    return known[abstractKey] === true;
  }

  private create(id: string, typename: unknown): MutableRecord {
    if (typeof typename !== 'string') throw new CodecError('a record without a type');
    const record = { __id: id, __typename: typename };
    this.records.set(id, record);
    return record;
  }

  private except([id, fields, absentKeys]: EncodedException): void {
    const record = this.records.get(id);
    if (!record) throw new CodecError('an exception to no record');
    for (const [key, value] of Object.entries(fields)) {
      if (record[key] !== undefined && key !== 'id')
        throw new CodecError('an exception to what is there');
      record[key] = value;
    }
    for (const key of listOf(absentKeys)) {
      delete record[key as string];
      this.isComplete = false;
    }
  }

  /** A list in a list in a list can claim any number of targets in a few characters. */
  private countTargets(count: number): void {
    this.targetCount += count;
    if (this.targetCount > MAX_TARGETS) throw new CodecError('more links than an answer can hold');
  }

  private column(at: number): ColumnReader {
    const column = this.columns[at];
    if (!column) throw new CodecError('no such column');
    return column;
  }
}

function listOf(value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw new CodecError('no list where one is due');
  return value;
}
