import { Environment, Network, RecordSource, Store } from 'relay-runtime';
import { decodeRecords } from '@/relay/decodeRecords';
import { encodeRecords } from '@/relay/encodeRecords';
import { seedStore } from '@/relay/hydration';
import { CodecError } from '@/relay/readRecordTable';
import type { StoreRecord } from '@/relay/recordTable';
import { featuresScreenQuery } from '@/screens/FeaturesScreen/FeaturesScreen';
import { featuresPayload } from '../support/featuresPayload';

function storedFeatures(count: number): StoreRecord[] {
  const source = new RecordSource();
  const environment = new Environment({
    store: new Store(source),
    network: Network.create(() => ({ data: {} })),
  });
  seedStore(
    environment,
    featuresScreenQuery,
    { query: '', sort: 'NAME_ASC', audience: 'world', skip: 0, details: false },
    featuresPayload(count),
  );
  return Object.values(source.toJSON()) as unknown as StoreRecord[];
}

function byId(records: readonly StoreRecord[]): Record<string, StoreRecord> {
  return Object.fromEntries(records.map((record) => [record.__id, record]));
}

/** Records of every kind of column, and of everything that makes one column give way to another. */
const ODD: StoreRecord[] = [
  {
    __id: 'client:root',
    __typename: '__Root',
    'list(first:2)': { __refs: ['a', null, 'client:root:list(first:2):2'] },
    gone: { __ref: 'elsewhere' },
    nothing: null,
  },
  {
    __id: 'a',
    __typename: 'Thing',
    name: 'A',
    parts: { __refs: ['client:a:parts:0', null, 'client:a:parts:2'] },
    one: { __ref: 'client:a:one' },
    tags: ['x', 'y'],
  },
  { __id: 'b', __typename: 'Thing', name: 'B', parts: { __refs: [] }, one: null, tags: [] },
  {
    __id: 'c',
    __typename: 'Thing',
    name: '__proto__',
    parts: null,
    one: { __ref: 'client:a:one' },
    tags: null,
    __errors: { name: [{ message: 'no' }] },
  },
  {
    __id: 'client:root:list(first:2):2',
    __typename: 'Thing',
    name: '',
    parts: null,
    one: null,
    tags: [1, { deep: true }],
  },
  { __id: 'client:a:parts:0', __typename: 'Part', size: 1.5 },
  { __id: 'client:a:parts:2', __typename: 'Part', size: -1 },
  { __id: 'client:a:one', __typename: 'Part', size: 0 },
];

describe('encodeRecords', () => {
  it('gives back every record of a page as it was', () => {
    const records = storedFeatures(200);

    expect(byId(decodeRecords(encodeRecords(records)))).toEqual(byId(records));
  });

  it('gives back field errors, nulls in lists, links to nothing, lists of scalars and children only some parents derive', () => {
    expect(byId(decodeRecords(encodeRecords(ODD)))).toEqual(byId(ODD));
  });

  it('leaves out what means something in this tab alone: when a record was invalidated, and fields without a value', () => {
    const [record] = decodeRecords(
      encodeRecords([
        { __id: 'a', __typename: 'Thing', __invalidated_at: 3, name: undefined, size: 1 },
      ]),
    );

    expect(Object.keys(record ?? {})).toEqual(['__id', '__typename', 'size']);
  });

  it('takes less than a quarter of the characters of the store’s own JSON', () => {
    const records = storedFeatures(200);

    expect(encodeRecords(records).length).toBeLessThan(JSON.stringify(byId(records)).length / 4);
  });
});

describe('decodeRecords', () => {
  it.each([
    ['truncated text', encodeRecords(ODD).slice(0, -20)],
    ['no JSON', 'not json'],
    ['another form of JSON', '{"a":1}'],
    ['a row without an id', '[[["Thing",1,null,[],[]]],[]]'],
    ['ids that derive from each other in a circle', '[[["Thing",2,null,["x"],[[5,[1,0]]]]],[]]'],
    ['a link to no row', '[[["Thing",1,["a"],["x"],[[3,[7]]]]],[]]'],
    ['a link that is no number', '[[["Thing",1,["a"],["x"],[[3,["__proto__"]]]]],[]]'],
    ['a run outside its table', '[[["Thing",1,["a"],["x"],[[6,[0],[1000000000]]]]],[]]'],
    ['a run of a broken length', '[[["Thing",1,["a"],["x"],[[6,[0],[-1]]]]],[]]'],
    ['a column of another length', '[[["Thing",2,["a","b"],["x"],[[0,[1]]]]],[]]'],
    ['more rows than can be', '[[["Thing",1000000000,null,[],[]]],[]]'],
    ['a key that reaches the prototype', '[[["Thing",1,["a"],["__proto__"],[[1,1]]]],[]]'],
    ['a key that overwrites an id', '[[["Thing",1,["a"],["__id"],[[1,1]]]],[]]'],
    ['a link hidden among values', '[[["Thing",1,["a"],["x"],[[0,[{"__refs":5}]]]]],[]]'],
    ['an object as a constant', '[[["Thing",1,["a"],["x"],[[1,{"__ref":"b"}]]]],[]]'],
    ['a position outside its dictionary', '[[["Thing",1,["a"],["x"],[[2,["y"],["length"]]]]],[]]'],
    ['an unknown kind of column', '[[["Thing",1,["a"],["x"],[[9,[1]]]]],[]]'],
  ])('refuses %s', (_, text) => {
    expect(() => decodeRecords(text)).toThrow(CodecError);
  });

  it('refuses or reads, and never fails otherwise, wherever one character is another', () => {
    const text = encodeRecords(ODD);
    for (let at = 0; at < text.length; at += 1) {
      for (const character of ['0', '9', '"', ']', '-']) {
        try {
          decodeRecords(text.slice(0, at) + character + text.slice(at + 1));
        } catch (error) {
          expect(error).toBeInstanceOf(CodecError);
        }
      }
    }
  });
});
