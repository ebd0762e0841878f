// A command of one step, which its argument names.
import { runCommand } from '@/tools/runCommand';

const STEPS: Readonly<Record<string, () => Promise<void> | void>> = {
  succeeds: () => console.log('Done.'),
  refuses: () => Promise.reject(new Error('There is no such file.')),
  breaks: () => void (undefined as unknown as { readonly field: unknown }).field,
  'waits for nothing': () => new Promise(() => undefined),
};

void runCommand(([step = '']) => STEPS[step]?.());
