import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { onActivation } from '@/server/data/onActivation';
import { openDatabase } from '@/server/database/openDatabase';
import { createContext } from '@/server/features/RequestContext';
import { log } from '@/server/observe/log';
import { evaluateAll } from '@/server/reviews/evaluateAll';

/** Days pass, and audiences change, without anyone activating data. */
const EVALUATE_EVERY_MS = 3_600_000;

/**
 * Looks at all decisions at start, after newer data became the served one, and every hour. Several
 * processes may: what one has looked at is nothing new for the next.
 */
export function keepReviews(): void {
  let running: Promise<void> = Promise.resolve();
  const evaluate = (): Promise<void> =>
    (running = running.then(async () => {
      try {
        const report = await evaluateAll(await openDatabase(), createContext(loadCatalogue()));
        if (report.projects > 0) log.info(report, 'decisions looked at');
      } catch (cause) {
        log.warn({ err: cause }, 'Decisions were not looked at; they will be within the hour.');
      }
    }));
  void evaluate();
  onActivation(evaluate);
  setInterval(() => void evaluate(), EVALUATE_EVERY_MS).unref();
}
