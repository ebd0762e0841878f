import { loadScanTable } from '@/server/data/catalogue/scanTable';
import { createCodeReader } from '@/server/model/scan/readCode';

export const readCode = createCodeReader(() => loadScanTable().text);
