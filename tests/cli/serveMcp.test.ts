import { resolve } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { version } from '../../package.json';
import { aRepository } from '../support/aRepository';

async function call(client: Client, name: string, given: Record<string, unknown>) {
  const { content } = await client.callTool({ name, arguments: given });
  return (content as { readonly text: string }[])[0]!.text;
}

describe('plimsoll mcp', () => {
  it('follows a repository’s configuration over standard input and output', async () => {
    const { folder } = aRepository({
      'plimsoll.config.json': {
        audience: 'region:LI',
        line: 90,
        decline: ['has'],
        floors: ['safari:none'],
      },
    });
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: [resolve('.plimsoll/packages/plimsoll/plimsoll.mjs'), 'mcp'],
        cwd: folder,
        stderr: 'ignore',
      }),
    );

    expect(client.getServerVersion()).toMatchObject({ name: 'plimsoll', version });
    const text = await call(client, 'can_we_ship', {
      subjects: ['has', 'css.selectors.has', 'grid'],
    });
    expect(text).toMatch(/^For Liechtenstein, line 90.%/);
    expect(text.match(/\. Your team: declined, do not use it\.$/gm)).toHaveLength(2);
    const policy = await call(client, 'our_policy', {});
    expect(policy).toContain('The policy of plimsoll.config.json.');
    expect(policy).toContain('Declined: has.');
    expect(policy).toMatch(/Minimum versions: .*Safari on iOS \d/);
    expect(policy).not.toMatch(/Safari \d/);
    await client.close();
  });

  it('does not start for an audience that only a server knows, and names the server', async () => {
    const config = { audience: 'custom:abc', server: 'https://plimsoll.example' };

    expect(await aRepository({ 'plimsoll.config.json': config }).run('mcp')).toMatchObject({
      code: 2,
      err: expect.stringContaining('https://plimsoll.example/mcp') as string,
    });
  });
});
