import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PublishDiagnosticsParams } from 'vscode-languageserver-protocol';
import { closeEditors, startEditor } from '../../support/anEditor';
import { aRepository } from '../../support/aRepository';
import { listenGraphql } from '../../support/listenGraphql';

/** A server that answers its first request when it is let go, and others at once. */
async function aSlowServer() {
  const graphql = await listenGraphql();
  let letGo: () => void = () => undefined;
  const first = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  const server = createServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const part of request) body += String(part);
      if (count++ === 0) await first;
      response.end(await (await graphql.post(body)).text());
    })();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    letGo,
    requests: () => count,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await graphql.close();
    },
  };
}

afterAll(closeEditors);

describe('a slow scan', () => {
  it('shows nothing once a newer version of its document is shown', async () => {
    const server = await aSlowServer();
    const editor = await startEditor(
      aRepository({ 'plimsoll.config.json': { server: server.address } }),
    );
    const uri = editor.uriOf('a.js');
    const shown: string[] = [];
    editor.connection.onNotification(
      'textDocument/publishDiagnostics',
      ({ uri: of, version, diagnostics }: PublishDiagnosticsParams) => {
        shown.push(`${of.at(-4)} ${version}: ${diagnostics.length}`);
      },
    );
    const until = async (isDone: () => boolean) => {
      while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 20));
    };
    await editor.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'javascript', version: 1, text: 'requestIdleCallback(f);' },
    });
    await until(() => server.requests() > 0);
    await editor.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: 'f();' }],
    });
    await until(() => shown.length > 0);
    server.letGo();
    // Questions are answered in order, so the reply to this one comes first.
    await editor.connection.sendNotification('textDocument/didOpen', {
      textDocument: {
        uri: editor.uriOf('b.js'),
        languageId: 'javascript',
        version: 1,
        text: 'requestIdleCallback(f);',
      },
    });
    await until(() => shown.some((one) => one.startsWith('b')));
    await server.close();

    expect(shown).toEqual(['a 2: 0', 'b 1: 1']);
  });
});
