import type { Person } from '@/server/model/features/Viewer';
import { askAs, changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  beforeEach(async () => {
    team = await aTeam();
  });

  const add = async (person: Person, kind: 'EMAIL' | 'ATOM') => {
    const input = { workspaceId: team.workspaceId, kind };
    const { channel } = await changeAs(person, 'createChannel', input, 'channel { id }');
    return (channel as { id: string }).id;
  };
  const watchWith = async (person: Person, channelId: string) => {
    const { problems } = await changeAs(person, 'createWatch', {
      workspaceId: team.workspaceId,
      subject: { feature: 'has' },
      triggers: ['COVERAGE_CROSSED'],
      audience: 'world',
      linePercent: 95,
      channelIds: [channelId],
    });
    return problems.map(({ code }) => code);
  };

  it("sends no mail unasked, and offers the team's shared channels only to editors", async () => {
    const [editor, viewer] = [await team.join('Ed', 'EDITOR'), await team.join('Vi', 'VIEWER')];
    const [mail, feed] = [await add(team.owner, 'EMAIL'), await add(team.owner, 'ATOM')];
    const own = await add(viewer, 'EMAIL');

    expect(await watchWith(editor, mail)).toEqual(['TEXT_INVALID']);
    expect(await watchWith(editor, feed)).toEqual([]);
    expect(await watchWith(viewer, feed)).toEqual(['TEXT_INVALID']);
    expect(await watchWith(viewer, own)).toEqual([]);
    expect(await watchWith(team.owner, own)).toEqual(['TEXT_INVALID']);
  });

  it('says of each channel what the person may do with it', async () => {
    const editor = await team.join('Ed', 'EDITOR');
    await add(team.owner, 'EMAIL');
    await add(team.owner, 'ATOM');
    await add(editor, 'EMAIL');
    const { workspace } = await askAs<{ workspace: { channels: readonly object[] } }>(
      editor,
      'query ($slug: String!) { workspace(slug: $slug) { channels { kind mayUse mayManage } } }',
      { slug: team.slug },
    );

    expect(workspace.channels).toEqual([
      { kind: 'EMAIL', mayUse: false, mayManage: false },
      { kind: 'ATOM', mayUse: true, mayManage: false },
      { kind: 'EMAIL', mayUse: true, mayManage: true },
    ]);
  });
});
