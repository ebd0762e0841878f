import * as vscode from 'vscode';

const NAME = 'plimsoll.config.json';

/** Opens the configuration nearest to the file in front, or a new one, which is not saved yet. */
export async function openConfiguration(): Promise<void> {
  const front = vscode.window.activeTextEditor?.document.uri;
  const folder =
    (front && vscode.workspace.getWorkspaceFolder(front)) ?? vscode.workspace.workspaceFolders?.[0];
  if (!folder) {
    void vscode.window.showInformationMessage(`Open a folder first: ${NAME} lies at its top.`);
    return;
  }
  const uri = (await findNearest(folder.uri, front)) ?? vscode.Uri.joinPath(folder.uri, NAME);
  if (await isThere(uri)) {
    await vscode.window.showTextDocument(uri);
    return;
  }
  const document = await vscode.workspace.openTextDocument(uri.with({ scheme: 'untitled' }));
  const editor = await vscode.window.showTextDocument(document);
  if (document.getText() === '')
    await editor.edit((edit) =>
      edit.insert(new vscode.Position(0, 0), '{\n  "audience": "world",\n  "line": 95\n}\n'),
    );
}

/** From the file's folder up to the top of the workspace. */
async function findNearest(
  top: vscode.Uri,
  front: vscode.Uri | undefined,
): Promise<vscode.Uri | undefined> {
  let folder = front?.scheme === 'file' ? vscode.Uri.joinPath(front, '..') : top;
  while (folder.path.startsWith(top.path)) {
    const uri = vscode.Uri.joinPath(folder, NAME);
    if (await isThere(uri)) return uri;
    if (folder.path === top.path) return undefined;
    folder = vscode.Uri.joinPath(folder, '..');
  }
  return undefined;
}

async function isThere(uri: vscode.Uri): Promise<boolean> {
  try {
    await vscode.workspace.fs.stat(uri);
    return true;
  } catch {
    return false;
  }
}
