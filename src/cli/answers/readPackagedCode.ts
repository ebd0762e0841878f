import { openPackagedScanner } from '@/cli/scan/openPackagedScanner';
import { type Code, createCodeReader, type ReadCode } from '@/server/model/scan/readCode';

export const readPackagedCode = (dataFolder: string, code: Code): Promise<ReadCode> =>
  createCodeReader(() => openPackagedScanner(dataFolder))(code);
