import { execFileSync } from 'node:child_process';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

/** A file of a policy as it is downloaded. @param search such as `?line=90` */
export function policyFile(name: string, search = ''): string {
  const address = `/policy/${name}${search}`;
  const { status, body } = renderAnswer(
    loadCatalogue(),
    address,
    'https://plimsoll.example',
    '2026-11-21',
  );
  if (status !== 200) throw new Error(body);
  return body;
}

/** Runs a script that needs ES modules, which Jest cannot require; it prints JSON. */
export const runModule = (code: string, input: unknown): unknown =>
  JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', code], {
      encoding: 'utf8',
      input: JSON.stringify(input),
    }),
  );
