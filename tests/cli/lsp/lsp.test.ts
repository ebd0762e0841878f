import { pathToFileURL } from 'node:url';
import type { CodeAction, Hover, PublishDiagnosticsParams } from 'vscode-languageserver-protocol';
import { actionsAt, closeEditors, openText, startEditor } from '../../support/anEditor';
import { aRepository, type Repository } from '../../support/aRepository';

/** The document's text after an action. */
function apply(text: string, { edit }: CodeAction): string {
  const [{ range, newText }] = Object.values(edit!.changes!)[0] as [
    {
      range: {
        start: { line: number; character: number };
        end: { line: number; character: number };
      };
      newText: string;
    },
  ];
  const lines = text.split('\n');
  const offset = ({ line, character }: { line: number; character: number }) =>
    lines.slice(0, line).reduce((sum, one) => sum + one.length + 1, 0) + character;
  return text.slice(0, offset(range.start)) + newText + text.slice(offset(range.end));
}

afterAll(closeEditors);

describe('plimsoll lsp', () => {
  it('shows uses below the line, their shares, and two working remedies', async () => {
    const repository = aRepository({ 'plimsoll.config.json': { line: 96 } });
    const editor = await startEditor(repository);
    expect(editor.capabilities).toMatchObject({ hoverProvider: true });
    const text = 'const a = 1;\nrequestIdleCallback(() => a);\n';
    const { uri, diagnostics } = await openText(editor, 'src/a.js', 'javascript', text);

    expect(diagnostics).toMatchObject([
      {
        source: 'plimsoll',
        code: 'api.Window.requestIdleCallback',
        severity: 1,
        range: { start: { line: 1, character: 0 }, end: { line: 1, character: 19 } },
        message: expect.stringMatching(/of World can use it, below the line of 96/) as string,
      },
    ]);
    const hover = await editor.connection.sendRequest<Hover>('textDocument/hover', {
      textDocument: { uri },
      position: { line: 1, character: 5 },
    });
    expect(hover.contents).toMatchObject({
      value: expect.stringMatching(
        /^`api\.Window\.requestIdleCallback`: \*\*\d\d\.\d.%\*\* of World/,
      ) as string,
    });
    const actions = await actionsAt(editor, uri, 1);
    expect(actions.map(({ title }) => title)).toEqual([
      "Wrap in if ('requestIdleCallback' in window)",
      'Accept api.Window.requestIdleCallback here',
    ]);
    for (const [at, action] of actions.entries()) {
      const mended = apply(text, action);
      expect(
        (await openText(editor, `src/mended${at}.js`, 'javascript', mended)).diagnostics,
      ).toEqual([]);
    }
    expect(apply(text, actions[0]!)).toContain(
      "if ('requestIdleCallback' in window) {\n  requestIdleCallback(() => a);\n}",
    );
  });

  it('follows what is typed, and offers @supports in style sheets', async () => {
    const editor = await startEditor(aRepository());
    const text = '.a {\n  anchor-name: --x;\n}\n';
    const { uri, diagnostics } = await openText(editor, 'a.css', 'css', text);

    expect(diagnostics).toMatchObject([{ code: 'css.properties.anchor-name', severity: 2 }]);
    const [wrapping, accepting] = await actionsAt(editor, uri, 1);
    expect(wrapping!.title).toBe('Wrap in @supports (anchor-name: --x)');
    expect(apply(text, wrapping!)).toBe(
      '@supports (anchor-name: --x) {\n  .a {\n    anchor-name: --x;\n  }\n}\n',
    );
    expect(apply(text, accepting!)).toContain(
      '  /* plimsoll-ignore-next-line css.properties.anchor-name -- ',
    );
    const changed = editor.nextDiagnostics();
    await editor.connection.sendNotification('textDocument/didChange', {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: '.a { color: red }' }],
    });
    expect(await changed).toEqual([]);
  });

  it('knows what other files export, once it has read them and whenever one is saved', async () => {
    const repository = aRepository({
      'package.json': {},
      'src/box.ts': 'export const box = () => document.createElement("p");\n',
      'src/use.ts': '',
    });
    const editor = await startEditor(repository);
    const text = "import { box } from './box';\nbox().requestClose();\n";
    const box = 'export const box = () => document.createElement("dialog");\n';
    const codes = ['api.HTMLDialogElement.requestClose'];
    const mended = new Promise<void>((found) =>
      editor.connection.onNotification(
        'textDocument/publishDiagnostics',
        ({ diagnostics }: PublishDiagnosticsParams) => {
          if (diagnostics.map(({ code }) => code).join() === codes.join()) found();
        },
      ),
    );
    for (const [name, content] of [
      ['src/use.ts', text],
      ['src/box.ts', box],
    ] as const)
      await editor.connection.sendNotification('textDocument/didOpen', {
        textDocument: {
          uri: editor.uriOf(name),
          languageId: 'typescript',
          version: 1,
          text: content,
        },
      });
    repository.write('src/box.ts', box);
    await editor.connection.sendNotification('textDocument/didSave', {
      textDocument: { uri: editor.uriOf('src/box.ts') },
    });

    await mended;
  });

  it('goes by a configuration that is changed, and by one that is mended', async () => {
    const repository = aRepository();
    repository.write('plimsoll.config.json', '{ "lin": 1 }');
    const editor = await startEditor(repository);
    const said = new Promise((found) =>
      editor.connection.onNotification('window/showMessage', found),
    );
    const uri = editor.uriOf('a.css');
    await editor.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri, languageId: 'css', version: 1, text: 'p:has(a) { color: red }' },
    });
    await said;
    const textDocument = { uri };
    const position = { line: 0, character: 3 };
    expect(
      await editor.connection.sendRequest('textDocument/hover', { textDocument, position }),
    ).toBeNull();

    for (const [line, count] of [
      [99, 1],
      [10, 0],
    ]) {
      repository.write('plimsoll.config.json', JSON.stringify({ line }));
      const next = editor.nextDiagnostics();
      await editor.connection.sendNotification('workspace/didChangeWatchedFiles', {
        changes: [{ uri: editor.uriOf('plimsoll.config.json'), type: 2 }],
      });
      expect(await next).toHaveLength(count!);
    }
  });

  it('judges each folder of a workspace by its configuration, even one added later', async () => {
    const [strict, lax, later] = [99, 10, 99].map((line) =>
      aRepository({ 'plimsoll.config.json': { line } }),
    );
    const editor = await startEditor(strict!, [lax!]);
    const diagnosticsIn = async ({ folder }: Repository, name: string) => {
      const uri = `${pathToFileURL(folder).href}/${name}`;
      const next = editor.nextDiagnostics(uri);
      await editor.connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'css', version: 1, text: 'p:has(a) { color: red }' },
      });
      return next;
    };

    expect(await diagnosticsIn(strict!, 'a.css')).toHaveLength(1);
    expect(await diagnosticsIn(lax!, 'a.css')).toEqual([]);
    const [added] = [later!].map(({ folder }) => ({ uri: pathToFileURL(folder).href, name: '' }));
    const removed = { uri: pathToFileURL(strict!.folder).href, name: '' };
    await editor.connection.sendNotification('workspace/didChangeWorkspaceFolders', {
      event: { added: [added], removed: [removed] },
    });
    expect(await diagnosticsIn(later!, 'b.css')).toHaveLength(1);
  });

  it('reports a faulty configuration once, and nothing about other machines’ files', async () => {
    const repository = aRepository({ 'plimsoll.config.json': { lin: 1 } });
    const editor = await startEditor(repository);
    const messages: unknown[] = [];
    editor.connection.onNotification('window/showMessage', (said) => {
      messages.push(said);
    });
    const openAt = (uri: string) =>
      editor.connection.sendNotification('textDocument/didOpen', {
        textDocument: { uri, languageId: 'css', version: 1, text: 'p:has(a) { color: red }' },
      });
    for (const name of ['a.css', 'b.css', 'c.css']) await openAt(editor.uriOf(name));
    const next = editor.nextDiagnostics();
    await openAt('file://elsewhere/a.css');

    expect(await next).toEqual([]);
    await editor.connection.sendRequest('textDocument/hover', {
      textDocument: { uri: editor.uriOf('c.css') },
      position: { line: 0, character: 3 },
    });
    expect(messages).toHaveLength(1);
  });

  it('accepts a use in the language of the place, which a page has several of', async () => {
    const editor = await startEditor(aRepository());
    const page =
      '<p popover="hint"></p>\n<script>\nrequestIdleCallback(f);\n</script>\n<p\n  popover="hint"></p>\n';
    const { uri } = await openText(editor, 'a.html', 'html', page);
    const commentAt = async (line: number) => {
      const actions = await actionsAt(editor, uri, line);
      const accept = actions.find(({ title }) => title.startsWith('Accept'));
      return accept && Object.values(accept.edit!.changes!)[0]![0]!.newText.slice(0, 4);
    };

    expect(await commentAt(2)).toBe('/* p');
    expect(await commentAt(0)).toBe('<!--');
    // Inside of a tag nothing can be said.
    expect(await commentAt(5)).toBeUndefined();
  });

  it('accepts a use among elements of JSX, where a comment stands in braces', async () => {
    const editor = await startEditor(aRepository());
    const text = 'export const a = (\n  <p>\n    <b popover="hint" />\n  </p>\n);\n';
    const { uri } = await openText(editor, 'a.tsx', 'typescriptreact', text);
    const [accept] = await actionsAt(editor, uri, 2);

    const mended = apply(text, accept!);
    expect(mended).toContain('  <p>\n    {/* plimsoll-ignore-next-line ');
    expect((await openText(editor, 'b.tsx', 'typescriptreact', mended)).diagnostics).toEqual([]);
  });

  it('says that a file or a configuration cannot be read, and ends with its client', async () => {
    const repository = aRepository();
    const editor = await startEditor(repository);
    expect((await openText(editor, 'a.js', 'javascript', 'let = ;')).diagnostics).toMatchObject([
      { severity: 3, message: expect.stringContaining('cannot read this file') as string },
    ]);
    const exited = new Promise((ended) => editor.child.once('exit', ended));
    await editor.connection.sendRequest('shutdown');
    await editor.connection.sendNotification('exit');
    expect(await exited).toBe(0);

    repository.write('plimsoll.config.json', '{ "lin": 1 }');
    const other = await startEditor(repository);
    const message = new Promise<{ message: string }>((said) =>
      other.connection.onNotification('window/showMessage', said),
    );
    await other.connection.sendNotification('textDocument/didOpen', {
      textDocument: { uri: other.uriOf('a.css'), languageId: 'css', version: 1, text: '' },
    });
    expect((await message).message).toContain('Did you mean "line"?');
  });
});
