import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { createMcpRoute, MCP_PATH } from '@/server/api/http/createMcpRoute';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { changeAs } from '../../../support/askAs';
import { aTeam, type Team } from '../../../support/aTeam';
import { onEachDatabase } from '../../../support/onEachDatabase';
import { readCode } from '../../../support/readCode';
import { withDatabase } from '../../../support/withDatabase';

onEachDatabase((opened) => {
  withDatabase(opened);

  let server: Server;
  let team: Team;
  const faults: unknown[] = [];
  beforeAll(async () => {
    const route = createMcpRoute({
      catalogue: loadCatalogue,
      origin: 'https://plimsoll.example',
      trustedProxies: 0,
      readCode,
      onFault: (error) => faults.push(error),
    });
    server = createServer((request, response) => void route(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    team = await aTeam();
    const decide = (subject: object, state: string, fallback?: string) =>
      changeAs(team.owner, 'recordDecision', {
        ...{ projectId: team.projectId, subject, state, fallback, rationale: '' },
      });
    await decide({ feature: 'grid-lanes' }, 'ADOPTED_WITH_FALLBACK', 'Plain wrapping.');
    await decide({ compatKey: 'css.properties.gap' }, 'DECLINED');
  });
  afterAll(() => server.close());

  const address = (query = '') =>
    `http://127.0.0.1:${(server.address() as AddressInfo).port}${MCP_PATH}${query}`;

  async function makeToken(scope: 'READ' | 'WRITE'): Promise<string> {
    const expiresAt = new Date(Date.now() + 864e5).toISOString();
    const input = { workspaceId: team.workspaceId, name: scope, scope, expiresAt };
    const { secret } = await changeAs(team.owner, 'createApiToken', input, 'secret');
    return secret as string;
  }

  async function connect(token: string, query?: string): Promise<Client> {
    const client = new Client({ name: 'test', version: '1' });
    const requestInit = { headers: { Authorization: `Bearer ${token}` } };
    await client.connect(
      new StreamableHTTPClientTransport(new URL(address(query)), { requestInit }),
    );
    return client;
  }

  async function call(client: Client, name: string, given: Record<string, unknown>) {
    const { content } = await client.callTool({ name, arguments: given });
    return (content as { readonly text: string }[])[0]!.text;
  }

  it('answers a token with its project’s audience, line and decisions', async () => {
    const client = await connect(await makeToken('READ'));
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).not.toContain('propose_decision');

    const asked = { subjects: ['grid-lanes', 'css.properties.gap', 'has'] };
    const [, first, second, third] = (await call(client, 'can_we_ship', asked)).split('\n');
    expect(first).toContain('Your team: adopted with a fallback (“Plain wrapping.”)');
    expect(second).toContain('Your team: declined');
    expect(third).not.toContain('Your team');
    const policy = await call(client, 'our_policy', {});
    expect(policy).toMatch(/^The policy of Team \/ Shop\./);
    expect(policy).toContain('grid-lanes');
    const code = 'p { display: grid-lanes; gap: 1em }';
    const scan = await call(client, 'scan_code', { code, language: 'css' });
    expect(scan).toMatch(/grid-lanes: .*Your team: adopted with a fallback/);
    expect(scan).toMatch(/css\.properties\.gap: .*Your team: declined/);
    await client.close();
  });

  it('lets a token that may write propose, once, and adopt nothing', async () => {
    const client = await connect(await makeToken('WRITE'));
    const proposal = { subject: 'subgrid', rationale: 'Needed for **cards**.' };
    expect(await call(client, 'propose_decision', proposal)).toContain('proposed as version 1');
    expect(await call(client, 'propose_decision', proposal)).toContain('proposed already');
    const over = { subject: 'grid-lanes', rationale: '' };
    expect(await call(client, 'propose_decision', over)).toContain(
      'Ask an editor to decide again.',
    );
    expect(await call(client, 'propose_decision', { ...over, subject: 'hass' })).toContain(
      'There is no feature',
    );
    await client.close();
  });

  it('asks which project is meant where there are several, and refuses a bad token', async () => {
    const token = await makeToken('READ');
    const { workspaceId } = team;
    const blog = {
      workspaceId,
      name: 'Blog',
      slug: 'blog',
      audience: 'region:DE',
      linePercent: 80,
    };
    await changeAs(team.owner, 'createProject', blog);
    await expect(connect(token)).rejects.toThrow('/mcp?project=');
    const client = await connect(token, '?project=blog');
    const answer = await call(client, 'can_we_ship', { subjects: ['grid-lanes'] });
    expect(answer).toMatch(/^For Germany, line 80/);
    expect(answer).not.toContain('Your team');
    await client.close();

    const headers = { Authorization: `Bearer ${token}x`, 'Content-Type': 'application/json' };
    const refused = await fetch(address(), { method: 'POST', headers, body: '{}' });
    expect([refused.status, await refused.text()]).toEqual([
      401,
      expect.stringContaining('This token is not good'),
    ]);
    expect(faults).toEqual([]);
  });
});
