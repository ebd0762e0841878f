import { shares } from '@/domain/messages/__generated__/shares.es';
import { verdict } from '@/domain/messages/__generated__/verdict.es';
import { createWording } from '@/domain/messages/createWording';
import { verdictIn } from './verdictIn';

export const SpanishVerdict = verdictIn(createWording('es', { ...shares, ...verdict }));
