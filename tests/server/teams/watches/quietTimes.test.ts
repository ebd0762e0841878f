import { mailBodies, messageTitle, webhookBody } from '@/server/teams/watches/composeMessage';
import { isZone, nextSendTime } from '@/server/teams/watches/nextSendTime';
import { forgetQuietTimes, listQuietTimes, setQuietTime } from '@/server/teams/watches/quietTimes';
import type { WatchEnvelope } from '@/server/teams/watches/WatchEnvelope';
import { aPerson } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const iso = (at: number): string => new Date(at).toISOString();
const NIGHT = { fromHour: 22, toHour: 7, days: [] };
const WEEKEND = { fromHour: 0, toHour: 0, days: [6, 7] };

describe('when a channel may say something', () => {
  it.each([
    ['IMMEDIATE', 'UTC', '2026-11-18T23:10:00Z', [NIGHT], '2026-11-19T07:00:00.000Z'],
    ['IMMEDIATE', 'UTC', '2026-11-18T12:10:00Z', [NIGHT], '2026-11-18T12:10:00.000Z'],
    ['IMMEDIATE', 'UTC', '2026-11-20T23:00:00Z', [NIGHT, WEEKEND], '2026-11-23T07:00:00.000Z'],
    ['IMMEDIATE', 'Asia/Kolkata', '2026-11-18T18:00:00Z', [NIGHT], '2026-11-19T01:30:00.000Z'],
    ['DAILY', 'Europe/Berlin', '2026-11-20T12:00:00Z', [WEEKEND], '2026-11-22T23:00:00.000Z'],
    [
      'WEEKLY',
      'UTC',
      '2026-11-18T12:00:00Z',
      [{ ...NIGHT, days: [1] }],
      '2026-11-24T07:00:00.000Z',
    ],
    ['WEEKLY', 'UTC', '2026-11-18T12:00:00Z', [], '2026-11-23T09:00:00.000Z'],
  ] as const)('%s in %s at %s', (cadence, zone, now, quiet, expected) => {
    expect(iso(nextSendTime({ cadence, zone, now: Date.parse(now), quiet }))).toBe(expected);
  });

  it('sends in the end where no time is left', () => {
    const never = { fromHour: 0, toHour: 0, days: [1, 2, 3, 4, 5, 6, 7] };
    const at = nextSendTime({ cadence: 'IMMEDIATE', zone: 'UTC', now: 0, quiet: [never] });

    expect(at).toBe(8 * 86_400_000);
  });

  it('finds a morning where a clock is no whole quarters of an hour from ours', () => {
    // Khartoum was two hours and ten minutes ahead until 1930.
    const now = Date.parse('1930-01-15T12:00:00Z');
    const at = nextSendTime({ cadence: 'DAILY', zone: 'Africa/Khartoum', now });

    expect(iso(at)).toBe('1930-01-16T07:00:00.000Z');
  });

  it('takes names of zones, and no offsets', () => {
    expect(['Europe/Berlin', '+01:07', '-05:00', 'Nowhere/At-all'].filter(isZone)).toEqual([
      'Europe/Berlin',
    ]);
  });
});

const anEvent = (subject: string, after: number): WatchEnvelope => ({
  id: subject,
  kind: 'coverage.crossed',
  at: '2026-11-18T12:00:00Z',
  subject,
  before: 0.9,
  after,
  text: `${subject} passed your line.`,
  audience: 'world',
  linePercent: 95,
  dataVersion: 'v9',
  url: `https://plimsoll.example/features/${subject}`,
});

describe('a message', () => {
  const base = {
    id: '1',
    watches: new Map([['w1', 'Shop']]),
    isTest: false,
    manageUrl: 'https://plimsoll.example/watch',
  };
  const textOf = (events: readonly WatchEnvelope[]) =>
    (JSON.parse(webhookBody('RAW', { ...base, events })) as { text: string }).text;
  const many = (count: number) => Array.from({ length: count }, (_, at) => anEvent(`f${at}`, 0.96));

  it('makes more than seven of one cause one line, and names its data', () => {
    expect(textOf(many(7)).match(/passed your line/g)).toHaveLength(7);
    expect(textOf([...many(8), anEvent('down', 0.8)])).toMatch(
      /8 features are above your line of 95\u202F%\. https\S+\ndown passed your line\. [\s\S]*Data version v9\./,
    );
  });

  it('keeps crossings of different lines apart, and counts what two watches found once', () => {
    const strict = many(9).map((event) => ({ ...event, linePercent: 99 }));
    const text = textOf([...many(8), ...many(8), ...strict]);

    expect(text).toContain('8 features are above your line of 95\u202F%.');
    expect(text).toContain('9 features are above your line of 99\u202F%.');
  });

  it('tells of each change once, and offers to mute each watch once by its name', () => {
    const events = [...many(3), ...many(3)];
    const message = { ...base, events };
    const { text, html } = mailBodies(message, 'https://plimsoll.example/api/unsubscribe/s');

    expect(messageTitle(message)).toBe('Plimsoll: 3 changes to what you watch');
    for (const body of [text, html]) {
      expect(body.match(/passed your line/g)).toHaveLength(3);
      expect(body.match(/Mute “Shop” for 30 days/g)).toHaveLength(1);
    }
    expect(html).not.toContain('>f1<');
  });

  it('leads from many reviews to the project that has them', () => {
    const reviews = many(9).map((event) => ({
      ...event,
      kind: 'review.opened' as const,
      url: `https://plimsoll.example/w/team/shop/decide?subject=${event.subject}`,
    }));

    expect(textOf(reviews)).toContain(
      '9 decisions need review. https://plimsoll.example/w/team/shop\n',
    );
  });

  it('has whole lines in Discord, which takes 2,000 characters, and leads to the rest', () => {
    const kinds = ['browser.shipped', 'browser.removed', 'coverage.crossed'] as const;
    const events = kinds.flatMap((kind) =>
      many(6).map((event) => ({ ...event, kind, text: `${event.text} ${'x'.repeat(100)}` })),
    );
    const body = webhookBody('DISCORD', { ...base, events });
    const { content } = JSON.parse(body) as { content: string };

    expect(content.length).toBeLessThanOrEqual(2_000);
    expect(content).toMatch(
      /x https:\S+\/f\d\n… and \d+ more\. https:\S+\/watch\n\nYou get this [\s\S]*\/watch$/,
    );
  });

  it('counts what changed in its title', () => {
    expect(messageTitle({ ...base, events: many(3) })).toBe(
      'Plimsoll: 3 changes to what you watch',
    );
  });

  it('counts the decisions that need review', () => {
    const opened = many(8).map((event) => ({ ...event, kind: 'review.opened' }) as const);

    expect(textOf(opened)).toContain('8 decisions need review.');
  });

  it('says once a month that nothing changed', () => {
    const digest = { watches: 3, at: Date.parse('2026-11-18'), dataVersion: 'v9' };
    const message = { ...base, events: [], digest };

    expect(messageTitle(message)).toBe('Plimsoll: nothing you watch changed this month');
    expect(webhookBody('SLACK', message)).toContain(
      'None of your 3 watches found a change. Last checked 18 November 2026, with data version v9.',
    );
  });
});

describe('quiet hours of a person', () => {
  onEachDatabase((opened) => {
    withDatabase(opened);

    it('are forgotten with their account, and nobody else’s are', async () => {
      const { database } = opened;
      const [gone, here] = [await aPerson('Gone'), await aPerson('Here')];
      const quietOf = ({ accountId }: typeof gone) =>
        listQuietTimes(database, { id: 'none', kind: 'EMAIL', created_by: accountId });
      for (const { accountId } of [gone, here]) await setQuietTime(database, { accountId }, NIGHT);
      await database.connection().deleteFrom('accounts').where('id', '=', gone.accountId).execute();

      await forgetQuietTimes(database);

      expect(await quietOf(gone)).toEqual([]);
      expect(await quietOf(here)).toEqual([NIGHT]);
    });
  });
});
