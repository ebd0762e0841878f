import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { createAudience, deleteAudience } from '@/server/model/audiences/changeAudiences';
import { endUnusedAudiences } from '@/server/model/audiences/endUnusedAudiences';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const catalogue = loadCatalogue();
const TOKEN = 'a-token-of-the-browser-that-made-it';

interface Kept {
  readonly audienceKey: string;
  readonly audience: { readonly name: string; readonly sourceNote: string };
}

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  let own: string;
  beforeEach(async () => {
    team = await aTeam();
    const parts = [{ weight: 1, key: 'region:DE' }];
    own = (await createAudience(opened.database, catalogue, { name: 'Ours', parts }, TOKEN)).key;
  });

  const noun = 'project { id version audienceKey audience { name sourceNote } }';
  const create = async (slug: string, audience: string) => {
    const { workspaceId } = team;
    const draft = { workspaceId, name: 'Site', slug, audience, linePercent: 90 };
    return (await changeAs(team.owner, 'createProject', draft, noun)).project as Kept & {
      readonly id: string;
    };
  };
  const read = async (id: string) =>
    (
      await askAs<{ readonly node: Kept }>(
        team.owner,
        'query ($id: ID!) { node(id: $id) { ... on Project { audienceKey audience { name sourceNote } } } }',
        { id },
      )
    ).node;

  it('keeps a copy of someone’s own audience after that is deleted or unused', async () => {
    const made = await create('site', own);
    expect(made.audienceKey).toMatch(/^custom:/);
    expect(made.audienceKey).not.toBe(own);
    const today = new Date().toISOString().slice(0, 10);
    expect(made.audience.name).toBe('Ours');
    expect(made.audience.sourceNote).toContain(`kept by a workspace as it was on ${today}`);

    await deleteAudience(opened.database, catalogue, own, TOKEN);
    const later = Date.now() + 200 * 86_400_000;
    await endUnusedAudiences(opened.database, later);
    await endUnusedAudiences(opened.database, later + 8 * 86_400_000);
    expect(await read(made.id)).toMatchObject({ audience: { name: 'Ours' } });
    await expect(
      deleteAudience(opened.database, catalogue, made.audienceKey, TOKEN),
    ).rejects.toMatchObject({
      code: 'AUDIENCE_NOT_YOURS',
    });
  });

  it('copies what an edit names, equal audiences once, and re-opens nothing by that', async () => {
    const { audienceKey } = await create('one', own);
    expect((await create('two', own)).audienceKey).toBe(audienceKey);
    expect((await create('three', audienceKey)).audienceKey).toBe(audienceKey);
    const edit = { projectId: team.projectId, audience: own, expectedVersion: 1 };
    const saved = await changeAs(team.owner, 'updateProject', edit, `${noun} wouldReopen { id }`);
    expect(saved).toMatchObject({ project: { audienceKey }, wouldReopen: [], problems: [] });

    const other = await aTeam();
    const { workspaceId } = other;
    const draft = {
      workspaceId,
      name: 'Site',
      slug: 'site',
      audience: audienceKey,
      linePercent: 90,
    };
    const theirs = (await changeAs(other.owner, 'createProject', draft, noun)).project as Kept;
    expect(theirs.audienceKey).not.toBe(audienceKey);
  });
});
