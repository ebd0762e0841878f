import { Client, InMemoryTransport } from '@modelcontextprotocol/client';
import { createMcp } from '@/server/api/mcp/createMcp';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { readCode } from '../../../support/readCode';

describe('the tools of agents', () => {
  it('refuse an argument that they do not have, and name those that they have', async () => {
    const [ours, theirs] = InMemoryTransport.createLinkedPair();
    await createMcp({ catalogue: loadCatalogue(), origin: '', readCode }, '1').connect(ours);
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(theirs);
    const answer = await client.callTool({ name: 'what_changed', arguments: { since: '2026' } });

    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer.content)).toContain(
      'There is no argument “since” here. Those there are: from, to, audience, line.',
    );
    await client.close();
  });
});
