// Estimates how many fields an operation resolves, before it runs. Unlike cost limits that only
// read the document, it uses the schema and the variables: `first: $n` counts with the value of $n,
// and a list without `first` with its typical size.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getNamedType,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE } from '@/server/model/features/connection';

/**
 * Default list size if the field has no `extensions.size`, which is an average and may be below
 * one.
 */
const USUAL_LIST_SIZE = 10;

type Variables = Readonly<Record<string, unknown>>;

/**
 * The document should be valid: an unknown field counts as a scalar. Fragments must not be
 * recursive.
 */
export function operationCost(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  operationName?: string | null,
): number {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operation = operations.find(({ name }) => !operationName || name?.value === operationName);
  const root = operation && schema.getRootType(operation.operation);

  return root
    ? Math.ceil(
        new CostCounter(schema, document, withDefaults(operation, variables)).ofSelections(
          operation.selectionSet,
          root,
        ),
      )
    : 0;
}

class CostCounter {
  private readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  private readonly fragmentCosts = new Map<string, number>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly variables: Variables,
  ) {
    this.fragments = new Map(
      document.definitions
        .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
        .map((fragment) => [fragment.name.value, fragment]),
    );
  }

  ofSelections({ selections }: SelectionSetNode, parent: GraphQLNamedType): number {
    return selections.reduce((sum, selection) => {
      if (selection.kind === Kind.FIELD) return sum + this.ofField(selection, parent);
      if (selection.kind === Kind.FRAGMENT_SPREAD)
        return sum + this.ofFragment(selection.name.value);
      return (
        sum +
        this.ofSelections(
          selection.selectionSet,
          this.typeNamed(selection.typeCondition?.name.value) ?? parent,
        )
      );
    }, 0);
  }

  private ofFragment(name: string): number {
    const known = this.fragmentCosts.get(name);
    if (known !== undefined) return known;
    const fragment = this.fragments.get(name);
    const type = this.typeNamed(fragment?.typeCondition.name.value);
    const cost = fragment && type ? this.ofSelections(fragment.selectionSet, type) : 0;
    this.fragmentCosts.set(name, cost);
    return cost;
  }

  private ofField(node: FieldNode, parent: GraphQLNamedType): number {
    const field =
      isObjectType(parent) || isInterfaceType(parent)
        ? parent.getFields()[node.name.value]
        : undefined;
    if (!field) return 1;
    const type = getNamedType(field.type);
    const each =
      node.selectionSet && isCompositeType(type) ? this.ofSelections(node.selectionSet, type) : 0;
    return 1 + this.getListSize(node, field) * each;
  }

  private getListSize(node: FieldNode, field: GraphQLField<unknown, unknown>): number {
    const { size } = field.extensions;
    const usual = typeof size === 'number' ? size : USUAL_LIST_SIZE;
    if (field.args.some(({ name }) => name === 'first'))
      return this.pageSize(node) ?? (isList(field) ? usual : DEFAULT_PAGE_SIZE);
    if (field.args.some(({ name }) => name === 'ids')) return this.idCount(node);
    return isList(field) ? usual : 1;
  }

  private pageSize(node: FieldNode): number | undefined {
    const size = this.argument(node, 'first') ?? this.argument(node, 'last');

    return typeof size === 'number' ? Math.min(Math.max(size, 1), MAX_PAGE_SIZE) : undefined;
  }

  private idCount(node: FieldNode): number {
    const ids = this.argument(node, 'ids');

    return Array.isArray(ids) ? ids.length : 1;
  }

  private argument(node: FieldNode, name: string): unknown {
    const value = node.arguments?.find((argument) => argument.name.value === name)?.value;
    if (value?.kind === Kind.VARIABLE) return this.variables[value.name.value];
    if (value?.kind === Kind.INT) return Number(value.value);
    return value?.kind === Kind.LIST ? value.values : undefined;
  }

  private typeNamed(name: string | undefined): GraphQLNamedType | undefined {
    return name === undefined ? undefined : this.schema.getType(name);
  }
}

function isList({ type }: GraphQLField<unknown, unknown>): boolean {
  return isListType(isNonNullType(type) ? type.ofType : type);
}

function withDefaults(
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Variables,
): Variables {
  const defaults = variableDefinitions.flatMap(({ variable, defaultValue }) =>
    defaultValue?.kind === Kind.INT
      ? [[variable.name.value, Number(defaultValue.value)] as const]
      : [],
  );

  return { ...Object.fromEntries(defaults), ...variables };
}
