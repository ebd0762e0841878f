// Bounds what an operation uses while it runs: fields, list arguments, characters and processor time,
// counted where resolvers are called. Easy to get wrong: the estimate made before the run
// (operationCost) can be wrong for any field, so this limit decides; and an error in one field would
// leave the others running, so the whole answer is replaced.
import {
  defaultFieldResolver,
  type ExecutionResult,
  getNamedType,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
} from 'graphql';
import type { BudgetLimits } from './executionLimits';
import { type Clock, PROCESS_CLOCK } from './processClock';
import { WarmUp } from './WarmUp';

const ownWarmUp = new WarmUp();

/**
 * Milliseconds of processor time that a field takes as a rule, of those that take long. It falls fast
 * and rises slowly: the first run compiles, and any may be hit by a garbage collection.
 */
export class FieldCosts {
  readonly #known = new WeakMap<object, number>();

  of(field: object): number {
    return this.#known.get(field) ?? 0;
  }

  note(field: object, milliseconds: number): void {
    const known = this.of(field);
    const part = milliseconds < known ? 1 / 2 : 1 / 8;
    this.#known.set(field, known + (milliseconds - known) * part);
  }
}

const ownCosts = new FieldCosts();

/** Others wait meanwhile. */
const WARM_UP_MS_EACH = 1_000;

/** A plain field is over sooner than the clock is read. */
const FIELDS_BETWEEN_LOOKS = 32;

/** Of what takes less it does not matter when it ends. */
const LONG_STEP_MS = 5;

/** Quotation marks, colon and comma around a name. */
const PUNCTUATION = 4;

export class ExecutionBudget {
  private fields = 0;
  private characters = 0;
  private refusal: GraphQLError | undefined;
  private usedBefore: number;
  private lookAt: number;
  private warmUpLeft = WARM_UP_MS_EACH;
  /** Milliseconds of processor time that fields took, of those that took long. */
  private readonly steps = new Map<object, number>();
  private usedBeforeStep: number;
  private hasStep = false;

  constructor(
    private readonly limits: BudgetLimits,
    private readonly clock: Clock = PROCESS_CLOCK,
    private readonly warmUp: WarmUp = ownWarmUp,
    private readonly costs: FieldCosts = ownCosts,
  ) {
    this.usedBefore = (clock.usedLately ?? clock.used)();
    this.usedBeforeStep = this.usedBefore;
    this.lookAt = clock.now() + limits.milliseconds;
  }

  /** Counts a field about to be resolved. Throws once the budget is used up. */
  begin(name: string, entries: number, isWorkedOut: boolean): void {
    this.fields += 1 + entries;
    this.characters += name.length + PUNCTUATION;
    if (isWorkedOut || this.fields % FIELDS_BETWEEN_LOOKS === 0) this.look();
    if (this.refusal) throw this.refusal;
  }

  /**
   * Throws if the field took longer than the time left, in this operation once or in others as a rule:
   * a running field cannot be ended. The first may always run.
   * @returns when the field begins
   */
  beginStep(field: object): number {
    const usual = this.hasStep ? this.costs.of(field) : 0;
    const milliseconds = Math.max(usual, this.steps.get(field) ?? 0);
    const missing = milliseconds === 0 ? 0 : milliseconds - this.left();
    if (missing > 0 && !this.borrow(missing)) {
      this.refuseTime();
      throw this.refusal!;
    }
    return this.clock.now();
  }

  endStep(field: object, begunAt: number): void {
    const passed = this.clock.now() - begunAt;
    if (passed < LONG_STEP_MS) {
      if (this.costs.of(field) > 0) this.costs.note(field, passed);
      return;
    }
    this.hasStep = true;
    const used = this.clock.used();
    const milliseconds = used - this.usedBeforeStep;
    this.usedBeforeStep = used;
    this.costs.note(field, milliseconds);
    this.steps.set(field, Math.max(milliseconds, this.steps.get(field) ?? 0));
  }

  /** Counts the value of a field without fields of its own. */
  end(value: unknown): void {
    if (typeof value === 'string') this.characters += value.length;
    else if (Array.isArray(value)) for (const entry of value) this.endEntry(entry);
  }

  private endEntry(entry: unknown): void {
    this.begin('', 0, false);
    this.end(entry);
  }

  /** The answer, unless the budget was used up on the way. */
  settle(result: ExecutionResult): ExecutionResult {
    if (!this.refusal) this.look();
    return this.refusal ? { errors: [this.refusal] } : result;
  }

  private look(): void {
    const { fields, characters } = this.limits;
    if (this.fields > fields) this.refuse(`resolves more than ${fields} fields and list entries`);
    else if (this.characters > characters)
      this.refuse(`has an answer of more than ${characters} characters`);
    else if (this.isLate()) this.refuseTime();
  }

  /** Time of other programs does not count, so the clock is read only after a while. */
  private isLate(): boolean {
    const now = this.clock.now();
    if (now < this.lookAt) return false;
    const left = this.left();
    this.lookAt = now + Math.max(0, left);
    return left <= 0 && !this.borrow(-left);
  }

  private left(): number {
    return this.limits.milliseconds - (this.clock.used() - this.usedBefore);
  }

  private borrow(milliseconds: number): boolean {
    if (milliseconds > this.warmUpLeft || !this.warmUp.take(milliseconds)) return false;
    this.warmUpLeft -= milliseconds;
    this.usedBefore += milliseconds;
    return true;
  }

  private refuseTime(): void {
    this.refuse(`takes more than ${this.limits.milliseconds} ms of computing time`);
  }

  private refuse(what: string): void {
    this.refusal ??= new GraphQLError(
      `The operation ${what}, the limit. Ask for less in one operation.`,
      { extensions: { code: 'BUDGET_EXCEEDED', http: { status: 400, spec: false } } },
    );
  }
}

const BUDGET = Symbol('budget');

interface Budgeted {
  [BUDGET]?: ExecutionBudget;
}

/** Runs an operation with `contextValue`, and ends it when it uses too much. */
export function executeWithin<Result extends ExecutionResult | Promise<ExecutionResult>>(
  limits: BudgetLimits,
  { schema, contextValue }: { readonly schema: GraphQLSchema; readonly contextValue?: unknown },
  execute: () => Result,
  budget = new ExecutionBudget(limits),
): ExecutionResult | Promise<ExecutionResult> {
  countResolvers(schema);
  (contextValue as Budgeted)[BUDGET] = budget;
  const result = execute();
  return result instanceof Promise
    ? result.then((settled: ExecutionResult) => budget.settle(settled))
    : budget.settle(result);
}

/** Introspection's types belong to every schema, so each field is remembered by itself. */
const counted = new WeakSet<object>();

function countResolvers(schema: GraphQLSchema): void {
  if (counted.has(schema)) return;
  counted.add(schema);
  for (const type of Object.values(schema.getTypeMap()))
    if (isObjectType(type)) for (const field of Object.values(type.getFields())) count(field);
  for (const field of [SchemaMetaFieldDef, TypeMetaFieldDef, TypeNameMetaFieldDef]) count(field);
}

function count(field: GraphQLField<unknown, unknown>): void {
  if (counted.has(field)) return;
  counted.add(field);
  const { resolve = defaultFieldResolver } = field;
  const lists = field.args.filter(({ type }) =>
    isListType(isNonNullType(type) ? type.ofType : type),
  );
  const isLeaf = isLeafType(getNamedType(field.type));
  const isWorkedOut = !isLeaf || field.extensions.isSemanticNonNull === true;

  field.resolve = (source, args: Readonly<Record<string, unknown>>, context, info) => {
    const budget = (context as Budgeted | undefined)?.[BUDGET];
    if (!budget) return resolve(source, args, context, info);
    let entries = 0;
    for (const { name } of lists) entries += (args[name] as readonly unknown[] | null)?.length ?? 0;
    budget.begin(String(info.path.key), entries, isWorkedOut);
    if (isLeaf) {
      const value = resolve(source, args, context, info);
      budget.end(value);
      return value;
    }
    const begunAt = budget.beginStep(field);
    const value = resolve(source, args, context, info);
    budget.endStep(field, begunAt);
    return value;
  };
}
