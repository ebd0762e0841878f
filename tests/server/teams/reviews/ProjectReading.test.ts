import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { createContext } from '@/server/model/features/RequestContext';
import { openDatabase } from '@/server/platform/database/openDatabase';
import type { DecisionRow } from '@/server/platform/database/Tables';
import { ProjectReading, startRun } from '@/server/teams/reviews/ProjectReading';
import { keepSnapshot } from '@/server/teams/workspaces/audienceSnapshots';
import { observeShare, subjectFacts } from '@/server/teams/workspaces/Observation';
import { aTeam } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const today = '2026-11-21';

onEachDatabase((opened) => {
  withDatabase(opened);

  it('knows the people of every past decision, however many there are', async () => {
    const { database } = opened;
    const catalogue = loadCatalogue();
    const audience = audienceByKey(catalogue, 'region:DE');
    const workspaceId = (await aTeam()).workspaceId.slice('workspace:'.length);
    await keepSnapshot(database, workspaceId, { catalogue, audience });
    const terms = { catalogue, today, audience, linePercent: 95 };
    const subject = { kind: 'feature', feature: catalogue.featureBySlug('subgrid')! } as const;
    const reference = observeShare(terms, subject, subjectFacts(terms, subject));
    const decision = { subject: 'feature:subgrid', state: 'ADOPTED' } as DecisionRow;
    const standing = { decision, epoch: 0, reference, streak: 0 };
    const others = Array.from({ length: 500 }, (_, at) => ({
      ...standing,
      reference: { ...reference, snapshot: `other-${at}` },
    }));
    const run = startRun(database, createContext(catalogue, { today }));
    const project = { audience: 'world', line_percent: 95 };
    const reading = (await ProjectReading.open(run, project))!;
    await reading.loadPast(workspaceId, [...others, standing]);

    // Today's data report the same about the earlier audience as at the time.
    expect(reading.read(standing, true).restatedShare()).toBeCloseTo(0, 6);
  });

  it('finds how far a share of a measured audience may be off', async () => {
    const { database } = opened;
    const catalogue = loadCatalogue();
    const id = 'measured-audience-0001';
    const measured = { visits: 10_000, processCount: 1, classes: [] };
    const releases = { chrome: [['104', 0.5] as const, ['110', 0.5] as const] };
    const recipe = { parts: [{ share: 1, releases, unmapped: [], measured }] };
    const times = { created_at: 0, used_at: 0, deleted_at: null };
    const row = { id, name: 'Visitors', recipe: JSON.stringify(recipe), token_hash: 'h', ...times };
    await database.connection().insertInto('audiences').values(row).execute();
    const context = createContext(catalogue, { today, database: openDatabase });
    await context.loadAudiences([`custom:${id}`]);
    const subject = { kind: 'feature', feature: catalogue.featureBySlug('has')! } as const;
    const terms = {
      catalogue,
      today,
      audience: audienceByKey(catalogue, 'world'),
      linePercent: 95,
    };
    const reference = observeShare(terms, subject, subjectFacts(terms, subject));
    const decision = { subject: 'feature:has', state: 'ADOPTED' } as DecisionRow;
    const project = { audience: `custom:${id}`, line_percent: 95 };
    const reading = (await ProjectReading.open(startRun(database, context), project))!;
    const standing = { decision, epoch: 0, reference, streak: 0 };

    const { sentence, afterError } = reading.explain(standing, { kind: 'FELL_BELOW' });
    expect(afterError).toBeCloseTo(0.01, 3);
    expect(sentence.replaceAll('\u202F', ' ')).toContain('50.0 % ± 1.0 now');
  });
});
