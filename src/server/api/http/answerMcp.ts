import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcp } from '@/server/api/mcp/createMcp';
import type { McpTeam } from '@/server/api/mcp/McpTeam';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import type { CodeReader } from '@/server/model/scan/readCode';
import { productVersion } from '@/server/platform/config/productVersion';
import { openDatabase } from '@/server/platform/database/openDatabase';

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
    findOwn: (served: Catalogue, text: string) => findOwnAudiences(openDatabase, served, text),
    readCode,
    onFault,
  };
  const version = productVersion();
  const handlerFor = (team?: McpTeam) =>
    createMcpHandler(() => createMcp({ ...world, catalogue: catalogue(), team }, version), {
      maxRequestBodySize,
      onerror: onFault,
    });
  const forAnyone = handlerFor();

  return (request: Request, team: McpTeam | undefined): Promise<Response> =>
    (team ? handlerFor(team) : forAnyone).fetch(request);
}
