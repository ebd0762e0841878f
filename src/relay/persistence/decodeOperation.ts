// Encoded operation → the records a store had. On the path to the first screen, so every value is
// read once and written once, where it stays. Easy to get wrong: the text may come from a disk
// anybody may write to; a bad one is refused as a whole, before a store has seen any of it.
import { type OperationDescriptor, ROOT_TYPE } from 'relay-runtime';
import { ColumnReader } from './ColumnReader';
import {
  check,
  clientId,
  type MutableRecord,
  type OperationRecords,
  type StoreRecord,
  TYPE_SCHEMA,
  typeId,
} from './encodedOperation';
import { ID_KEY, LINK, type LinkStep, planOperation, type Step, TYPE } from './operationPlan';

export type DecodedOperation = Omit<OperationRecords, 'encoded'>;

/**
 * Decodes what `encodeOperation` wrote for the same operation with the same variables.
 * @throws CodecError for anything else
 */
export function decodeOperation(
  encoded: unknown,
  operation: OperationDescriptor,
): DecodedOperation {
  const { rootId, steps, columnCount, signature } = planOperation(operation);
  const [written, columns, exceptions] = asList(encoded);
  check(written === signature);
  const decoding = new Decoding(asList(columns).map((column) => new ColumnReader(column)));
  check(decoding.columns.length === columnCount);
  decoding.visit(decoding.create(rootId, ROOT_TYPE), steps, true);
  check(decoding.columns.every((column) => column.isAtEnd()));
  for (const exception of asList(exceptions)) decoding.except(asList(exception));
  return decoding;
}

/** A list in a list in a list can claim any number of targets in a few characters. */
const MAX_TARGETS = 1_000_000;

class Decoding {
  readonly records = new Map<string, MutableRecord>();
  isComplete = true;
  private targetCount = 0;

  constructor(readonly columns: readonly ColumnReader[]) {}

  /** The fields of a new record are not looked for. */
  visit(record: MutableRecord, steps: readonly Step[], isNew: boolean): void {
    for (const step of steps) {
      if (step.kind === TYPE) {
        if (this.isOfType(record.__typename, step.type, step.abstractKey, step.column))
          this.visit(record, step.steps, isNew);
      } else if (!isNew && record[step.key] !== undefined) {
        if (step.kind === LINK) this.revisit(record[step.key], step.steps);
      } else {
        record[step.key] =
          step.kind === LINK
            ? this.readLink(record, step)
            : step.column < 0
              ? record.__id
              : this.read(step.column, record.__id);
      }
    }
  }

  create(id: string, typename: unknown): MutableRecord {
    check(typeof typename === 'string');
    const record = { __id: id, __typename: typename };
    this.records.set(id, record);
    return record;
  }

  except([id, fields, absentKeys]: readonly unknown[]): void {
    const record = this.records.get(id as string);
    check(record !== undefined);
    for (const [key, value] of Object.entries(fields ?? {})) {
      check(record[key] === undefined || key === ID_KEY);
      record[key] = value;
    }
    for (const key of asList(absentKeys)) {
      delete record[key as string];
      this.isComplete = false;
    }
  }

  private readLink(record: MutableRecord, step: LinkStep): unknown {
    if (step.countColumn === undefined) {
      const id = this.readTarget(record, step, '');
      return id === null ? null : { __ref: id };
    }
    const count = this.read(step.countColumn, record.__id);
    if (count === null) return null;
    this.countTargets(count as number);
    const ids: unknown[] = [];
    for (let at = 0; at < (count as number); at += 1)
      ids.push(this.readTarget(record, step, `:${at}`));
    return { __refs: ids };
  }

  private readTarget({ __id }: StoreRecord, step: LinkStep, position: string): string | null {
    const target = this.read(step.column, __id);
    if (target === null) return null;
    let id: unknown = target;
    let typename: unknown = step.typename;
    if (target === 1) {
      id = `${clientId(__id)}:${step.key}${position}`;
    } else if (Array.isArray(target)) {
      [id, typename] = target as unknown[];
      if (target.length === 1) {
        this.isComplete = false;
        check(typeof id === 'string');
        return id;
      }
    }
    check(typeof id === 'string');
    const known = this.records.get(id);
    const record = known ?? this.create(id, typename ?? this.read(step.typeColumn, id));
    this.visit(record, step.steps, !known);
    return id;
  }

  /** Follows a link that another part of the operation has read. */
  private revisit(link: unknown, steps: readonly Step[]): void {
    const { __ref, __refs } = (link ?? {}) as {
      readonly __ref?: string;
      readonly __refs?: string[];
    };
    const ids = __refs ?? [__ref];
    this.countTargets(ids.length);
    for (const id of ids) {
      const record = this.records.get(id as string);
      if (record) this.visit(record, steps, false);
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
    if (known[abstractKey] === undefined) known[abstractKey] = this.read(column, id);
    return known[abstractKey] === true;
  }

  private countTargets(count: number): void {
    this.targetCount += count;
    check(count >= 0 && this.targetCount <= MAX_TARGETS);
  }

  private read(column: number | undefined, id: string): unknown {
    return this.columns[column as number]?.next(id);
  }
}

function asList(value: unknown): readonly unknown[] {
  check(Array.isArray(value));
  return value;
}
