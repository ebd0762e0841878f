import { loadScanTable } from '@/server/catalogue/scanTable';
import { createCodeReader } from '@/server/scan/readCode';

export const readCode = createCodeReader(() => loadScanTable().text);
