import { unzipSync } from 'fflate';
import { isAcceptedFile } from '@/engines/scanner/files/isAcceptedFile';
import { isSkipReason, languageOf } from '@/engines/scanner/files/languageOf';
import { SCAN_LIMITS } from './scanLimits';
import type { ScanSource, UnreadFile } from './ScanMessage';

/**
 * The files of an archive that can be scanned. An archive names the size of each file before it is
 * unpacked, and no more than that is written, so a small archive can't fill the memory.
 */
export function unpackZip(bytes: Uint8Array): { inner: ScanSource[]; leftOut: UnreadFile[] } {
  let left = SCAN_LIMITS.totalBytes;
  const leftOut: UnreadFile[] = [];
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (name.endsWith('/')) return false;
      const language = isAcceptedFile(name) ? 'package' : languageOf(name);
      if (isSkipReason(language)) {
        leftOut.push({ name, reason: language });
        return false;
      }
      const fits = originalSize <= SCAN_LIMITS.fileBytes && originalSize <= left;
      if (fits) left -= originalSize;
      else leftOut.push({ name, reason: 'too-large' });
      return fits;
    },
  });
  return {
    inner: Object.entries(files).map(([name, content]) => ({
      name,
      content: content as Uint8Array<ArrayBuffer>,
    })),
    leftOut,
  };
}
