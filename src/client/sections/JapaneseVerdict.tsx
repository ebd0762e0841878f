import { shares } from '@/domain/messages/__generated__/shares.ja';
import { verdict } from '@/domain/messages/__generated__/verdict.ja';
import { createWording } from '@/domain/messages/createWording';
import { verdictIn } from './verdictIn';

export const JapaneseVerdict = verdictIn(createWording('ja', { ...shares, ...verdict }));
