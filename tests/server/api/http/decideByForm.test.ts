import { decideByForm } from '@/server/api/http/decideByForm';
import type { Person } from '@/server/model/features/Viewer';
import { askAs } from '../../../support/askAs';
import { aPerson, aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

const IN_FORCE = `query ($id: ID!) {
  node(id: $id) { ... on Project {
    decisions { edges { node { subjectKey state version rationaleHtml reviewOn askAtPercent } } }
  } }
}`;

interface InForce {
  readonly node: { readonly decisions: { readonly edges: readonly { readonly node: object }[] } };
}

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  beforeEach(async () => {
    team = await aTeam();
  });

  const post = (fields: Readonly<Record<string, string>>, person: Person = team.owner) =>
    decideByForm(
      opened.database,
      person,
      new URLSearchParams({
        workspace: team.slug,
        project: 'shop',
        subject: 'subgrid',
        version: '0',
        state: 'ADOPTED',
        ...fields,
      }),
    );

  async function decisions(): Promise<unknown> {
    const { node } = await askAs<InForce>(team.owner, IN_FORCE, { id: team.projectId });
    return node.decisions.edges.map((edge) => edge.node);
  }

  it('saves what the form holds, and leads to the decision', async () => {
    const page = `/w/${team.slug}/shop/decide?subject=subgrid&saved=1`;
    expect(
      await post({ rationale: 'Why not.', reviewOn: '2099-01-01', askAtPercent: '80 %' }),
    ).toEqual({ to: page });
    expect(await post({ state: 'WAITING', version: '1' })).toEqual({ to: page });

    expect(await decisions()).toEqual([
      expect.objectContaining({ subjectKey: 'feature:subgrid', state: 'WAITING', version: 2 }),
    ]);
  });

  it('sends a refused form back to its page, and saves nothing', async () => {
    const page = `/w/${team.slug}/shop/decide?subject=subgrid`;
    for (const [fields, code] of [
      [{ state: 'SUPERSEDED' }, 'TEXT_INVALID'],
      [{ state: 'ADOPTED_WITH_FALLBACK', fallback: ' ' }, 'TEXT_INVALID'],
      [{ version: '3' }, 'CONFLICT'],
      [{ project: 'none' }, 'NOT_FOUND'],
    ] as const) {
      const refused = await post(fields).catch((cause: unknown) => cause);
      expect(refused).toMatchObject({ code });
      if (!('project' in fields)) expect(refused).toMatchObject({ details: { page } });
    }

    expect(await decisions()).toEqual([]);
  });

  it('decides for editors only, and knows no workspace of others', async () => {
    const viewer = await team.join('Vera Viewer', 'VIEWER');
    await expect(post({}, viewer)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(post({}, await aPerson('Oscar'))).rejects.toMatchObject({ code: 'NOT_FOUND' });

    await post({ state: 'PROPOSED' }, viewer);
    expect(await decisions()).toEqual([expect.objectContaining({ state: 'PROPOSED' })]);
  });
});
