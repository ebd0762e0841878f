import type { Answers } from '@/cli/answers/Answers';
import { type Terms, toPolicyView } from '@/cli/config/Terms';
import { CliProblem, EXIT } from '@/cli/ExitCode';
import { formatList } from '@/domain/formatList';
import { policyFileHref, policyJsonHref } from '@/routes/PolicyView';
import { POLICY_FILES } from '@/server/policy/policyFiles';

/** A policy in one of its formats: the name of a file below `/policy/`, `policy.json` or `browserslist`. */
export async function readFormat(answers: Answers, terms: Terms, format: string): Promise<string> {
  const view = toPolicyView(terms);
  const file = (name: string) => answers.get(policyFileHref(name, view));
  if (format === 'policy.json') return answers.get(policyJsonHref(view));
  if (format === 'browserslist')
    return `${JSON.stringify(readQueries(await file('browserslistrc')))}\n`;
  if (POLICY_FILES.some(({ name }) => name === format)) return file(format);
  const known = [...POLICY_FILES.map(({ name }) => name), 'policy.json', 'browserslist'];
  throw new CliProblem(
    EXIT.usage,
    `There is no format “${format}”. Formats are ${formatList(known)}.`,
  );
}

function readQueries(file: string): readonly string[] {
  return file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
