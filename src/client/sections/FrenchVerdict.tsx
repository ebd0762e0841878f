import { shares } from '@/domain/messages/__generated__/shares.fr';
import { verdict } from '@/domain/messages/__generated__/verdict.fr';
import { createWording } from '@/domain/messages/createWording';
import { verdictIn } from './verdictIn';

export const FrenchVerdict = verdictIn(createWording('fr', { ...shares, ...verdict }));
