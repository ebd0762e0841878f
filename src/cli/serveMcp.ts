// plimsoll mcp: the same tools as a server's /mcp, over standard input and output, from the data in
// the package.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcp } from '@/server/mcp/createMcp';
import { packagedCatalogue, packagedScanTable } from './answers/packagedData';
import type { CliWorld } from './CliWorld';

/** Ends with the client's side of standard input. */
export async function serveMcp({ dataFolder, err }: CliWorld): Promise<void> {
  const world = {
    catalogue: packagedCatalogue(dataFolder),
    origin: '',
    scanTable: () => packagedScanTable(dataFolder),
    onFault: (error: unknown) => err(`${String(error)}\n`),
  };
  const ended = new Promise((resolve) => process.stdin.once('end', resolve));
  serveStdio(() => createMcp(world, '1'));
  await ended;
}
