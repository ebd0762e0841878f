import { loadScanProofs, loadScanTable } from '@/server/data/catalogue/scanTable';
import { openScanner } from '@/server/model/scan/openScanner';
import { createCodeReader } from '@/server/model/scan/readCode';

export const scanTexts = () => ({ table: loadScanTable().text, proofs: loadScanProofs() });
export const readCode = createCodeReader(() => openScanner(scanTexts()));
