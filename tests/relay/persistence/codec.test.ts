import { createOperationDescriptor, type GraphQLResponse, type Variables } from 'relay-runtime';
import { seedStore } from '@/relay/environment/seedStore';
import { decodeOperation } from '@/relay/persistence/decodeOperation';
import { encodeOperation } from '@/relay/persistence/encodeOperation';
import { answerPersisted } from '@/server/api/operations/answerPersisted';
import { aStore, recordsOf } from '../../support/aStore';
import { connectionQuery } from '../../support/connectionQuery';
import { drawVariables, pageOperations } from '../../support/pageOperations';
import { seededRandom } from '../../support/seededRandom';

const SAMPLES = 4;

type Json = Record<string, unknown> | unknown[];

async function answerOf(name: string, variables: Variables): Promise<GraphQLResponse> {
  const { params } = pageOperations.get(name) ?? {};
  const answer = await answerPersisted(params?.id ?? '', variables);
  return JSON.parse(JSON.stringify(answer)) as GraphQLResponse;
}

interface Answered {
  readonly variables: Variables;
  readonly answer: GraphQLResponse;
}
const answered = new Map<string, Promise<readonly Answered[]>>();

/** Each operation with a few variables; answering takes longer than what is tested with it. */
function answersOf(name: string): Promise<readonly Answered[]> {
  const known = answered.get(name);
  if (known) return known;

  const random = seededRandom(name.length);
  const samples = Array.from({ length: SAMPLES }, () => drawVariables(name, random));
  const answers = Promise.all(
    samples.map(async (variables) => ({ variables, answer: await answerOf(name, variables) })),
  );
  answered.set(name, answers);
  return answers;
}

/** Makes a few fields and list items null, most of them with an error, as a server that fails does. */
function withFaults(answer: GraphQLResponse, random: () => number): GraphQLResponse {
  // Relay freezes what it has taken in.
  const { data } = structuredClone(answer) as unknown as { readonly data: Json };
  const errors: object[] = [];
  for (let faults = 0; faults < 5; faults += 1) {
    const path: (string | number)[] = [];
    let at = data;
    for (;;) {
      const keys = Object.keys(at).filter((key) => key !== 'id' && !key.startsWith('__'));
      const key = keys[Math.floor(random() * keys.length)];
      if (key === undefined) break;
      path.push(Array.isArray(at) ? Number(key) : key);
      const value = (at as Record<string, unknown>)[key];
      if (typeof value === 'object' && value !== null && random() < 0.8) {
        at = value as Json;
        continue;
      }
      (at as Record<string, unknown>)[key] = null;
      if (random() < 0.7) errors.push({ message: `fault ${faults}`, path });
      break;
    }
  }
  return { data, errors } as unknown as GraphQLResponse;
}

function travel(name: string, variables: Variables, answer: GraphQLResponse) {
  const query = pageOperations.get(name);
  if (!query) throw new Error(`There is no ${name}.`);
  const { environment, source } = aStore();
  seedStore(environment, query, variables, answer);
  const operation = createOperationDescriptor(query, variables);
  const written = encodeOperation(operation, source);
  const decoded = decodeOperation(JSON.parse(JSON.stringify(written.encoded)), operation);
  const again = encodeOperation(operation, aStore(decoded.records).source);
  return { stored: recordsOf(source), written, decoded, again };
}

describe('the codec of the store', () => {
  beforeEach(() => {
    // Relay complains of answers whose parts disagree, as those with faults do.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it.each([...pageOperations.keys()])('gives back what %s has put into a store', async (name) => {
    for (const { variables, answer } of await answersOf(name)) {
      expect(answer).toHaveProperty('data', expect.any(Object));

      const { stored, written, decoded } = travel(name, variables, answer);
      expect(Object.fromEntries(decoded.records)).toEqual(stored);
      expect(Object.fromEntries(written.records)).toEqual(stored);
      expect([decoded.isComplete, written.isComplete]).toEqual([true, true]);
    }
  });

  // Where parts of an answer disagree, a store also holds what no longer can be read.
  it.each([...pageOperations.keys()])('reads the same after failures in %s', async (name) => {
    const random = seededRandom(name.length);
    const samples = await answersOf(name);
    for (const { variables, answer } of [...samples, ...samples]) {
      const { stored, written, decoded, again } = travel(
        name,
        variables,
        withFaults(answer, random),
      );
      expect(again.encoded).toEqual(written.encoded);
      expect(decoded.isComplete).toBe(written.isComplete);
      expect(stored).toMatchObject(Object.fromEntries(decoded.records));
    }
  });

  it('gives back a connection with what is needed to add the next page', () => {
    const page = (names: string[], hasNextPage: boolean): GraphQLResponse => ({
      data: {
        compatKeys: {
          edges: names.map((name) => ({
            cursor: name,
            node: { __typename: 'CompatKey', id: name, path: name },
          })),
          pageInfo: { hasNextPage, endCursor: names.at(-1) ?? null },
        },
      },
    });
    const first = { first: 2, after: null };
    const { environment, source } = aStore();
    seedStore(environment, connectionQuery, first, page(['a', 'b'], true));
    seedStore(environment, connectionQuery, { first: 2, after: 'b' }, page(['c', 'd'], true));
    const operation = createOperationDescriptor(connectionQuery, first);
    const { encoded } = encodeOperation(operation, source);

    const { records } = decodeOperation(JSON.parse(JSON.stringify(encoded)), operation);
    const later = aStore(records);
    seedStore(later.environment, connectionQuery, { first: 2, after: 'd' }, page(['e'], false));
    seedStore(environment, connectionQuery, { first: 2, after: 'd' }, page(['e'], false));
    const gathered = 'client:root:__KeyList_compatKeys_connection';
    for (const id of [gathered, `${gathered}:edges:4`, `${gathered}:pageInfo`])
      expect(recordsOf(later.source)[id]).toEqual(recordsOf(source)[id]);
    expect(recordsOf(source)[gathered]).toMatchObject({ __connection_next_edge_index: 5 });
  });
});
