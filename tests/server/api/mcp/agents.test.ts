import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createMcpRoute, MCP_PATH } from '@/server/api/http/createMcpRoute';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import type { AgentAnswer } from '../../../support/agentQuestionKinds';
import { AGENT_QUESTIONS } from '../../../support/agentQuestions';
import { aRepository } from '../../../support/aRepository';
import { readCode } from '../../../support/readCode';

const catalogue = loadCatalogue();
let server: Server;

beforeAll(async () => {
  const route = createMcpRoute({
    ...{ catalogue: () => catalogue, origin: 'https://plimsoll.example', trustedProxies: 0 },
    ...{ readCode, onFault: () => undefined, callsPerMinute: 0 },
  });
  server = createServer((request, response) => void route(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const overHttp = () =>
  new StreamableHTTPClientTransport(
    new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}${MCP_PATH}`),
  );

const overStdio = () =>
  new StdioClientTransport({
    command: process.execPath,
    args: ['.plimsoll/packages/plimsoll/plimsoll.mjs', 'mcp'],
    stderr: 'ignore',
  });

async function findWrong(client: Client): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const { words, tool, given, isRight } of AGENT_QUESTIONS) {
    const asked = { name: tool, arguments: { ...given } };
    const { content, structuredContent, isError } = await client.callTool(asked);
    const text = (content as unknown as [{ readonly text: string }])[0].text;
    const answer: AgentAnswer = { text, facts: structuredContent, isError: isError === true };
    if (!isRight(answer)) wrong.push(`${words}\n${text}`);
  }
  return wrong;
}

describe('answers to agents', () => {
  it.each([
    ['HTTP', overHttp],
    ['standard input and output', overStdio],
  ])('are those of the published data over %s', async (_, open) => {
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(open());

    expect(AGENT_QUESTIONS.length).toBeGreaterThanOrEqual(40);
    expect(await findWrong(client)).toEqual([]);
    await client.close();
  });

  it('are those of the published data in the JSON of the command line', async () => {
    const repository = aRepository();
    const asked = AGENT_QUESTIONS.flatMap(({ words, subject }) =>
      subject ? [{ words, subject }] : [],
    );
    const wrong: string[] = [];
    for (const { words, subject } of asked) {
      const { name, audience, line, isRight } = subject;
      const terms = ['--audience', audience, '--line', String(line)];
      const { out, err } = await repository.run('can', name, '--json', ...terms);
      const [facts] = out === '' ? [{}] : (JSON.parse(out) as [object]);
      if (!isRight(facts)) wrong.push(`${words}\n${out}${err}`);
    }

    expect(asked.length).toBeGreaterThanOrEqual(20);
    expect(wrong).toEqual([]);
  });
});
