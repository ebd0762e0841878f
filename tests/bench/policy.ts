// A policy with its floors, for every preset audience: computed uncached, by both rules. Run with `npm
// run bench -- policy`. What is budgeted is the 95th percentile of the first rule: 10 ms.
import { audiencePresets } from '@/server/audiences/audiencePresets';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { createContext } from '@/server/features/RequestContext';
import { buildPolicy, type PolicyRule } from '@/server/policy/Policy';

const catalogue = loadCatalogue();
const context = createContext(catalogue);
const keys = audiencePresets(catalogue).map(({ key }) => key);

function measure(rule: PolicyRule, linePercent: number): readonly number[] {
  return keys
    .map((key) => {
      // The audience itself is not what is measured.
      context.audience(key);
      const startedAt = performance.now();
      buildPolicy(context, { audience: key, linePercent, rule, adopt: ['has', 'subgrid'] });
      return performance.now() - startedAt;
    })
    .sort((a, b) => a - b);
}

// A server is warm before most of its requests.
measure('AGE', 90);
for (const rule of ['AGE', 'GAIN'] as const) {
  for (const linePercent of [95, 99, 80]) {
    const times = measure(rule, linePercent);
    const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2);
    console.log(
      `${rule} ${linePercent} %: ${times.length} audiences, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
    );
  }
}
