import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createMcp } from '@/server/api/mcp/createMcp';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { readCode } from '../../../support/readCode';

async function connect(): Promise<Client> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createMcp({ catalogue: loadCatalogue(), origin: '', readCode }, '1.2.3').connect(ours);
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(theirs);
  return client;
}

describe('the tools of agents', () => {
  it('have titles for people, as resources and prompts do', async () => {
    const client = await connect();
    const { tools } = await client.listTools();
    const { resources } = await client.listResources();
    const { resourceTemplates } = await client.listResourceTemplates();
    const { prompts } = await client.listPrompts();
    const offered = [...tools, ...resources, ...resourceTemplates, ...prompts];

    expect(tools.length).toBeGreaterThan(5);
    expect(offered.filter(({ title }) => !title).map(({ name }) => name)).toEqual([]);
    await client.close();
  });

  it('announce no change of a list that never changes', async () => {
    const client = await connect();
    const { tools, resources, prompts } = client.getServerCapabilities() ?? {};

    expect(client.getServerVersion()).toMatchObject({ name: 'plimsoll', version: '1.2.3' });
    expect([tools, resources, prompts]).toEqual(
      Array.from({ length: 3 }, () => ({ listChanged: false })),
    );
    await client.close();
  });

  it('refuse an argument that they do not have, and name those that they have', async () => {
    const client = await connect();
    const answer = await client.callTool({ name: 'what_changed', arguments: { since: '2026' } });

    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer.content)).toContain(
      'There is no argument “since” here. Those there are: from, to, audience, line.',
    );
    await client.close();
  });

  it('says once where the unknown decide, and lists what is known to be lacked', async () => {
    const client = await connect();
    const scan = async (code: string) => {
      const given = { code, language: 'js', audience: 'region:CH' };
      const answer = await client.callTool({ name: 'scan_code', arguments: given });
      return (answer.content as { readonly text: string }[])[0]!.text;
    };
    const fine = await scan('console.log(1)');
    const lacked = await scan('console.log(new EyeDropper())');

    expect(fine.match(/We know the versions of [\d.]+.% of Switzerland, so nothing/g)).toHaveLength(
      1,
    );
    expect(fine).toContain('Nothing without a fallback is below');
    expect(lacked).toMatch(/\n- api\.EyeDropper/);
    expect(lacked).not.toContain('- api.console');
    await client.close();
  });
});
