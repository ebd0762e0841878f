import type { Refusal } from '@/domain/Refusal';
import { today } from '@/domain/today';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { writeRegister } from '@/server/teams/workspaces/decisionRegister';
import { allCurrentDecisions, allDecisions } from '@/server/teams/workspaces/findDecisions';
import { subjectFacts } from '@/server/teams/workspaces/Observation';
import { projectById } from '@/server/teams/workspaces/projects';
import { writeAdrFiles } from '@/server/teams/workspaces/writeAdrFiles';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { withDatabase } from '../../../support/withDatabase';

interface Import {
  readonly plan: string;
  readonly actId: string | null;
  readonly changeCount: number;
  readonly unchangedCount: number;
  readonly unusedColumns: readonly string[];
  readonly lines: readonly {
    readonly line: number;
    readonly effect: string;
    readonly note: string | null;
  }[];
  readonly faults: readonly { readonly line: number; readonly message: string }[];
}

const NOUN =
  'decisionImport { plan actId changeCount unchangedCount unusedColumns lines { line subjectName state effect note } faults { line message } }';

const FILE = [
  'subject;state;rationale;fallback;owner;decidedOn;cost',
  'feature:subgrid;Adopted;"Needed; for',
  'cards";;Olga Owner;2025-02-03;12',
  'css.properties.gap;declined;;;Bob;;',
  'has,nesting;adopted with a fallback;;Plain lists.;;;',
].join('\r\n');

onEachDatabase((opened) => {
  withDatabase(opened);

  let team: Team;
  beforeEach(async () => {
    team = await aTeam();
  });
  const localId = () => team.projectId.slice('project:'.length);
  const send = (csv: string, plan?: string) =>
    changeAs(team.owner, 'importDecisions', { projectId: team.projectId, csv, plan }, NOUN);
  const look = async (csv: string, plan?: string) =>
    (await send(csv, plan)).decisionImport as Import;
  const current = () => allCurrentDecisions(opened.database, localId());

  it('records exactly the decisions that it showed, and nothing the second time', async () => {
    const preview = await look(FILE);
    expect(preview).toMatchObject({ changeCount: 3, actId: null, faults: [] });
    expect(preview.unusedColumns).toEqual(['cost']);
    expect(preview.lines.map(({ line, effect }) => [line, effect])).toEqual([
      [2, 'ADDS'],
      [4, 'ADDS'],
      [5, 'ADDS'],
    ]);
    expect(await current()).toEqual([]);

    const done = await look(FILE, preview.plan);
    const rows = await current();
    expect(rows.map(({ subject, state }) => [subject, state])).toEqual([
      ['feature:subgrid', 'ADOPTED'],
      ['key:css.properties.gap', 'DECLINED'],
      ['set:has,nesting', 'ADOPTED_WITH_FALLBACK'],
    ]);
    expect(rows[0]).toMatchObject({
      rationale: 'Needed; for\ncards',
      owner_id: team.owner.accountId,
    });
    expect(new Date(rows[0]!.decided_at).toISOString().slice(0, 10)).toBe('2025-02-03');
    expect(rows[1]!.rationale).toBe('Owner: Bob');
    const again = await look(FILE);
    expect(again).toMatchObject({ changeCount: 0, unchangedCount: 3 });
    expect((await look(FILE, again.plan)).actId).toBeNull();

    await changeAs(team.owner, 'undoAct', { projectId: team.projectId, actId: done.actId });
    expect(await current()).toEqual([]);
  });

  it('asks for an address where two members have one name', async () => {
    const [first, second] = [await team.join('Twin', 'EDITOR'), await team.join('Twin', 'EDITOR')];
    const csv = `subject,state,owner\nhas,ADOPTED,Twin\nsubgrid,ADOPTED,${first.email}\ngrid,ADOPTED,${second.email}`;
    const preview = await look(csv);
    await look(csv, preview.plan);
    const rows = await current();

    expect(preview.lines.map((line) => line.note)).toEqual([
      'Several members have the name “Twin”; the reason names them. Use an email address.',
      null,
      null,
    ]);
    expect(new Map(rows.map(({ subject, owner_id }) => [subject, owner_id]))).toEqual(
      new Map([
        ['feature:has', team.owner.accountId],
        ['feature:subgrid', first.accountId],
        ['feature:grid', second.accountId],
      ]),
    );
  });

  it('takes back what it wrote itself, whatever is in the texts', async () => {
    const rationale = `=1+1, "quoted";\n\n${'line\n'.repeat(60)}end`;
    await changeAs(team.owner, 'recordDecision', {
      ...{
        projectId: team.projectId,
        subject: { feature: 'subgrid' },
        state: 'WAITING',
        rationale,
      },
    });
    const project = (await projectById(opened.database, localId()))!;
    const people = new Map([[team.owner.accountId, team.owner.name]]);
    const register = { project, decisions: await current(), people };
    const { body } = writeRegister(loadCatalogue(), register, 'csv');

    expect(await look(String(body))).toMatchObject({
      unchangedCount: 1,
      changeCount: 0,
      faults: [],
    });
  });

  it('writes states and lines in the words of the pages', async () => {
    const shared = { projectId: team.projectId, subject: { feature: 'subgrid' }, rationale: '' };
    const draft = { ...shared, state: 'ADOPTED_WITH_FALLBACK', fallback: 'A table.' };
    await changeAs(team.owner, 'recordDecision', draft);
    const project = (await projectById(opened.database, localId()))!;
    const register = { project, decisions: await current(), people: new Map() };
    const { body } = writeRegister(loadCatalogue(), register, 'md');

    expect(body).toContain('Adopted with a fallback on ');
    expect(body).toContain('with a line of 95\u202F%.');
  });

  it('writes names as text, whatever Markdown would make of them', async () => {
    const shared = { projectId: team.projectId, state: 'ADOPTED', rationale: '' };
    await changeAs(team.owner, 'recordDecision', { ...shared, subject: { feature: 'dialog' } });
    const project = { ...(await projectById(opened.database, localId()))!, name: '*Shop*' };
    const people = new Map([[team.owner.accountId, '<b>Olga</b>']]);
    const register = { project, decisions: await current(), people };
    const { body } = writeRegister(loadCatalogue(), register, 'md');
    const [file] = writeAdrFiles(
      loadCatalogue(),
      await allDecisions(opened.database, localId()),
      people,
    );

    expect(body).toContain('# Decisions of \\*Shop\\*\n\n## \\<dialog\\>\n');
    expect(body).toContain(' by \\<b\\>Olga\\</b\\>.');
    expect(file!.text).toContain('# 1. \\<dialog\\>: adopted');
    expect(file!.text).toContain('\nOwner: \\<b\\>Olga\\</b\\>');
  });

  it('carries the conditions of a decision through every file, and names invalid ones', async () => {
    const subject = { feature: 'web-bluetooth' };
    const common = { projectId: team.projectId, subject, state: 'WAITING', rationale: '' };
    const noun = 'decision { askAtPercent askWhenShipped { name } }';
    const lacking = lacks(subject.feature);
    const input = { ...common, askAtPercent: 99.9, askWhenShipped: lacking.slug };
    expect((await changeAs(team.owner, 'recordDecision', input, noun)).decision).toEqual({
      askAtPercent: 99.9,
      askWhenShipped: { name: lacking.name },
    });
    const project = (await projectById(opened.database, localId()))!;
    const register = { project, decisions: await current(), people: new Map() };
    const sentence = `Ask again when ${lacking.name} ships it.`;
    const written = (format: 'csv' | 'json' | 'md') =>
      String(writeRegister(loadCatalogue(), register, format).body);
    expect(await look(written('csv'))).toMatchObject({ unchangedCount: 1, faults: [] });
    expect(written('json')).toContain(`"askWhenShipped": "${lacking.slug}"`);
    expect(written('md')).toContain('Ask again when 99.9\u202F% can use it.');
    expect(written('md')).toContain(sentence);
    const rows = await allDecisions(opened.database, localId());
    expect(writeAdrFiles(loadCatalogue(), rows, new Map())[0]!.text).toContain(sentence);

    const lines = [
      'subject,state,askAtPercent,askWhenShipped',
      'grid,WAITING,101,',
      'has,WAITING,some,',
      'nesting,WAITING,,netscape',
      'subgrid,WAITING,1,',
      'flexbox,DECLINED,,chrome',
      'container-queries,PROPOSED,97,',
    ];
    const { faults } = await look(lines.join('\n'));
    expect(
      faults.map(({ line, message }) => [line, message.replace(/^[<\d.\u202F%]+/, '…')]),
    ).toEqual([
      [2, 'Write a percentage above 0 and up to 100, such as 97.'],
      [3, 'Write a percentage above 0 and up to 100, such as 97.'],
      [4, expect.stringContaining('“netscape” is not a browser')],
      [7, 'A proposal waits for an answer anyway. Leave this to the person who decides.'],
      [5, '… can use it already. Write a number above that.'],
      [6, 'Chrome ships it already. Choose another browser, or none.'],
    ]);
    const again = { ...common, expectedVersion: 1 };
    for (const wrong of [
      { askAtPercent: 0 },
      { askAtPercent: 1 },
      { askWhenShipped: 'netscape' },
      { askWhenShipped: 'nodejs' },
    ])
      expect(
        (await changeAs(team.owner, 'recordDecision', { ...again, ...wrong })).problems,
      ).toMatchObject([{ code: 'TEXT_INVALID', path: Object.keys(wrong) }]);
  });

  it('names faults by line, records nothing then, and refuses an outdated plan', async () => {
    const wrong =
      'subject,state,reviewOn\nhass,ADOPTED,\nhas,maybe,\nhas,ADOPTED,soon\nhas,WAITING,\nhas,ADOPTED,';
    const { faults, plan } = await look(wrong);
    expect(faults.map(({ line }) => line)).toEqual([2, 3, 4, 6]);
    expect(faults[0]!.message).toContain('There is no feature “hass”');
    expect(faults[3]!.message).toContain('Line 5');
    expect((await look(wrong, plan)).actId).toBeNull();
    expect(await current()).toEqual([]);
    expect((await send('a,b\n1,2')).problems).toMatchObject([{ code: 'TEXT_INVALID' }]);

    const good = 'subject,state\nhas,ADOPTED';
    const preview = await look(good);
    const input = { projectId: team.projectId, subject: { feature: 'has' }, state: 'WAITING' };
    await changeAs(team.owner, 'recordDecision', { ...input, rationale: 'First.' });
    const code: Refusal['code'] = 'CONFLICT';
    expect((await send(good, preview.plan)).problems).toMatchObject([{ code }]);
    const second = await look(good);
    expect(second.lines).toMatchObject([{ effect: 'SUPERSEDES' }]);
    await look(good, second.plan);

    const rows = await allDecisions(opened.database, localId());
    const files = writeAdrFiles(loadCatalogue(), rows, new Map());
    expect(files.map(({ name }) => name)).toEqual(['0001-has.md', '0002-has.md']);
    expect(files[0]!.text).toContain('# 1. :has(): waiting');
    expect(files[0]!.text).toContain('Superseded by [0002](0002-has.md)');
    expect(files[0]!.text).toContain('First.');
    expect(files[1]!.text).toContain('## Status\n\nAccepted');
  });
});

/** A browser that does not support a feature. */
function lacks(slug: string) {
  const catalogue = loadCatalogue();
  const feature = catalogue.featureBySlug(slug)!;
  const { support } = subjectFacts({ catalogue, today: today() }, { kind: 'feature', feature });
  return catalogue.browsers.find(
    ({ slug, type, currentRelease }) =>
      type !== 'SERVER' && currentRelease && support[slug] === false,
  )!;
}
