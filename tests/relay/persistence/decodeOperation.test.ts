import {
  createOperationDescriptor,
  getRequest,
  type OperationDescriptor,
  type Variables,
} from 'relay-runtime';
import { featureScreenQuery } from '@/client/screens/FeatureScreen/FeatureScreen';
import { featuresScreenQuery } from '@/client/screens/FeaturesScreen/FeaturesScreen';
import { seedStore } from '@/relay/environment/seedStore';
import { decodeOperation } from '@/relay/persistence/decodeOperation';
import { CodecError, type EncodedOperation } from '@/relay/persistence/encodedOperation';
import { encodeOperation } from '@/relay/persistence/encodeOperation';
import { executeOnServer } from '@/relay/route/serverSide';
import { aStore, recordsOf } from '../../support/aStore';
import { operationOf, search } from '../../support/aTab';
import { featuresPayload } from '../../support/featuresPayload';

const FEATURE: Variables = { slug: 'has', audience: 'world', linePercent: 95, keysSkip: 0 };
const featureOperation = (variables = FEATURE) =>
  createOperationDescriptor(getRequest(featureScreenQuery), variables);

/** Enough for a dictionary to pay. */
const ROWS = 40;

function aList() {
  const { source, environment } = aStore();
  seedStore(environment, featuresScreenQuery, search('a'), featuresPayload(ROWS));
  return { source, environment };
}

const encodedList = () => encodeOperation(operationOf('a'), aList().source).encoded;

type Ast = Record<string, unknown> & { readonly selections: Ast[] };

/** The operation as another build may have compiled it. */
function rebuilt(change: (selections: Ast[]) => void): OperationDescriptor {
  const operation = operationOf('a');
  const node = structuredClone(operation.root.node) as unknown as Ast;
  change(node.selections);
  return { ...operation, root: { ...operation.root, node: node as never } };
}

const fieldOf = (selections: Ast[], name: string): Ast =>
  selections.find((selection) => selection.name === name) as Ast;
const edges = (all: Ast[]) => fieldOf(fieldOf(all, 'features').selections, 'edges');
const feature = (all: Ast[]) => fieldOf(edges(all).selections, 'node');

function withColumns(change: (columns: unknown[]) => void): unknown {
  const [signature, columns, exceptions] = structuredClone(encodedList()) as unknown as [
    string,
    unknown[],
    unknown[],
  ];
  change(columns);
  return [signature, columns, exceptions];
}

const columnWith = (columns: unknown[], text: string) =>
  columns.findIndex((column) => JSON.stringify(column).includes(text));

describe('encodeOperation', () => {
  it('takes what the operation reads, and nothing of what else was read', async () => {
    const { source, environment } = aStore();
    const { payload } = await executeOnServer(getRequest(featureScreenQuery).params, FEATURE);
    seedStore(environment, featureScreenQuery, FEATURE, payload);
    const alone = encodeOperation(featureOperation(), source);
    const other = await executeOnServer(getRequest(featuresScreenQuery).params, search('has'));
    seedStore(environment, featuresScreenQuery, search('has'), other.payload);

    const among = encodeOperation(featureOperation(), source);
    expect(among).toEqual(alone);
    expect(among.records.size).toBeGreaterThan(20);
    expect(aStore(among.records).environment.check(featureOperation()).status).toBe('available');
  });

  it('takes less than a quarter of the characters of the store’s own JSON', () => {
    const { source, environment } = aStore();
    seedStore(environment, featuresScreenQuery, search('a'), featuresPayload(200));
    const { encoded } = encodeOperation(operationOf('a'), source);

    expect(JSON.stringify(encoded).length).toBeLessThan(JSON.stringify(source).length / 4);
  });

  it('leaves out what means something in this tab alone: when a record was invalidated', () => {
    const { source, environment } = aList();
    environment.commitUpdate((store) =>
      store.getRoot().getLinkedRecord('baselineNow')?.invalidateRecord(),
    );

    expect(JSON.stringify(source)).toContain('__invalidated_at');
    expect(JSON.stringify(encodeOperation(operationOf('a'), source))).not.toContain(
      '__invalidated',
    );
  });

  it('says of a field or a record that is missing that it is', () => {
    const { source } = aList();
    const [[id, record]] = Object.entries(recordsOf(source)).filter(
      ([, { __typename }]) => __typename === 'Feature',
    ) as [[string, Record<string, unknown>]];
    const { name: _name, ...nameless } = record;
    source.set(id, nameless as never);
    source.remove('client:root:baselineNow');
    const { encoded, isComplete } = encodeOperation(operationOf('a'), source);
    const decoded = decodeOperation(JSON.parse(JSON.stringify(encoded)), operationOf('a'));

    expect([isComplete, decoded.isComplete]).toEqual([false, false]);
    expect(decoded.records.get(id)).toEqual(nameless);
    expect(decoded.records.get('client:root')).toMatchObject({
      baselineNow: { __ref: 'client:root:baselineNow' },
    });
    expect(decoded.records.has('client:root:baselineNow')).toBe(false);
  });

  it('says of an empty store that everything is missing', () => {
    const { encoded, isComplete } = encodeOperation(operationOf('a'), aStore().source);

    expect(isComplete).toBe(false);
    expect(decodeOperation(encoded, operationOf('a')).records.size).toBe(1);
  });

  it('reads a record that was deleted as null', () => {
    const { source, environment } = aList();
    environment.commitUpdate((store) => store.delete('client:root:baselineNow'));
    const { encoded, isComplete } = encodeOperation(operationOf('a'), source);

    expect(isComplete).toBe(true);
    expect(decodeOperation(encoded, operationOf('a')).records.get('client:root')).toMatchObject({
      baselineNow: null,
    });
  });
});

describe('decodeOperation', () => {
  it.each<[string, OperationDescriptor]>([
    ['another operation', featureOperation()],
    ['the same operation with other variables', operationOf('b')],
    [
      'a build that asks for a field more',
      rebuilt((all) =>
        feature(all).selections.push({ kind: 'ScalarField', name: 'more' } as never),
      ),
    ],
    ['a build that asks for a field less', rebuilt((all) => void feature(all).selections.pop())],
    [
      'a build that asks in another order',
      rebuilt((all) => void feature(all).selections.reverse()),
    ],
    [
      'a build where one link has become a list',
      rebuilt((all) => void (edges(all).plural = false)),
    ],
    [
      'a build where an object has become one of several types',
      rebuilt((all) => void (feature(all).concreteType = null)),
    ],
    [
      'a build where a field is called differently',
      rebuilt((all) => void (fieldOf(feature(all).selections, 'name').name = 'title')),
    ],
  ])('refuses what was written for %s', (_, operation) => {
    expect(() => decodeOperation(encodedList(), operation)).toThrow(CodecError);
  });

  it.each<[string, unknown]>([
    ['a raw answer', featuresPayload(3)],
    ['nothing', null],
    ['a column less', withColumns((columns) => void columns.pop())],
    [
      'a column that is too short',
      withColumns((columns) => void (columns[columnWith(columns, '"feature ')] = ['one'])),
    ],
    [
      'a column that is too long',
      withColumns(
        (columns) => void (columns[columnWith(columns, '"feature ')] = ['1', '2', '3', '4']),
      ),
    ],
    [
      'a position outside its dictionary',
      withColumns((columns) => void (columns[columnWith(columns, 'WIDELY')] = [['WIDELY'], '~~~'])),
    ],
    [
      'a character that is no digit',
      withColumns(
        (columns) => void (columns[columnWith(columns, 'WIDELY')] = [['WIDELY'], ' é\\']),
      ),
    ],
    [
      'an object in a dictionary',
      withColumns(
        (columns) => void (columns[columnWith(columns, 'WIDELY')] = [[{ __ref: 'a' }], '???']),
      ),
    ],
    [
      'an unknown kind of column',
      withColumns((columns) => void (columns[columnWith(columns, 'WIDELY')] = [['WIDELY'], 3])),
    ],
    [
      'more targets than can be',
      withColumns((columns) => void (columns[columns.lastIndexOf(ROWS)] = 1e9)),
    ],
    [
      'a count that is none',
      withColumns((columns) => void (columns[columns.lastIndexOf(ROWS)] = -1)),
    ],
    [
      'a link that leads nowhere',
      withColumns(
        (columns) => void (columns[columnWith(columns, btoa('Browser:').slice(0, 6))] = 5),
      ),
    ],
    ['an exception to no record', [encodedList()[0], encodedList()[1], [['x', {}, []]]]],
    [
      'an exception to what is there',
      [encodedList()[0], encodedList()[1], [['client:root', { baselineNow: 5 }, []]]],
    ],
    [
      'an exception to a type',
      [encodedList()[0], encodedList()[1], [['client:root', { __typename: 'Feature' }, []]]],
    ],
    ['no exceptions', [encodedList()[0], encodedList()[1]]],
  ])('refuses %s', (_, encoded) => {
    expect(() => decodeOperation(encoded, operationOf('a'))).toThrow(CodecError);
  });

  it('refuses or reads, and never fails otherwise, wherever one character is another', async () => {
    const { source, environment } = aStore();
    const { payload } = await executeOnServer(getRequest(featureScreenQuery).params, FEATURE);
    seedStore(environment, featureScreenQuery, FEATURE, payload);
    const text = JSON.stringify(encodeOperation(featureOperation(), source).encoded);
    let refused = 0;
    for (let at = 0; at < text.length; at += 23) {
      for (const character of ['9', '"', ']', '-', '[']) {
        let encoded: unknown;
        try {
          encoded = JSON.parse(text.slice(0, at) + character + text.slice(at + 1));
        } catch {
          continue;
        }
        try {
          decodeOperation(encoded, featureOperation());
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError);
          refused += 1;
        }
      }
    }
    expect(refused).toBeGreaterThan(20);
  });

  it('never reaches a prototype', () => {
    const [signature, columns] = encodedList();
    const exceptions: unknown = JSON.parse('[["client:root",{"__proto__":{"polluted":1}},[]]]');
    try {
      decodeOperation([signature, columns, exceptions], operationOf('a'));
    } catch {
      // Refusing it is as good.
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});

/** The characters of the codec's text: it must fit both HTML and a disk. */
it('needs no escape in HTML but for what the data hold', () => {
  const [, columns]: EncodedOperation = encodedList();
  expect(JSON.stringify(columns)).not.toMatch(/[<>&\\]/);
});
