import { shares } from '@/domain/messages/__generated__/shares.de';
import { verdict } from '@/domain/messages/__generated__/verdict.de';
import { createWording } from '@/domain/messages/createWording';
import { verdictIn } from './verdictIn';

export const GermanVerdict = verdictIn(createWording('de', { ...shares, ...verdict }));
