import { watch } from 'chokidar';

const SETTLE_MS = 100;

export const isSource = (file: string): boolean =>
  /\.tsx?$/.test(file) && !file.includes('__generated__');

/** Calls `act` once the files have been quiet for a moment, and never concurrently. */
export function watchFiles(
  paths: string[],
  isWanted: (file: string) => boolean,
  act: () => void,
): void {
  let timer: NodeJS.Timeout | undefined;
  watch(paths, {
    ignored: (file, stats) => stats?.isFile() === true && !isWanted(file),
    ignoreInitial: true,
  }).on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(act, SETTLE_MS);
  });
}
