import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import type { AdrFile } from '@/server/teams/workspaces/writeAdrFiles';

/** Text files as one tar archive, in a folder. */
export async function packFiles(folder: string, files: readonly AdrFile[]): Promise<Buffer> {
  const archive = pack();
  for (const { name, text } of files) archive.entry({ name: `${folder}/${name}` }, text);
  archive.finalize();
  return buffer(archive);
}
