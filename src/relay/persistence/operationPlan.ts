// An operation's normalisation AST + its variables → the order in which both sides walk a store.
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
export const FORMAT = 3;

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
    signature: toSignature(planning.text),
  };
}

/**
 * The length of what the plan says and 32 bits of it (FNV-1a). A longer hash would be code on
 * every page.
 */
function toSignature(text: string): string {
  let hash = FORMAT;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return `${text.length}.${hash >>> 0}`;
}

/** Relay's `getDataID` takes a record's id from here. */
export const ID_KEY = 'id';

type Selections = readonly NormalizationSelection[];
type LinkedField = Extract<NormalizationSelection, { kind: 'LinkedField' }>;
type LinkedHandle = Extract<NormalizationSelection, { kind: 'LinkedHandle' }>;

class Planning {
  columnCount = 0;
  /** All that the steps say, in their order; the plan's own JSON is four times as long. */
  text = '';

  constructor(private readonly variables: Variables) {}

  steps(selections: Selections, steps: Step[] = []): Step[] {
    for (const selection of selections) this.plan(selection, selections, steps);
    return steps;
  }

  private plan(selection: NormalizationSelection, siblings: Selections, steps: Step[]): void {
    switch (selection.kind) {
      case 'ScalarField':
        // A record's type comes with the record.
        if (selection.name !== '__typename')
          steps.push(this.scalar(getStorageKey(selection, this.variables)));
        return;
      case 'LinkedField':
        steps.push(this.link(selection, getStorageKey(selection, this.variables)));
        return;
      case 'LinkedHandle':
        for (const field of siblings)
          if (isGatheredBy(field, selection))
            steps.push(this.link(field, this.handleKey(selection)));
        return;
      case 'InlineFragment':
        steps.push(this.type(selection.abstractKey, selection.type, selection.selections));
        return;
      case 'TypeDiscriminator':
        steps.push(this.type(selection.abstractKey, undefined, []));
        return;
      case 'Condition':
        if (Boolean(this.variables[selection.condition]) === selection.passingValue)
          this.steps(selection.selections, steps);
        return;
      case 'ClientExtension':
      case 'Defer':
      case 'Stream':
        this.steps(selection.selections, steps);
        return;
      default:
        throw new Error(`The codec lacks ${selection.kind}.`);
    }
  }

  private scalar(key: string): ScalarStep {
    this.text += `${key};`;
    return { kind: SCALAR, key, column: key === ID_KEY ? -1 : this.columnCount++ };
  }

  private link({ plural, concreteType, selections }: LinkedField, key: string): LinkStep {
    this.text += `${key}${plural ? '[' : '{'}${concreteType ?? ''};`;
    return {
      kind: LINK,
      key,
      column: this.columnCount++,
      countColumn: plural ? this.columnCount++ : undefined,
      typeColumn: concreteType == null ? this.columnCount++ : undefined,
      typename: concreteType ?? undefined,
      steps: this.inner(selections),
    };
  }

  private type(
    abstractKey: string | null | undefined,
    type: string | undefined,
    selections: Selections,
  ): TypeStep {
    this.text += `${abstractKey ?? `?${type}`}(`;
    return {
      kind: TYPE,
      type: abstractKey == null ? type : undefined,
      abstractKey: abstractKey ?? '',
      column: abstractKey == null ? -1 : this.columnCount++,
      steps: this.inner(selections),
    };
  }

  private inner(selections: Selections): Step[] {
    const steps = this.steps(selections);
    this.text += '}';
    return steps;
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
