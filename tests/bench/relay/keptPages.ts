// 700 feature pages, really answered, read one after the other: how many of them a reload still finds within the limit.
import { gzipSync } from 'node:zlib';
import { createOperationDescriptor, Environment, getRequest, Network, RecordSource, Store } from 'relay-runtime';

import featureScreenQuery from '@/__generated__/FeatureScreenQuery.graphql';
import { encodeRecords } from '@/relay/encodeRecords';
import { DiskEntries } from '@/relay/DiskEntries';
import { DISK_LIMITS } from '@/relay/DiskLimits';
import { seedStore } from '@/relay/hydration';
import { operationRecords } from '@/relay/operationRecords';
import { OwnStorage } from '@/relay/storage';
import { answerPersisted } from '@/server/graph/answerPersisted';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { MemoryStorage } from '../../support/memoryStorage';

const VERSION = { schema: 's', catalogue: 'c' };

export function keptPages(count: number) {
  const area = new MemoryStorage();
  const disk = new DiskEntries(new OwnStorage(area), VERSION, DISK_LIMITS);
  const sizes: number[] = [];
  const writes: number[] = [];
  const zipped = { raw: 0, codec: 0 };
  const pages = loadCatalogue().features.slice(0, count).map(({ slug }) => ({ slug, audience: 'world', linePercent: 95, keysSkip: 0 }));
  const identifiers = pages.map((variables, at) => {
    const payload = answerPersisted(getRequest(featureScreenQuery).params.id ?? '', variables);
    const source = new RecordSource();
    seedStore(new Environment({ store: new Store(source), network: Network.create(() => ({ data: {} })) }), featureScreenQuery, variables, payload as never);
    const operation = createOperationDescriptor(getRequest(featureScreenQuery), variables);
    const raw = JSON.stringify({ data: payload.data });
    sizes.push(raw.length);
    const start = performance.now();
    const records = operationRecords(operation, source) ?? [];
    disk.write([{ identifier: operation.request.identifier, fetchedAt: at, usedAt: at * 1000, records }], new Map());
    writes.push(performance.now() - start);
    zipped.raw += gzipSync(raw).length;
    zipped.codec += gzipSync(encodeRecords(records)).length;
    return operation.request.identifier;
  });
  const kept = identifiers.filter((_, at) => disk.read(createOperationDescriptor(getRequest(featureScreenQuery), pages[at] ?? {}), count) !== undefined).length;
  writes.sort((a, b) => a - b);
  return [
    {
      'pages visited': count,
      'kept here': kept,
      'kept as raw answers': fitting(sizes),
      'kept by a store that purges at the limit': sum(sizes) > DISK_LIMITS.maxCharacters ? 0 : count,
      'characters used': area.characters,
      'raw characters a page': Math.round(sum(sizes) / count),
      'gzip bytes a page, raw / codec': `${Math.round(zipped.raw / count)} / ${Math.round(zipped.codec / count)}`,
      'blocking ms a write, median / most': `${writes[writes.length >> 1]?.toFixed(1)} / ${writes.at(-1)?.toFixed(1)}`,
    },
  ];
}

function fitting(sizes: readonly number[]): number {
  let left = DISK_LIMITS.maxCharacters;
  return sizes.toReversed().findIndex((size) => (left -= size) < 0);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
