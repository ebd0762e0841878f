import type { Answers } from '@/cli/answers/Answers';
import { type Terms, termsToPolicyView } from '@/cli/config/Terms';
import { policyFileHref, policyJsonHref } from '@/domain/routes/policy';

/**
 * A policy in one of `POLICY_FORMATS`: a file below `/policy/`, `policy.json` or `browserslist`.
 */
export async function readFormat(answers: Answers, terms: Terms, format: string): Promise<string> {
  const view = termsToPolicyView(terms);
  const file = (name: string) => answers.get(policyFileHref(name, view));
  if (format === 'policy.json') return answers.get(policyJsonHref(view));
  if (format === 'browserslist')
    return `${JSON.stringify(readQueries(await file('browserslistrc')))}\n`;
  return file(format);
}

function readQueries(file: string): readonly string[] {
  return file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}
