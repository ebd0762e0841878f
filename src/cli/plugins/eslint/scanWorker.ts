// ESLint's rules cannot wait, and the scanner loads its parsers when they are needed: a thread scans
// while the rule stands still.
import { runAsWorker } from 'synckit';
import { scanText } from '@/cli/library/api';
import type { TextOptions, TextReport } from '@/cli/library/apiTypes';

export type WorkerAnswer = { readonly report?: TextReport | undefined; readonly problem?: string };
export type AskWorker = (text: string, options: TextOptions) => Promise<WorkerAnswer>;

const answer: AskWorker = async (text, options) => {
  try {
    return { report: await scanText(text, options) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
};

runAsWorker(answer);
