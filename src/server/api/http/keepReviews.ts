import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { onActivation } from '@/server/data/versions/onActivation';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import { log } from '@/server/platform/observe/log';
import { evaluateAll } from '@/server/teams/reviews/evaluateAll';

/** Days pass, and audiences change, without anyone activating data. */
const EVALUATE_EVERY_MS = 3_600_000;

/**
 * Looks at all decisions at start, after newer data became the served one, and every hour. Several
 * processes may: what one has looked at is nothing new for the next.
 * @returns what ends that, once the look under way is over: until then it needs the database
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
