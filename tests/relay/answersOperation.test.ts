import {
  createOperationDescriptor,
  Environment,
  getRequest,
  Network,
  RecordSource,
  Store,
} from 'relay-runtime';
import { answersOperation } from '@/relay/answersOperation';
import { encodeRecords } from '@/relay/encodeRecords';
import { seedStore } from '@/relay/hydration';
import { executeOnServer } from '@/relay/network/serverNetwork';
import { operationRecords } from '@/relay/operationRecords';
import { readRecordTable } from '@/relay/readRecordTable';
import type { StoreRecord } from '@/relay/recordTable';
import { featureScreenQuery } from '@/screens/FeatureScreen/FeatureScreen';
import { featuresScreenQuery } from '@/screens/FeaturesScreen/FeaturesScreen';
import { operationOf, search } from '../support/aTab';
import { featuresPayload } from '../support/featuresPayload';

function aStore() {
  const source = new RecordSource();
  return {
    source,
    environment: new Environment({
      store: new Store(source),
      network: Network.create(() => ({ data: {} })),
    }),
  };
}

function listRecords(): readonly StoreRecord[] {
  const { source, environment } = aStore();
  seedStore(environment, featuresScreenQuery, search('a'), featuresPayload(3));
  return operationRecords(operationOf('a'), source) ?? [];
}

function aList(change: (record: StoreRecord) => StoreRecord | undefined = (record) => record) {
  return readRecordTable(
    encodeRecords(
      listRecords()
        .map(change)
        .filter((record) => record !== undefined),
    ),
  );
}

function changed(typename: string, fields: Record<string, unknown>) {
  return (record: StoreRecord) =>
    record.__typename === typename ? ({ ...record, ...fields } as StoreRecord) : record;
}

describe('answersOperation', () => {
  it('accepts what an operation has read', () => {
    expect(answersOperation(operationOf('a'), aList())).toBe(true);
  });

  it('accepts a whole feature page, with its abstract types and connections', async () => {
    const variables = { slug: 'subgrid', audience: 'world', linePercent: 95, keysSkip: 0 };
    const { source, environment } = aStore();
    seedStore(
      environment,
      featureScreenQuery,
      variables,
      (await executeOnServer(getRequest(featureScreenQuery).params, variables)).payload,
    );
    const operation = createOperationDescriptor(getRequest(featureScreenQuery), variables);
    const table = readRecordTable(encodeRecords(operationRecords(operation, source) ?? []));

    expect(answersOperation(operation, table)).toBe(true);
    expect(
      answersOperation(
        createOperationDescriptor(getRequest(featureScreenQuery), { ...variables, slug: 'grid' }),
        table,
      ),
    ).toBe(false);
  });

  it('refuses the answer to another question', () => {
    expect(answersOperation(operationOf('b'), aList())).toBe(false);
  });

  it.each<[string, (record: StoreRecord) => StoreRecord | undefined]>([
    [
      'a field is missing in one record',
      (record) =>
        record.name === undefined || record.slug !== aSlug() ? record : withoutName(record),
    ],
    ['a record is missing', (record) => (record.__typename === 'Coverage' ? undefined : record)],
    ['a scalar stands where a link is due', changed('FeatureEdge', { node: 'x' })],
    [
      'one link stands where a list is due',
      changed('FeatureConnection', { edges: { __ref: 'client:root' } }),
    ],
    [
      'a list stands where one link is due',
      changed('FeatureEdge', { node: { __refs: ['client:root'] } }),
    ],
    ['a type is not marked as public', changed('Coverage', { __typename: 'Decision' })],
  ])('refuses it where %s', (_, change) => {
    expect(answersOperation(operationOf('a'), aList(change))).toBe(false);
  });
});

function aSlug(): unknown {
  return listRecords().find(({ __typename }) => __typename === 'Feature')?.slug;
}

function withoutName({ name: _name, ...rest }: StoreRecord): StoreRecord {
  return rest;
}
