import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getFeatureCoverage, usableShares } from '@/server/model/coverage/coverage';
import { createContext } from '@/server/model/features/RequestContext';
import { JobRunner } from '@/server/platform/jobs/JobRunner';
import type { Mail } from '@/server/platform/mail/sendMail';
import { checkLineAlerts, lineAlertJobs } from '@/server/teams/watches/lineAlertJobs';
import {
  confirmLineAlert,
  forgetLineAlerts,
  requestLineAlert,
  stopLineAlert,
} from '@/server/teams/watches/lineAlerts';
import { earlierCatalogue } from '../../../support/olderCatalogues';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const DAY_MS = 86_400_000;

describe('one email about a line, without an account', () => {
  beforeAll(() => {
    process.env.SMTP_URL = 'smtp://127.0.0.1:9';
  });
  onEachDatabase((opened) => {
    withDatabase(opened);
    const context = createContext(loadCatalogue());
    const sent: Mail[] = [];
    const wish = { email: 'ada@example.org', subject: 'has', audience: 'world', line: '99.9' };

    afterEach(async () => {
      sent.length = 0;
      await opened.database.connection().deleteFrom('line_alerts').execute();
    });

    const ask = (change: Partial<typeof wish> = {}) =>
      requestLineAlert(opened.database, context, { ...wish, ...change });
    const list = () => opened.database.connection().selectFrom('line_alerts').selectAll().execute();
    const change = (values: object) =>
      opened.database.connection().updateTable('line_alerts').set(values).execute();

    /** Sends what is due. */
    async function send(): Promise<void> {
      const runner = new JobRunner(opened.database, {
        handlers: lineAlertJobs(opened.database, {
          origin: 'https://plimsoll.example',
          createContext: () => createContext(loadCatalogue()),
          sendMail: (mail) => Promise.resolve(void sent.push(mail)),
        }),
        onFault: (error) => {
          throw error;
        },
      });
      await runner.drain();
    }

    const tokenIn = (mail: Mail | undefined): string =>
      /\/alert\/([\w-]{32})\n/.exec(mail?.text ?? '')?.[1] ?? '';

    it('asks for a confirmation first, with a link that stops it', async () => {
      await ask();
      await send();
      const [mail] = sent;

      expect(sent).toHaveLength(1);
      expect(mail).toMatchObject({ to: 'ada@example.org' });
      expect(mail!.text).toContain('when :has() reaches 99.9\u202F% of World');
      expect(mail!.headers).toHaveProperty('List-Unsubscribe-Post', 'List-Unsubscribe=One-Click');
      await change({ was_reached: 1 });
      await checkLineAlerts(opened.database, context);
      await send();
      expect(sent).toHaveLength(1);
    });

    it('goes by the number that leads on the page, and says it', async () => {
      // 84 % of the world can use all of it, and 13 % more at least some.
      await ask({ subject: 'background-attachment', line: '95' });
      await send();
      await confirmLineAlert(opened.database, tokenIn(sent[0]));
      await checkLineAlerts(opened.database, context);
      await send();
      expect(sent[0]!.text).toContain('falls below 95\u202F% of World');
      expect(sent).toHaveLength(1);

      // As if it had been below the line when it was asked for.
      await change({ was_reached: 0 });
      await checkLineAlerts(opened.database, context);
      await send();
      expect(sent[1]!.text).toMatch(
        /has reached your line of 95\u202F%: 97\.\d\u202F% of World can use it, 1\d\.\d\u202F% only in part\./,
      );
    });

    it('sends one email when the line is crossed, and then has no address', async () => {
      await ask();
      await send();
      await confirmLineAlert(opened.database, tokenIn(sent[0]));
      await checkLineAlerts(opened.database, context);
      await send();
      expect(sent).toHaveLength(1);

      // As if it had been above the line when it was asked for.
      await change({ was_reached: 1 });
      await checkLineAlerts(opened.database, context);
      await send();

      expect(sent[1]!.text).toContain(':has() has fallen below your line of 99.9\u202F%');
      expect(sent[1]!.text).toContain('https://plimsoll.example/features/has?line=99.9');
      expect(await list()).toEqual([]);
      await send();
      expect(sent).toHaveLength(2);
    });

    it('names the causes, as reviews and watches do, with the people of then', async () => {
      const [earlier, now] = [earlierCatalogue('oldest'), loadCatalogue()];
      const usable = (catalogue: Catalogue, slug: string) => {
        const feature = catalogue.featureBySlug(slug)!;
        return usableShares(catalogue, audienceByKey(catalogue, 'world'))[feature.index]!;
      };
      const { slug } = now.features.find(
        (one) =>
          earlier.featureBySlug(one.slug) &&
          usable(now, one.slug) - usable(earlier, one.slug) > 0.02 &&
          getFeatureCoverage(now, one, audienceByKey(now, 'world')).partialShare === 0,
      )!;
      const line = String(Math.floor(usable(now, slug) * 1_000) / 10);
      await requestLineAlert(opened.database, createContext(earlier), {
        ...{ ...wish, subject: slug, line },
      });
      await change({ confirmed_at: Date.now() });
      await checkLineAlerts(opened.database, context);
      await send();

      expect(sent.at(-1)!.text).toMatch(
        /can use it\. It was \d+\.\d+.% when you asked\. Reason: .*(?:browsers shipped it|corrected|mix changed|defined differently) \([+−]\d/u,
      );
      await forgetLineAlerts(opened.database);
      const kept = opened.database.connection().selectFrom('line_alert_snapshots').selectAll();
      expect(await kept.execute()).toEqual([]);
    });

    it('is stopped by its link, again without an error, and keeps no token', async () => {
      await ask();
      await send();
      const token = tokenIn(sent[0]);
      expect(JSON.stringify(await list())).not.toContain(token);
      await stopLineAlert(opened.database, token);
      await stopLineAlert(opened.database, token);

      expect(await list()).toEqual([]);
      await expect(confirmLineAlert(opened.database, token)).rejects.toMatchObject({
        code: 'ALERT_OVER',
      });
    });

    it('counts the same wish once, and at most 20 of an address', async () => {
      await ask();
      await ask();
      expect(await list()).toHaveLength(1);
      for (let line = 50; line < 75; line += 1) await ask({ line: String(line) });

      expect(await list()).toHaveLength(20);
    });

    it('forgets an address that is not confirmed within a day, and any after two years', async () => {
      await ask();
      await forgetLineAlerts(opened.database, Date.now() + DAY_MS - 60_000);
      expect(await list()).toHaveLength(1);
      await change({ confirmed_at: Date.now() });
      await forgetLineAlerts(opened.database, Date.now() + 2 * DAY_MS);
      expect(await list()).toHaveLength(1);
      await forgetLineAlerts(opened.database, Date.now() + 731 * DAY_MS);

      expect(await list()).toEqual([]);
    });

    it('confirms nothing a day later', async () => {
      await ask();
      await send();
      await change({ created_at: Date.now() - 2 * DAY_MS });

      await expect(confirmLineAlert(opened.database, tokenIn(sent[0]))).rejects.toMatchObject({
        code: 'ALERT_OVER',
      });
    });

    it.each([
      [{ subject: 'no-such' }, 'TEXT_INVALID'],
      [{ audience: 'region:XX' }, 'AUDIENCE_INVALID'],
      [{ line: '0' }, 'ARGUMENT_INVALID'],
    ])('refuses %j', async (wrong, code) => {
      await expect(ask(wrong)).rejects.toMatchObject({ code });
      expect(await list()).toEqual([]);
    });
  });
});
