import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/** The bytes of a tarball as a registry sends it, of files by their path in the package. */
export async function packTarball(
  files: Readonly<Record<string, string | Buffer>>,
): Promise<Uint8Array> {
  const archive = pack();
  for (const [path, content] of Object.entries(files))
    archive.entry({ name: `package/${path}` }, content);
  archive.finalize();

  return gzipSync(await buffer(archive), { level: 1 });
}

/** The files of a package in a folder such as `node_modules/web-features`. */
export function packageFiles(folder: string): Record<string, Buffer> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );
}
