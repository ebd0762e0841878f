import { Refusal } from '@/domain/Refusal';
import { type FileSource, type PolicyFile, toJson } from './PolicyFile';
import { POLICY_FILES } from './policyFiles';
import { policyJson } from './policyJson';

export interface WrittenFile {
  readonly name: string;
  readonly type: PolicyFile['type'];
  /** Undefined if the policy has no such file. */
  readonly text: string | undefined;
  /** The reason, for people. */
  readonly refusal: string | undefined;
}

/** One file of a policy, or the policy itself, `policy.json`; undefined for other names. */
export function writePolicyFile(name: string, source: FileSource): WrittenFile | undefined {
  if (name === 'policy.json')
    return {
      name,
      type: 'application/json',
      text: toJson(policyJson(source)),
      refusal: undefined,
    };
  const file = POLICY_FILES.find((one) => one.name === name);
  if (!file) return undefined;
  const { type } = file;
  try {
    return { name, type, text: file.write(source), refusal: undefined };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { name, type, text: undefined, refusal: error.message };
  }
}
