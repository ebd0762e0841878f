// The people, the line, the day and the data that an answer is for: an answer may be read long after,
// and without its question.
import { formatLine } from '@/domain/format';
import { dataVersions } from '@/server/api/answers/dataVersions';
import type { McpContext, McpTerms } from './McpWorld';
import { quote } from './quote';

/** The first line of every answer. */
export function sourceLine(context: McpContext, { audience, line }: McpTerms): string {
  const { name } = context.audience(audience);
  return `For ${quote(name)}, line ${formatLine(line)}, ${context.today}, ${dataVersions(context.catalogue)}:`;
}

/** The same as facts, with the field names of every JSON that is served. */
export function sourceFacts(context: McpContext, { audience, line }: McpTerms) {
  const { key, name } = context.audience(audience);
  return {
    audience: { key, name: quote(name) },
    linePercent: line,
    asOf: context.today,
    data: context.catalogue.packages.map((row) => ({ name: row.name, version: row.version })),
  };
}
