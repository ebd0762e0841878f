import { unzipSync } from 'fflate';
import { isSkipReason, languageOf } from '@/scanner/files/languageOf';
import { SCAN_LIMITS } from './scanLimits';
import type { ScanSource } from './ScanMessage';

/**
 * The files of an archive that can be scanned. An archive names the size of each file before it is
 * unpacked, and no more than that is written, so a small archive can't fill the memory.
 */
export function unpackZip(bytes: Uint8Array): { inner: ScanSource[]; notes: string[] } {
  let left = SCAN_LIMITS.totalBytes;
  let leftOut = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name.endsWith('/') || isSkipReason(languageOf(name))) return false;
      const fits = originalSize <= SCAN_LIMITS.fileBytes && originalSize <= left;
      if (fits) left -= originalSize;
      else leftOut++;
      return fits;
    },
  });
  return {
    inner: Object.entries(files).map(([name, content]) => ({
      name,
      content: content as Uint8Array<ArrayBuffer>,
    })),
    notes:
      leftOut > 0 ? [`${leftOut} of its files are too large to scan here and were left out.`] : [],
  };
}
