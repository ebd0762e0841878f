// An operation's normalisation AST + its variables → the order in which both sides walk a store.
// What one would get wrong: the plan's signature goes into every text, since a text says nothing
// that the plan knows; one that another build wrote must be told before it is read.
import {
  getRelayHandleKey,
  getStorageKey,
  type NormalizationSelection,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';
import { shortHash } from '@/relay/shortHash';

/** Another number makes every text that was written before unreadable. */
export const FORMAT = 2;

export const StepKind = { SCALAR: 0, LINK: 1, TYPE: 2 } as const;

interface ScalarStep {
  readonly kind: typeof StepKind.SCALAR;
  readonly key: string;
  /** −1 where the value is the record's own id. */
  readonly column: number;
}

export interface LinkStep {
  readonly kind: typeof StepKind.LINK;
  readonly key: string;
  /** The column of the targets. */
  readonly column: number;
  /** How many targets there are, where it is a list. */
  readonly countColumn: number | undefined;
  /** Of which type a target is, where it may be of several. */
  readonly typeColumn: number | undefined;
  /** Whether the record it leads to is one that Relay's connection handler has made. */
  readonly isHandle: boolean;
  readonly typename: string | undefined;
  readonly steps: readonly Step[];
}

interface TypeStep {
  readonly kind: typeof StepKind.TYPE;
  /** The one object type the steps are for; undefined where they are for an abstract type. */
  readonly type: string | undefined;
  /** Under which the store keeps whether a type belongs to the abstract one. */
  readonly abstractKey: string;
  readonly column: number;
  readonly steps: readonly Step[];
}

export type Step = ScalarStep | LinkStep | TypeStep;

export interface OperationPlan {
  readonly rootId: string;
  readonly steps: readonly Step[];
  readonly columnCount: number;
  /** Differs where any step does. */
  readonly signature: string;
}

/** @throws where the operation has a selection that the codec does not know, such as `@module`. */
export function planOperation({ root }: OperationDescriptor): OperationPlan {
  const planning = new Planning(root.variables);
  const steps = planning.steps(root.node.selections);
  return {
    rootId: root.dataID,
    steps,
    columnCount: planning.columnCount,
    signature: shortHash(`${FORMAT}${JSON.stringify(steps)}`),
  };
}

/** Relay's `getDataID` takes a record's id from here. */
export const ID_KEY = 'id';

type Selections = readonly NormalizationSelection[];
type LinkedField = Extract<NormalizationSelection, { kind: 'LinkedField' }>;
type LinkedHandle = Extract<NormalizationSelection, { kind: 'LinkedHandle' }>;

class Planning {
  columnCount = 0;

  constructor(private readonly variables: Variables) {}

  steps(selections: Selections): Step[] {
    return selections.flatMap((selection) => this.stepsOf(selection, selections));
  }

  private stepsOf(selection: NormalizationSelection, siblings: Selections): readonly Step[] {
    switch (selection.kind) {
      case 'ScalarField':
        // A record's type comes with the record.
        if (selection.name === '__typename') return [];
        return [this.scalar(getStorageKey(selection, this.variables))];
      case 'LinkedField':
        return [this.link(selection, getStorageKey(selection, this.variables), false)];
      case 'LinkedHandle':
        return siblings
          .filter((field) => isGatheredBy(field, selection))
          .map((field) => this.link(field, this.handleKey(selection), true));
      case 'InlineFragment':
        return [this.type(selection.abstractKey, selection.type, selection.selections)];
      case 'TypeDiscriminator':
        return [this.type(selection.abstractKey, undefined, [])];
      case 'Condition':
        return Boolean(this.variables[selection.condition]) === selection.passingValue
          ? this.steps(selection.selections)
          : [];
      case 'ClientExtension':
      case 'Defer':
      case 'Stream':
        return this.steps(selection.selections);
      default:
        throw new Error(`The store’s codec does not know ${selection.kind}.`);
    }
  }

  private scalar(key: string): ScalarStep {
    return { kind: StepKind.SCALAR, key, column: key === ID_KEY ? -1 : this.columnCount++ };
  }

  private link(field: LinkedField, key: string, isHandle: boolean): LinkStep {
    return {
      kind: StepKind.LINK,
      key,
      column: this.columnCount++,
      countColumn: field.plural ? this.columnCount++ : undefined,
      typeColumn: field.concreteType == null ? this.columnCount++ : undefined,
      isHandle,
      typename: field.concreteType ?? undefined,
      steps: this.steps(field.selections),
    };
  }

  private type(
    abstractKey: string | null | undefined,
    type: string | undefined,
    selections: Selections,
  ): TypeStep {
    return {
      kind: StepKind.TYPE,
      type: abstractKey == null ? type : undefined,
      abstractKey: abstractKey ?? '',
      column: abstractKey == null ? -1 : this.columnCount++,
      steps: this.steps(selections),
    };
  }

  /** What relay-runtime's getHandleStorageKey gives: the key without the arguments that only page. */
  private handleKey({ handle, key, name, args, filters }: LinkedHandle): string {
    const field = {
      kind: 'LinkedField',
      name: getRelayHandleKey(handle, key, name),
      args: args?.filter((argument) => filters?.includes(argument.name) === true),
    };
    return getStorageKey(field as never, this.variables);
  }
}

function isGatheredBy(
  field: NormalizationSelection,
  { name, alias }: LinkedHandle,
): field is LinkedField {
  return field.kind === 'LinkedField' && field.name === name && field.alias === alias;
}
