import { pathToFileURL } from 'node:url';
import type { Hover } from 'vscode-languageserver-protocol';
import { closeEditors, startEditor } from '../../support/anEditor';
import { aRepository } from '../../support/aRepository';

const FAILS = 'requestIdleCallback(() => {});';

afterAll(closeEditors);

async function open(
  editor: Awaited<ReturnType<typeof startEditor>>,
  uri: string,
  languageId: string,
  text: string,
) {
  const shown = editor.nextDiagnostics(uri);
  await editor.connection.sendNotification('textDocument/didOpen', {
    textDocument: { uri, languageId, version: 1, text },
  });
  return shown;
}

describe('documents in an editor', () => {
  it('are read in the language that the editor names', async () => {
    const repository = aRepository();
    const editor = await startEditor(repository);
    const there = (name: string) => pathToFileURL(`${repository.folder}/${name}`).href;
    const known = await open(editor, there('a.css'), 'css', '.a{mask-border:none}');
    const codes = (rows: typeof known) => rows.map(({ code }) => code);

    expect(codes(known)).not.toEqual([]);
    for (const uri of ['untitled:Untitled-1', there('a.unknown')])
      expect(codes(await open(editor, uri, 'css', '.a{mask-border:none}'))).toEqual(codes(known));
  });

  it('keep what was found while a line is typed, and say where to read on', async () => {
    const repository = aRepository({ 'plimsoll.config.json': { line: 96 } });
    const editor = await startEditor(repository);
    const uri = pathToFileURL(`${repository.folder}/a.js`).href;
    const [before] = await open(editor, uri, 'javascript', FAILS);
    expect(before!.codeDescription!.href).toMatch(/^https:\/\/developer\.mozilla\.org\//);
    const shown = editor.nextDiagnostics(uri);
    await editor.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: `${FAILS}\nif (` }],
    });
    const after = await shown;

    expect(after.map(({ code }) => code)).toEqual([before!.code, 'unreadable']);
  });

  it('answer a hover with who is left out, since when, what to write, and MDN', async () => {
    const repository = aRepository({ 'plimsoll.config.json': { line: 96 } });
    const editor = await startEditor(repository);
    const uri = pathToFileURL(`${repository.folder}/a.js`).href;
    await open(editor, uri, 'javascript', FAILS);
    const hover = await editor.connection.sendRequest<Hover>('textDocument/hover', {
      textDocument: { uri },
      position: { line: 0, character: 5 },
    });
    const { value } = hover.contents as { value: string };

    expect(value).toMatch(/Elsewhere it throws\./);
    expect(value).toMatch(/Without full support: Safari/);
    expect(value).toMatch(/Not in Baseline/);
    expect(value).toMatch(/if \('requestIdleCallback' in window\)/);
    expect(value).toMatch(/\[MDN\]\(https:/);
  });

  it('report nothing that only unknown releases decide, and call it unclear', async () => {
    const repository = aRepository({ 'plimsoll.config.json': { audience: 'region:CH' } });
    const editor = await startEditor(repository);
    const uri = pathToFileURL(`${repository.folder}/a.js`).href;
    const shown = await open(editor, uri, 'javascript', 'console.log(new EyeDropper());');
    const hover = await editor.connection.sendRequest<Hover>('textDocument/hover', {
      textDocument: { uri },
      position: { line: 0, character: 9 },
    });
    const { value } = hover.contents as { value: string };

    expect(new Set(shown.map(({ code }) => String(code).split('.')[1]))).toEqual(
      new Set(['EyeDropper']),
    );
    expect(value).toMatch(/^`api\.console.*\(line 95.%\), unclear: unknown for [\d.]+.%$/m);
    expect(value).not.toContain('Elsewhere');
  });

  it('are refused after shutdown, as the protocol says', async () => {
    const editor = await startEditor(aRepository());
    await editor.connection.sendRequest('shutdown');

    await expect(
      editor.connection.sendRequest('textDocument/hover', {
        textDocument: { uri: 'file:///a.js' },
        position: { line: 0, character: 0 },
      }),
    ).rejects.toMatchObject({ code: -32_600 });
  });

  it('are judged by the configuration nearest to each, as a scan judges files', async () => {
    const repository = aRepository({
      'plimsoll.config.json': { line: 50 },
      'packages/strict/plimsoll.config.json': { audience: 'region:DE', line: 96 },
    });
    const editor = await startEditor(repository);
    const shown = (name: string) => open(editor, editor.uriOf(name), 'javascript', FAILS);

    expect(await shown('a.js')).toEqual([]);
    expect(await shown('packages/strict/src/a.js')).toMatchObject([
      { message: expect.stringMatching(/of Germany can use it, below the line of 96/) as string },
    ]);
  });

  it('have the editor’s settings only where no configuration is', async () => {
    const settings = { audience: 'region:DE', line: 50, theme: 'dark' };
    const free = await startEditor(aRepository(), [], settings);
    const bound = await startEditor(
      aRepository({ 'plimsoll.config.json': { line: 96 } }),
      [],
      settings,
    );

    expect(await open(free, free.uriOf('a.js'), 'javascript', FAILS)).toEqual([]);
    expect(await open(bound, bound.uriOf('a.js'), 'javascript', FAILS)).toMatchObject([
      { message: expect.stringMatching(/of World can use it, below the line of 96/) as string },
    ]);
  });

  it('have a share for clients that ask for it', async () => {
    const repository = aRepository({ 'plimsoll.config.json': { line: 96 } });
    const editor = await startEditor(repository, [], { share: true });
    const share = new Promise((resolve) =>
      editor.connection.onNotification('plimsoll/share', resolve),
    );
    const uri = editor.uriOf('a.js');
    await open(editor, uri, 'javascript', FAILS);

    expect(await share).toEqual({
      uri,
      percent: expect.stringMatching(/^\d\d\.\d\s%$/) as string,
      audience: 'World',
      isBelow: true,
      sentence: expect.stringMatching(
        /^\d\d\.\d\s% of World can run this file, below the line of 96\s%\.$/,
      ) as string,
    });
  });
});
