import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { supportedShares } from '@/server/model/coverage/coverage';
import { usageHistory } from '@/server/model/forecast/usageHistory';
import { findTrigger, type Reading, type TriggerOutcome } from '@/server/teams/reviews/findTrigger';
import { refuseMetConditions } from '@/server/teams/workspaces/conditions';
import type { DecisionState } from '@/server/teams/workspaces/decisions';
import {
  type Observation,
  observeShare,
  subjectFacts,
} from '@/server/teams/workspaces/Observation';
import { seededRandom } from '../../../support/seededRandom';

const catalogue = loadCatalogue();
const today = '2026-11-21';
const audience = audienceByKey(catalogue, 'world');
const terms = { catalogue, today, audience, linePercent: 95 };

const observations = catalogue.features.map((feature) => {
  const subject = { kind: 'feature', feature } as const;
  return observeShare(terms, subject, subjectFacts(terms, subject));
});

const shareOfBrowser = new Map(
  catalogue.browsers.map(({ slug, releases }) => [
    slug,
    releases.reduce((sum, { unit }) => sum + audience.weights[unit]!, 0),
  ]),
);

const reading = (
  state: DecisionState,
  reference: Observation,
  now: Observation | undefined,
  more: Partial<Reading> = {},
): Reading => ({
  state,
  line: 0.95,
  isOwnLine: false,
  awaited: null,
  reference,
  fate: 'THERE',
  now,
  today,
  reviewOn: null,
  streak: 0,
  isRevision: true,
  getWeight: (slug) => shareOfBrowser.get(slug) ?? 0,
  restatedShare: () => 0,
  ...more,
});

/** One revision after the other, until something is triggered. */
function replay(
  state: DecisionState,
  reference: Observation,
  shares: readonly number[],
  own: Partial<Reading> = {},
): TriggerOutcome & { readonly at: number } {
  let outcome: TriggerOutcome = { streak: 0 };
  for (const [at, share] of shares.entries()) {
    outcome = findTrigger(
      reading(state, reference, { ...reference, share }, { ...own, streak: outcome.streak }),
    );
    if (outcome.trigger) return { ...outcome, at };
  }
  return { ...outcome, at: shares.length };
}

const DECIDED = ['ADOPTED', 'ADOPTED_WITH_FALLBACK', 'WAITING', 'DECLINED'] as const;

describe('liveness', () => {
  it('re-opens every decision on every feature by data that may come', () => {
    const heavy = [...shareOfBrowser].filter(([, share]) => share >= 0.005).map(([slug]) => slug);
    const dead = observations.filter((reference) => {
      const turned = heavy.some((slug) => {
        const support = { ...reference.support, [slug]: !reference.support[slug] };
        return DECIDED.every(
          (state) => findTrigger(reading(state, reference, { ...reference, support })).trigger,
        );
      });
      return !turned;
    });

    expect(heavy.length).toBeGreaterThan(4);
    expect(dead).toHaveLength(0);
  });

  it.each(DECIDED)('re-opens what is %s by its level, however it stood before', (state) => {
    const far = state === 'ADOPTED' ? 0 : 1;
    const isPast = ({ share }: Observation) =>
      state === 'ADOPTED' ? share > 0.06 : share < 0.94 || share < 0.95;
    const silent = observations
      .filter(isPast)
      .filter((reference) => replay(state, reference, [far, far]).trigger === undefined);

    expect(silent).toHaveLength(0);
  });

  it('asks again on the review day, once, and when a forecast was wrong', () => {
    const [reference] = observations;
    const early = { ...reference!, day: '2026-01-01', share: 0.5, expectedBy: '2026-06-01' };
    const onDay = reading('WAITING', early, { ...early }, { reviewOn: '2026-05-01' });

    expect(findTrigger(onDay).trigger).toEqual({ kind: 'REVIEW_DAY' });
    expect(findTrigger({ ...onDay, reviewOn: null }).trigger).toEqual({ kind: 'FORECAST_MISSED' });
    const confirmed = { ...early, day: today };
    expect(findTrigger({ ...onDay, reference: confirmed }).trigger).toBeUndefined();
  });

  it('asks nothing of what was adopted because more people are on unknown releases', () => {
    const known = { ...observations[0]!, share: 0.96, unknownShare: 0 };
    const unclear = { ...known, share: 0.9, unknownShare: 0.06 };
    const lacked = { ...known, share: 0.88, unknownShare: 0.06 };
    const levels = [unclear, lacked].map(
      (now) => findTrigger(reading('ADOPTED', known, now, { streak: 1 })).trigger?.kind,
    );

    expect(levels).toEqual([undefined, 'FELL_BELOW']);
  });

  it('says once that the data no longer have it', () => {
    const [reference] = observations;
    const lost = reading('ADOPTED', reference!, undefined, { fate: 'SPLIT' });

    expect(findTrigger(lost).trigger).toEqual({ kind: 'SPLIT' });
    const known = { ...reference!, fate: 'SPLIT' as const };
    expect(findTrigger({ ...lost, reference: known }).trigger).toBeUndefined();
  });
});

describe('silence', () => {
  it('says nothing of anything where nothing changed', () => {
    const loud = observations.flatMap((reference) =>
      DECIDED.filter(
        (state) =>
          replay(state, reference, [reference.share, reference.share, reference.share]).trigger,
      ),
    );

    expect(loud).toEqual([]);
  });

  it('says nothing of a share that swings within the band, or passes it once', () => {
    const reference = { ...observations[0]!, share: 0.96, unknownShare: 0 };

    expect(replay('ADOPTED', reference, [0.949, 0.946, 0.951, 0.9451]).trigger).toBeUndefined();
    expect(replay('ADOPTED', reference, [0.9, 0.951, 0.9, 0.96]).trigger).toBeUndefined();
    expect(replay('ADOPTED', reference, [0.951, 0.944, 0.944]).at).toBe(2);
    expect(findTrigger(reading('PROPOSED', reference, undefined)).trigger).toBeUndefined();
  });

  it('crosses a 95 % line at most 545 times up and 5 down in 32 usage tables', () => {
    const tables = usageHistory(catalogue).map(({ weights }) =>
      supportedShares(catalogue, { ...audience, weights }),
    );
    let [up, down] = [0, 0];
    for (const [index, shown] of observations.entries()) {
      let reference = { ...shown, share: tables[0]!.features[index]! };
      let state: DecisionState = reference.share >= 0.95 ? 'ADOPTED' : 'WAITING';
      let streak = 0;
      for (const { features } of tables.slice(1)) {
        const now = { ...reference, share: features[index]! };
        const outcome = findTrigger(reading(state, reference, now, { streak }));
        ({ streak } = outcome);
        if (!outcome.trigger) continue;
        if (state === 'WAITING') up += 1;
        else down += 1;
        // The team follows.
        [state, reference, streak] = [state === 'WAITING' ? 'ADOPTED' : 'WAITING', now, 0];
      }
    }

    expect(tables).toHaveLength(32);
    expect(up).toBeGreaterThan(300);
    expect(up).toBeLessThanOrEqual(545);
    expect(down).toBeLessThanOrEqual(5);
  });
});

describe('conditions of a decision itself', () => {
  const ownLine = (percent: number): Partial<Reading> => ({
    line: percent / 100,
    isOwnLine: true,
  });

  it.each(DECIDED)(
    're-opens what is %s by its own number, exactly, in place of the line',
    (state) => {
      for (let percent = 1; percent <= 100; percent += 1)
        for (const point of [-0.01, 0.01]) {
          const reference = { ...observations[0]!, share: percent / 100 - point };
          const isWaitedFor = state === 'ADOPTED' ? reference.share >= percent / 100 : point > 0;
          if (!isWaitedFor) continue;
          const past = percent / 100 + (state === 'ADOPTED' ? -1e-8 : 0);
          const short = percent / 100 + (state === 'ADOPTED' ? 0 : -1e-8);

          expect(replay(state, reference, [past, past], ownLine(percent))).toMatchObject({
            at: 1,
            trigger: { kind: state === 'ADOPTED' ? 'FELL_BELOW' : 'REACHED_LINE', isAsked: true },
          });
          expect(replay(state, reference, [short, short, past], ownLine(percent)).trigger).toBe(
            undefined,
          );
        }
    },
  );

  it('re-opens every decision by the browser that it waits for, however few use it', () => {
    const light = [...shareOfBrowser].filter(([, share]) => share < 0.005).map(([slug]) => slug);
    const [awaited] = light;
    for (const reference of observations)
      for (const state of DECIDED) {
        if (reference.support[awaited!] !== false) continue;
        const now = { ...reference, support: { ...reference.support, [awaited!]: true } };

        expect(findTrigger(reading(state, reference, now)).trigger).toBeUndefined();
        expect(findTrigger(reading(state, reference, now, { awaited: awaited! })).trigger).toEqual({
          kind: 'SHIPPED',
          browsers: [awaited],
          isAsked: true,
        });
        const back = reading(state, now, reference, { awaited: awaited! });
        expect(findTrigger(back).trigger).toBeUndefined();
        expect(findTrigger(reading(state, now, now, { awaited: awaited! })).trigger).toBe(
          undefined,
        );
      }
    expect(light.length).toBeGreaterThan(0);
  });

  it('re-opens every decision that it should, and none while nothing changes', () => {
    const heavy = [...shareOfBrowser].filter(([, share]) => share >= 0.005).map(([slug]) => slug);
    const random = seededRandom(19);
    for (const reference of observations) {
      const own = { ...ownLine(1 + Math.floor(random() * 100)), awaited: heavy[0]! };
      const { share } = reference;
      for (const state of DECIDED) {
        expect(replay(state, reference, [share, share, share], own).trigger).toBeUndefined();
        const isAlive = heavy.some((slug) => {
          const support = { ...reference.support, [slug]: !reference.support[slug] };
          return findTrigger(reading(state, reference, { ...reference, support }, own)).trigger;
        });
        expect(isAlive).toBe(true);
      }
    }
  });
});

it('depends on where data are, not on how they came there', () => {
  const random = seededRandom(18);
  const randomLine = seededRandom(20);
  for (let round = 0; round < 2_000; round += 1) {
    const reference = { ...observations[0]!, share: random() };
    const state = DECIDED[Math.floor(random() * 4)]!;
    const way = Array.from({ length: 6 }, () => reference.share + (random() - 0.5) * 0.004);
    const end = random();
    const line = Math.ceil(randomLine() * 100) / 100;
    const own = round % 2 === 0 ? {} : { line, isOwnLine: true };
    const isUnsettled = way.some((share) => isPastOwn(state, line, share));
    if (round % 2 === 1 && isUnsettled) continue;
    const direct = replay(state, reference, [end, end], own);
    const around = replay(state, reference, [...way, end, end], own);

    expect(around.trigger).toEqual(direct.trigger);
  }
});

/** A way that passes the number itself is another way. */
function isPastOwn(state: DecisionState, line: number, share: number): boolean {
  return state === 'ADOPTED' ? share < line : share >= line;
}

describe('a share whose parts sum to a hair less than its line', () => {
  const [hair, reference] = [0.9999999999, { ...observations[0]!, share: 0.9 }];

  it('reaches it', () => {
    const own = { line: 1, isOwnLine: true };

    expect(replay('WAITING', reference, [hair, hair], own).trigger?.kind).toBe('REACHED_LINE');
    expect(replay('ADOPTED', { ...reference, share: 1 }, [hair, hair], own).trigger).toBe(
      undefined,
    );
  });

  it('meets a condition', () => {
    const conditions = { ask_at_percent: 100, ask_when_shipped: null };
    const refuse = (state: DecisionState) =>
      refuseMetConditions(catalogue, state, conditions, { ...reference, share: hair });

    expect(() => refuse('WAITING')).toThrow('can use it already');
    expect(() => refuse('ADOPTED')).not.toThrow();
  });
});
