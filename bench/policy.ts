// A policy with its floors, for every preset audience: computed uncached, by both rules. Run with `npm
// run bench -- policy`. The budget is 10 ms at the 95th percentile, in CPU time where other
// programs run.
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy } from '@/server/model/policy/Policy';
import type { PolicyRule } from '@/server/model/policy/PolicyRule';

const catalogue = loadCatalogue();
const context = createContext(catalogue);
const keys = audiencePresets(catalogue).map(({ key }) => key);

type Clock = () => number;

const CLOCKS: Readonly<Record<string, Clock>> = {
  'CPU time': () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000;
  },
  'wall time': () => performance.now(),
};

function measure(rule: PolicyRule, linePercent: number, clock: Clock): readonly number[] {
  return keys
    .map((key) => {
      // The audience itself is not what is measured, and a copy has nothing remembered about it.
      const copy = { ...context.audience(key) };
      const startedAt = clock();
      buildPolicy(
        { ...context, audience: () => copy },
        { audience: key, linePercent, rule, adopt: ['has', 'subgrid'] },
      );
      return clock() - startedAt;
    })
    .sort((a, b) => a - b);
}

// A server is warm before most of its requests.
measure('AGE', 90, CLOCKS['wall time']!);
for (const rule of ['AGE', 'GAIN'] as const) {
  for (const linePercent of [95, 99, 80]) {
    for (const [name, clock] of Object.entries(CLOCKS)) {
      const times = measure(rule, linePercent, clock);
      const at = (share: number) => times[Math.floor(times.length * share)]!.toFixed(2);
      console.log(
        `${rule} ${linePercent} %, ${name}: ${times.length} audiences, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms`,
      );
    }
  }
}
