import { createMcpHandler } from '@modelcontextprotocol/server';
import { findOwnAudiences } from '@/server/audiences/ownAudiences';
import type { Catalogue } from '@/server/catalogue/Catalogue';
import { createMcp } from '@/server/mcp/createMcp';
import type { McpTeam } from '@/server/mcp/McpTeam';
import type { CodeReader } from '@/server/scan/readCode';

const VERSION = '1';

export interface McpSurroundings {
  /** Asked once a request. */
  readonly catalogue: () => Catalogue;
  readonly origin: string;
  readonly readCode: CodeReader;
  readonly onFault: (error: unknown) => void;
}

/** The protocol itself, behind the guards of `createMcpRoute`. */
export function answerMcp(
  { catalogue, origin, readCode, onFault }: McpSurroundings,
  maxRequestBodySize: number,
) {
  const world = {
    origin,
    findOwn: findOwnAudiences,
    readCode,
    onFault,
  };
  const handlerFor = (team?: McpTeam) =>
    createMcpHandler(() => createMcp({ ...world, catalogue: catalogue(), team }, VERSION), {
      maxRequestBodySize,
      onerror: onFault,
    });
  const forAnyone = handlerFor();

  return (request: Request, team: McpTeam | undefined): Promise<Response> =>
    (team ? handlerFor(team) : forAnyone).fetch(request);
}
