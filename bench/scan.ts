// How long the report takes for as many keys as a scan may send.
import { CONSEQUENCES } from '@/engines/scanner/ScanUse';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { buildScanReport, MAX_SCAN_KEYS } from '@/server/model/scan/ScanReport';

const ROUNDS = 40;

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const step = Math.floor(catalogue.dataKeyIndexes.length / MAX_SCAN_KEYS);
const uses = Array.from({ length: MAX_SCAN_KEYS }, (_, at) => ({
  key: catalogue.keyAt(catalogue.dataKeyIndexes[at * step]!).path,
  consequence: CONSEQUENCES[at % CONSEQUENCES.length]!,
  isGuarded: at % 4 === 0,
  count: 1 + (at % 9),
}));

const times = Array.from({ length: ROUNDS }, () => {
  const startedAt = performance.now();
  buildScanReport(catalogue, world, uses, 95);
  return performance.now() - startedAt;
}).sort((a, b) => a - b);

console.log(
  `${uses.length} keys: median ${times[ROUNDS / 2]!.toFixed(1)} ms, first decile ${times[ROUNDS / 10]!.toFixed(1)} ms`,
);
