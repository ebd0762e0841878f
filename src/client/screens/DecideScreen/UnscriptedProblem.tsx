import { useRouter } from 'next/router';
import { Notice } from '@/client/ui/Notice';
import { findOwn } from '@/domain/findOwn';

const SENTENCES: Readonly<Record<string, string>> = {
  TEXT_INVALID:
    'Check the fields: adopting with a fallback needs one, and a review date must be after today.',
  CONFLICT: 'Someone decided on this before you saved. Their decision stands above.',
  FORBIDDEN: 'You can only propose, and not in place of a decision.',
  PROJECT_ARCHIVED: 'The project is archived.',
};

/** Says why the form that was posted without scripts saved nothing; its address names the problem. */
export function UnscriptedProblem() {
  const { problem } = useRouter().query;
  if (typeof problem !== 'string') return null;
  return (
    <Notice tone="error">
      {`Not saved. ${findOwn(SENTENCES, problem) ?? 'Try again.'} Your browser’s Back button restores what you typed.`}
    </Notice>
  );
}
