// An operation's normalization AST + its variables → the order in which both sides walk a store.
// Easy to get wrong: the plan's signature goes into every text, since a text says nothing that the
// plan knows; one that another build wrote must be recognized before it is read.
import {
  getRelayHandleKey,
  getStorageKey,
  type NormalizationSelection,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';

/** Another number makes every text that was written before unreadable. */
export const FORMAT = 2;

// Constants of their own, so that a bundler puts the numbers in their place.
export const SCALAR = 0;
export const LINK = 1;
export const TYPE = 2;

interface ScalarStep {
  readonly kind: typeof SCALAR;
  readonly key: string;
  /** −1 where the value is the record's own id. */
  readonly column: number;
}

export interface LinkStep {
  readonly kind: typeof LINK;
  readonly key: string;
  /** The column of the targets. */
  readonly column: number;
  /** How many targets there are, where it is a list. */
  readonly countColumn: number | undefined;
  /** Of which type a target is, where it may be of several. */
  readonly typeColumn: number | undefined;
  readonly typename: string | undefined;
  readonly steps: readonly Step[];
}

interface TypeStep {
  readonly kind: typeof TYPE;
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
    signature: toSignature(JSON.stringify(steps)),
  };
}

/**
 * The length of the plan's text and 32 bits of what it says (FNV-1a). A longer hash would be
 * code on every page.
 */
function toSignature(plan: string): string {
  let hash = FORMAT;
  for (let at = 0; at < plan.length; at += 1)
    hash = Math.imul(hash ^ plan.charCodeAt(at), 16_777_619);
  return `${plan.length}.${hash >>> 0}`;
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
    return selections.flatMap((selection) => this.planSelection(selection, selections));
  }

  private planSelection(selection: NormalizationSelection, siblings: Selections): readonly Step[] {
    switch (selection.kind) {
      case 'ScalarField':
        // A record's type comes with the record.
        if (selection.name === '__typename') return [];
        return [this.scalar(getStorageKey(selection, this.variables))];
      case 'LinkedField':
        return [this.link(selection, getStorageKey(selection, this.variables))];
      case 'LinkedHandle':
        return siblings
          .filter((field) => isGatheredBy(field, selection))
          .map((field) => this.link(field, this.handleKey(selection)));
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
        throw new Error(`The codec lacks ${selection.kind}.`);
    }
  }

  private scalar(key: string): ScalarStep {
    return { kind: SCALAR, key, column: key === ID_KEY ? -1 : this.columnCount++ };
  }

  private link(field: LinkedField, key: string): LinkStep {
    return {
      kind: LINK,
      key,
      column: this.columnCount++,
      countColumn: field.plural ? this.columnCount++ : undefined,
      typeColumn: field.concreteType == null ? this.columnCount++ : undefined,
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
      kind: TYPE,
      type: abstractKey == null ? type : undefined,
      abstractKey: abstractKey ?? '',
      column: abstractKey == null ? -1 : this.columnCount++,
      steps: this.steps(selections),
    };
  }

  /**
   * The result of relay-runtime’s getHandleStorageKey: the key without the arguments that only
   * page.
   */
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
