import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type ASTNode,
  buildSchema,
  type DocumentNode,
  isObjectType,
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

/** Fields whose `null` is a fact that a page states: an error must not read as it. */
const TELLING_NULLS = [
  'Feature.coverageHistory',
  'Feature.discouraged',
  'CompatKey.baseline',
  'FeatureSet.costliestPair',
];

const computed = new Set([
  ...TELLING_NULLS,
  ...Object.values(schema.getTypeMap()).flatMap((type) =>
    isObjectType(type)
      ? Object.values(type.getFields())
          .filter(({ astNode }) =>
            astNode?.directives?.some(({ name }) => name.value === 'semanticNonNull'),
          )
          .map(({ name }) => `${type.name}.${name}`)
      : [],
  ),
]);

interface Source {
  readonly path: string;
  readonly text: string;
  readonly document: DocumentNode;
}

const sources: readonly Source[] = ['src/client/screens', 'src/client/sections', 'src/relay']
  .flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' }).map((name) => join(root, name)),
  )
  .filter((path) => /\.tsx?$/.test(path))
  .flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...text.matchAll(/graphql`([^`]*)`/g)].map(([, tag]) => ({
      path,
      text,
      document: parse(tag!),
    }));
  });

const has = (node: ASTNode | readonly ASTNode[], name: string): boolean =>
  'directives' in node &&
  (node.directives ?? []).some((directive) => directive.name.value === name);

/** Fragments that are read as part of the one that spreads them, and their errors with them. */
const inlined = new Set(
  sources.flatMap(({ document: { definitions } }) =>
    definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION && has(definition, 'inline')
        ? [definition.name.value]
        : [],
    ),
  ),
);

/** The computed fields, and the spreads of inlined fragments that read some, that nothing catches. */
function uncaught({ document }: Source, inlinedReaders: ReadonlySet<string>): string[] {
  const found: string[] = [];
  const types = new TypeInfo(schema);
  const check = (
    what: string,
    node: ASTNode,
    ancestors: readonly (ASTNode | readonly ASTNode[])[],
  ) => {
    if (![...ancestors, node].some((above) => has(above, 'catch'))) found.push(what);
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field(node, _, __, ___, ancestors) {
        const what = `${types.getParentType()?.name}.${node.name.value}`;
        if (computed.has(what)) check(what, node, ancestors);
      },
      FragmentSpread(node, _, __, ___, ancestors) {
        if (inlinedReaders.has(node.name.value)) check(`...${node.name.value}`, node, ancestors);
      },
    }),
  );
  return found;
}

const isFragment = ({ document }: Source): boolean =>
  document.definitions[0]?.kind === Kind.FRAGMENT_DEFINITION;
const nameOf = ({ document: { definitions } }: Source): string => {
  const [definition] = definitions;
  return (definition && 'name' in definition && definition.name?.value) || '';
};
const readers = new Set(
  sources
    .filter((source) => inlined.has(nameOf(source)) && uncaught(source, new Set()).length > 0)
    .map(nameOf),
);
const sections = sources.filter((source) => isFragment(source) && !inlined.has(nameOf(source)));

describe('sections', () => {
  it('catch the errors of every computed field they read', () => {
    expect(computed.size).toBeGreaterThan(80);
    expect(sections.length).toBeGreaterThan(60);
    expect(
      sections.flatMap((source) =>
        uncaught(source, readers).map((what) => `${nameOf(source)}: ${what}`),
      ),
    ).toEqual([]);
  });

  it('never throw, for nothing catches what is thrown while the server draws', () => {
    expect(
      sections
        .filter(({ document }) => has(document.definitions[0]!, 'throwOnFieldError'))
        .map(nameOf),
    ).toEqual([]);
  });

  it('say what failed wherever they catch an error', () => {
    const silent = sources.filter(
      ({ text, document }) => catchesResults(document) && !/<SectionFailure\b/.test(text),
    );

    expect(silent.map(({ path }) => path)).toEqual([]);
  });

  it('leave to the queries of screens what no page can do without', () => {
    const queries = sources.filter((source) => /ScreenQuery$/.test(nameOf(source)));

    expect(queries.length).toBeGreaterThan(20);
    expect(
      queries
        .filter(
          (source) =>
            uncaught(source, readers).length > 0 &&
            !has(source.document.definitions[0]!, 'throwOnFieldError'),
        )
        .map(nameOf),
    ).toEqual([]);
  });
});

/** True if a failure is caught as a result, not as a silent null. */
function catchesResults(document: DocumentNode): boolean {
  let isFound = false;
  visit(document, {
    Directive({ name, arguments: given }) {
      if (name.value === 'catch' && given?.length === 0) isFound = true;
    },
  });
  return isFound;
}
