import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { onActivation } from '@/server/data/versions/onActivation';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import { evaluateAll } from '@/server/teams/reviews/evaluateAll';

/** Days pass, and audiences change, without anyone activating data. */
const EVALUATE_EVERY_MS = 3_600_000;

/**
 * Evaluates all decisions at start, after newer data is served, and every hour. Several processes
 * may: a second evaluation finds nothing new.
 * @returns a function that stops it and waits for the evaluation under way, which needs the database
 */
export function keepReviews(): () => Promise<void> {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const evaluate = (): Promise<void> =>
    (running = running.then(async () => {
      if (isStopped) return;
      try {
        const context = createContext(loadCatalogue(), { database: openDatabase });
        const report = await evaluateAll(await context.database(), context);
        if (report.projects > 0) log.info(report, 'decisions looked at');
      } catch (cause) {
        log.warn({ err: cause }, 'Decisions were not looked at; they will be within the hour.');
      }
    }));
  void evaluate();
  const unlisten = onActivation(evaluate);
  const timer = setInterval(() => void evaluate(), EVALUATE_EVERY_MS).unref();
  return () => {
    isStopped = true;
    unlisten();
    clearInterval(timer);
    return running;
  };
}
