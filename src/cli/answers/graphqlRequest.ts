import type { CliProblem } from '@/cli/ExitCode';
import { readRefusal, toProblem } from './readRefusal';

export interface GraphqlRequest {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
}

export function toInit(request: GraphqlRequest): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
  };
}

/** @param otherwise the reason if the body is not even an error of ours */
export function readResponseData<Data>(body: string, otherwise: () => CliProblem): Data {
  let answer: {
    readonly data?: Data | null;
    readonly errors?: readonly unknown[];
  };
  try {
    answer = JSON.parse(body) as typeof answer;
  } catch {
    throw otherwise();
  }
  if (answer.errors?.length) throw toProblem(readRefusal(body));
  if (!answer.data) throw otherwise();
  return answer.data;
}
