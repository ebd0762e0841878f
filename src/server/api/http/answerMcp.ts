import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcp } from '@/server/api/mcp/createMcp';
import type { McpTeam } from '@/server/api/mcp/McpTeam';
import type { Catalogue } from '@/server/data/catalogue/Catalogue';
import { findOwnAudiences } from '@/server/model/audiences/ownAudiences';
import type { Code, CodeReader } from '@/server/model/scan/readCode';
import { productVersion } from '@/server/platform/config/productVersion';
import { openDatabase } from '@/server/platform/database/openDatabase';

export interface McpSurroundings {
  /** Asked once a request. */
  readonly catalogue: () => Catalogue;
  readonly origin: string;
  readonly readCode: CodeReader;
  readonly onFault: (error: unknown) => void;
}

export interface McpCaller {
  /** Whose limits a call counts for. */
  readonly client: string;
  readonly team: McpTeam | undefined;
}

/** The protocol itself, behind the guards of `createMcpRoute`. */
export function answerMcp(
  { catalogue, origin, readCode, onFault }: McpSurroundings,
  maxRequestBodySize: number,
) {
  const world = {
    origin,
    findOwn: (served: Catalogue, text: string) => findOwnAudiences(openDatabase, served, text),
    onFault,
  };
  const version = productVersion();
  const handlerFor = ({ client, team }: McpCaller) => {
    const asked = { ...world, readCode: (code: Code) => readCode(code, client), team };
    return createMcpHandler(() => createMcp({ ...asked, catalogue: catalogue() }, version), {
      maxRequestBodySize,
      onerror: onFault,
    });
  };

  return (request: Request, caller: McpCaller): Promise<Response> =>
    handlerFor(caller).fetch(request);
}
