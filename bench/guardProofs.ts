// How long it takes to find what tests prove: one key's part, and the whole table of one data version.
// `npm run bench -- guardProofs`
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { supportProofs } from '@/server/model/coverage/supportProofs';

const catalogue = loadCatalogue();
const { cellOf } = catalogue.keySupport;
const width = catalogue.browsers.length;

function timed<Result>(work: () => Result): readonly [Result, ms: number] {
  const start = performance.now();
  const result = work();
  return [result, performance.now() - start];
}

const [proofs, opened] = timed(() => supportProofs(catalogue));
const [, grouped] = timed(() => proofs.provenBy(new Uint32Array(1000)));
// Keys of equal support prove the same.
const distinct = new Map<string, number>();
for (const key of catalogue.dataKeyIndexes)
  distinct.set(cellOf.subarray(key * width, (key + 1) * width).join(), key);

let [slowest, sum] = [0, 0];
for (const key of distinct.values()) {
  const [, ms] = timed(() => {
    const passing = proofs.passing([key]);
    return passing && proofs.provenBy(passing);
  });
  sum += ms;
  slowest = Math.max(slowest, ms);
}
console.log(
  `opened in ${opened.toFixed(0)} ms, grouped in ${grouped.toFixed(0)} ms; all ${distinct.size} distinct keys in ${sum.toFixed(0)} ms, the slowest in ${slowest.toFixed(1)} ms`,
);
