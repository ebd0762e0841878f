import { readFileSync } from 'node:fs';
import type { Viewer } from '@/server/model/features/Viewer';
import { findProgram } from '@/server/teams/workspaces/apiTokens';
import { answerAs, askAs } from '../../../../support/askAs';
import { aTeam } from '../../../../support/aTeam';
import { onEachDatabase } from '../../../../support/onEachDatabase';
import { withDatabase } from '../../../../support/withDatabase';

const EXAMPLES = [
  ...readFileSync('docs/automation.md', 'utf8').matchAll(/^## (.+)$[^]*?```graphql\n([^]*?)```/gm),
].map(([, title, text]) => ({ title: title!, text: text! }));

onEachDatabase((opened) => {
  withDatabase(opened);

  it('are examples that run, by a person and the token that the first one makes', async () => {
    const { owner, workspaceId, projectId, slug } = await aTeam();
    const given = {
      ...{ workspaceId, projectId, workspace: slug, project: 'shop', version: 1 },
      expiresAt: new Date(Date.now() + 864e5).toISOString(),
    };
    let viewer: Viewer = owner;
    for (const { title, text } of EXAMPLES) {
      const names = [...text.matchAll(/\$(\w+):/g)].map(([, name]) => name as keyof typeof given);
      const variables = Object.fromEntries(names.map((name) => [name, given[name]]));
      const { data, errors } = await answerAs(viewer, text, variables);

      const [answer] = Object.values(data ?? {}) as { secret?: string; problems?: unknown[] }[];
      expect([title, errors, answer?.problems ?? []]).toEqual([title, undefined, []]);
      expect(answer).not.toBeNull();
      if (answer?.secret !== undefined)
        viewer = (await findProgram(opened.database, answer.secret))!;
    }
    expect(viewer.kind).toBe('program');
    const query = `{ workspace(slug: "${slug}") { projects { slug } } }`;
    expect(await askAs(viewer, query)).toEqual({ workspace: { projects: [{ slug: 'app' }] } });
  });
});

it('has an example for each task', () => {
  expect(EXAMPLES.map(({ title }) => title)).toHaveLength(
    readFileSync('docs/automation.md', 'utf8').match(/^## /gm)!.length,
  );
});
