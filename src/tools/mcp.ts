// The Model Context Protocol over standard input and output, for editors and agents on this machine:
// npm run -s mcp
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { loadCatalogue } from '@/server/catalogue/loadCatalogue';
import { config } from '@/server/config/config';
import { createMcp } from '@/server/mcp/createMcp';

const world = {
  catalogue: loadCatalogue(),
  origin: config().baseUrl,
  onFault: (error: unknown) => console.error(error),
};

serveStdio(() => createMcp(world, '1'));
