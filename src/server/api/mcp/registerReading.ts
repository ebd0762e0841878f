// Resources that agents read instead of calling a tool: a feature, and a policy by its audience and line, with
// completions; and the prompt that reviews a change.
import {
  type McpServer,
  ProtocolError,
  ProtocolErrorCode,
  type ReadResourceResult,
  ResourceTemplate,
} from '@modelcontextprotocol/server';
import { formatLine } from '@/domain/format';
import { parseLinePercent } from '@/domain/preferences';
import { audiencePresets } from '@/server/model/audiences/audiencePresets';
import { answerPolicy } from './answers';
import { answerSafely, type AnswerWriter, McpProblem } from './answerSafely';
import { answerExplain } from './answerSubjects';
import type { McpTerms, McpWorld } from './McpWorld';
import { quote } from './quote';

const SHIP_REVIEW =
  'Review this change for browser support. List the web-platform features it uses, ask can_we_ship about all of them at once, and report which are below the line without a fallback.';

const MAX_COMPLETIONS = 20;
/** Lines that teams choose. */
const LINES = ['80', '90', '95', '98', '99'];

const matching = (texts: readonly string[], start: string): string[] =>
  texts.filter((text) => text.startsWith(start)).slice(0, MAX_COMPLETIONS);

/** @param terms whose answers a feature has: those of the team, or everybody's */
export function registerReading(server: McpServer, world: McpWorld, terms: McpTerms): void {
  registerFeature(server, world, terms);
  registerPolicies(server, world, terms);
  server.registerPrompt(
    'ship_review',
    { title: 'Review a change', description: 'Reviews a change for browser support.' },
    () => ({ messages: [{ role: 'user', content: { type: 'text', text: SHIP_REVIEW } }] }),
  );
}

function registerFeature(server: McpServer, world: McpWorld, terms: McpTerms): void {
  const slugs = world.catalogue.features.map(({ slug }) => slug);
  const whose =
    world.team === undefined ? 'the world' : `the audience of ${quote(world.team.name)}`;
  server.registerResource(
    'feature',
    new ResourceTemplate('plimsoll://feature/{id}', {
      list: undefined,
      complete: { id: (text) => matching(slugs, text) },
    }),
    {
      title: 'A feature',
      description: `One feature for ${whose} and a line of ${formatLine(terms.line)}.`,
      mimeType: 'text/plain',
    },
    ({ href }, { id }) =>
      read(world, { href, terms }, (context) => answerExplain(context, decode(id), terms)),
  );
}

function registerPolicies(server: McpServer, world: McpWorld, terms: McpTerms): void {
  const policy = (asked: McpTerms): AnswerWriter => {
    const question = { ...asked, adopt: [], decline: [], team: world.team };
    return (context) => answerPolicy(context, question, world.origin);
  };
  server.registerResource(
    'our_policy',
    'plimsoll://policy',
    { title: 'Our policy', description: 'What the team supports.', mimeType: 'text/markdown' },
    ({ href }) => read(world, { href, terms }, policy(terms)),
  );
  const keys = audiencePresets(world.catalogue).map(({ key }) => key);
  server.registerResource(
    'policy',
    new ResourceTemplate('plimsoll://policy/{audience}/{line}', {
      list: undefined,
      complete: {
        audience: (text) => matching(keys, text),
        line: (text) => matching(LINES, text),
      },
    }),
    {
      title: 'The policy for an audience and a line',
      description: 'The policy for another audience or line, such as region:DE and 95.',
      mimeType: 'text/markdown',
    },
    ({ href }, { audience, line }) => {
      const asked = { audience: decode(audience), line: readLine(decode(line)) };
      return read(world, { href, terms: asked }, policy(asked));
    },
  );
}

function readLine(text: string): number {
  const line = parseLinePercent(text);
  if (line !== undefined) return line;
  throw new ProtocolError(
    ProtocolErrorCode.InvalidParams,
    `The line “${quote(text)}” must be a percentage above 0 and at most 100.`,
  );
}

/** Decodes a part of an address, and keeps a badly encoded one as it is. */
function decode(part: string | readonly string[] | undefined): string {
  const text = String(part);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

async function read(
  world: McpWorld,
  { href, terms }: { readonly href: string; readonly terms: McpTerms },
  answer: AnswerWriter,
): Promise<ReadResourceResult> {
  try {
    const { text } = await answerSafely(world, terms, answer);
    return { contents: [{ uri: href, text }] };
  } catch (error) {
    if (error instanceof McpProblem)
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, error.message);
    throw error;
  }
}
