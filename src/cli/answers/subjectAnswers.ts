// A part of its own: reading a subject loads the syntax of CSS, which most commands never ask.
import type { AnswerKind } from '@/server/api/answers/Answer';
import { featureJson } from '@/server/api/answers/featureJson';
import { keyJson } from '@/server/api/answers/keyJson';

export const subjectAnswers: readonly AnswerKind[] = [featureJson, keyJson];
