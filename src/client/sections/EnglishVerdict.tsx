import { ENGLISH } from '@/domain/messages/english';
import { verdictIn } from './verdictIn';

export const EnglishVerdict = verdictIn(ENGLISH);
