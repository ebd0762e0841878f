import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { Ajv2020 } from 'ajv/dist/2020';
import { formatPercent } from '@/domain/format';
import { today } from '@/domain/today';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { answerCanWeShip, answerExplain } from '@/server/api/mcp/answerSubjects';
import { createMcp } from '@/server/api/mcp/createMcp';
import type { McpTeam } from '@/server/api/mcp/McpTeam';
import { openContext } from '@/server/api/mcp/McpWorld';
import { CAN_WE_SHIP_OUTPUT, EXPLAIN_OUTPUT } from '@/server/api/mcp/outputs';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { readCode } from '../../../support/readCode';

const catalogue = loadCatalogue();
const TEAM: McpTeam = {
  name: 'Shop / web',
  audience: 'region:LI',
  line: 90,
  adopt: ['popover'],
  decline: ['has'],
  decisions: new Map([['feature:has', { state: 'DECLINED', fallback: null }]]),
  propose: (_, { subject }) => Promise.resolve(`Proposed ${subject}.`),
};

let client: Client;

async function connect(team?: McpTeam): Promise<void> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcp({ catalogue, origin: '', readCode, team }, '1.2.3').connect(ours);
  client = new Client({ name: 'test', version: '1' });
  await client.connect(theirs);
}

afterEach(() => client.close());

/** The facts of an answer, after a validator that is not the server’s has read them. */
async function ask(name: string, given: Record<string, unknown>) {
  const { tools } = await client.listTools();
  const tool = tools.find((one) => one.name === name)!;
  const validate = new Ajv2020({ strict: false }).compile(tool.outputSchema!);
  const { structuredContent, isError } = await client.callTool({ name, arguments: given });
  expect(isError).not.toBe(true);
  validate(structuredContent);
  expect(validate.errors).toBeNull();
  expect(JSON.stringify(structuredContent).length).toBeLessThanOrEqual(20_000);
  return structuredContent as Record<string, never>;
}

const MANY = catalogue.features.slice(0, 20).map(({ slug }) => slug);
const CODE = 'requestIdleCallback(f); new EyeDropper(); if (Error.isError(e)) f();';
const QUESTIONS: readonly (readonly [tool: string, given: Record<string, unknown>])[] = [
  ['can_we_ship', { subjects: ['has', ':has()', 'css.properties.gap', 'hass', '@nope'] }],
  ['can_we_ship', { subjects: MANY, audience: 'region:CN' }],
  ['can_we_ship', { subjects: ['grid', 'mutation-events'], audience: 'baseline:widely' }],
  ['our_policy', {}],
  ['our_policy', { adopt: ['temporal', 'hass'], audience: 'region:CH', line: 99.9 }],
  ['explain', { subject: 'customizable-select' }],
  ['explain', { subject: 'css.properties.gap', audience: 'platforms:ios=60,android=40' }],
  ['find_features', { query: 'group:css' }],
  ['find_features', { query: 'nothing-is-called-so' }],
  ['what_changed', {}],
  ['what_changed', { from: '2026-01-01', audience: 'region:DE' }],
  ['scan_code', { code: CODE, language: 'js' }],
  ['scan_code', { code: '.a { display: grid }', language: 'css', audience: 'region:CH' }],
];

describe('structured answers', () => {
  it.each(QUESTIONS)('of %s are of the shape that is announced: %j', async (name, given) => {
    await connect();
    const facts = await ask(name, given);

    expect(facts).toMatchObject({ audience: { key: given.audience ?? 'world' } });
    expect(facts.asOf).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  it('are of that shape for a team, whose decisions they name', async () => {
    await connect(TEAM);
    const { subjects } = await ask('can_we_ship', { subjects: ['has', 'grid'] });

    expect(subjects).toMatchObject([
      { id: 'has', decision: 'Your team: declined, do not use it.' },
      { id: 'grid', verdict: 'Yes' },
    ]);
    expect(await ask('our_policy', {})).toMatchObject({
      linePercent: 90,
      adopted: ['popover'],
      declined: ['has'],
    });
    expect(await ask('propose_decision', { subject: 'grid', rationale: 'Old.' })).toEqual({
      outcome: 'Proposed grid.',
    });
    expect(
      await ask('scan_code', { code: 'a:has(b) { color: red }', language: 'css' }),
    ).toMatchObject({ findings: [{ key: 'css.selectors.has', count: 1 }] });
  });

  it('say the same as the text next to them, and as the JSON of the page', async () => {
    await connect();
    const { content, structuredContent } = await client.callTool({
      name: 'explain',
      arguments: { subject: 'popover' },
    });
    const [{ text }] = content as unknown as [{ readonly text: string }];
    const facts = structuredContent as Record<string, unknown> & { readonly share: number };
    const address = '/features/popover.json?audience=world&line=95';
    const { body } = renderAnswer(catalogue, address, '', today());
    const page = JSON.parse(body.toString()) as Record<string, unknown>;

    expect(text).toContain(formatPercent(facts.share, 95));
    for (const name of ['verdict', 'share', 'coverage', 'baseline', 'support', 'shortBrowsers'])
      expect([name, facts[name]]).toEqual([name, page[name]]);
  });

  it('are of that shape for every feature', async () => {
    const terms = { audience: 'region:CH', line: 95 };
    const context = await openContext({ catalogue, origin: '' }, terms);
    const slugs = catalogue.features.map(({ slug }) => slug);
    const { facts } = answerCanWeShip(context, slugs, terms);

    expect(CAN_WE_SHIP_OUTPUT.safeParse(facts).error).toBeUndefined();
    for (const slug of slugs)
      expect([
        slug,
        EXPLAIN_OUTPUT.safeParse(answerExplain(context, slug, terms).facts).error,
      ]).toEqual([slug, undefined]);
  });

  it('are left out where there is no answer', async () => {
    await connect();
    const wrong: typeof QUESTIONS = [
      ['explain', { subject: 'hass' }],
      ['explain', { subject: 'has', audience: 'nowhere' }],
      ['find_features', { query: 'grop:css' }],
      ['what_changed', { from: 'yesterday' }],
      ['scan_code', { code: 'let = ;', language: 'js' }],
      ['our_policy', { adopt: ['has'], decline: ['has'] }],
      ['can_we_ship', { subjects: [] }],
      ['can_we_ship', { subjects: ['has'], line: 101 }],
    ];
    for (const [name, given] of wrong) {
      const answer = await client.callTool({ name, arguments: given });
      expect([name, answer.isError, answer.structuredContent]).toEqual([name, true, undefined]);
    }
  });
});
