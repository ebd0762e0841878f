import { buildSchema, execute, parse } from 'graphql';
import { observeOperation } from '@/server/api/operations/observeOperation';
import { enableTracing, inRequestTrace, type StartSpan } from '@/server/platform/observe/trace';

interface Made {
  readonly name: string;
  readonly attributes: object | undefined;
}

const made: Made[] = [];
const startSpan: StartSpan = ({ name, attributes, parent }) => {
  made.push({ name, attributes });
  return { trace: parent, end: () => undefined };
};

function aSchema() {
  const schema = buildSchema('type Query { quick: Int, slow: [Slow!]! } type Slow { part: Int }');
  const pause = (ms: number) => {
    for (const until = performance.now() + ms; performance.now() < until;);
  };
  schema.getQueryType()!.getFields().quick!.resolve = () => 1;
  schema.getQueryType()!.getFields().slow!.resolve = () => [{}, {}, {}];
  (
    schema.getType('Slow') as unknown as { getFields(): { part: { resolve?: unknown } } }
  ).getFields().part.resolve = () => {
    pause(3);
    return 1;
  };
  return schema;
}

function run(text: string, isOwn = true): void {
  const schema = aSchema();
  const document = parse(text);
  inRequestTrace(
    { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' },
    'POST',
    () => {
      void observeOperation({ schema, document }, isOwn, () => execute({ schema, document }));
    },
  );
}

beforeEach(() => {
  made.length = 0;
});

afterEach(() => enableTracing(undefined));

describe('observeOperation', () => {
  it('creates a span for the operation, and one for all calls of a slow resolver', () => {
    enableTracing(1, startSpan);
    run('query Mine { quick slow { part } }');

    expect(made.slice(1)).toEqual([
      {
        name: 'query Mine',
        attributes: { 'graphql.operation.type': 'query', 'graphql.operation.name': 'Mine' },
      },
      { name: 'resolve Slow.part', attributes: { 'graphql.resolver.calls': 3 } },
    ]);
  });

  it('ignores names of third-party operations', () => {
    enableTracing(1, startSpan);
    run('query Anything4711 { quick }', false);

    expect(made.map(({ name }) => name)).toEqual(['POST', 'query']);
  });

  it('leaves resolvers unwrapped if nothing is exported', () => {
    const schema = aSchema();
    const { resolve } = schema.getQueryType()!.getFields().quick!;
    const document = parse('{ quick }');
    void observeOperation({ schema, document }, true, () => execute({ schema, document }));

    expect(schema.getQueryType()!.getFields().quick!.resolve).toBe(resolve);
    expect(made).toEqual([]);
  });
});
