// Replaces the same files with rounds of equal letters, and says each round's number once it is
// done, until the process is killed.
import { join } from 'node:path';
import { replaceFiles } from '@/cli/sync/replaceFiles';

const [folder = '', fileCount = '', size = ''] = process.argv.slice(2);
for (let round = 0; ; round++) {
  const text = String.fromCharCode(97 + (round % 26)).repeat(Number(size));
  replaceFiles(
    Array.from({ length: Number(fileCount) }, (_, at) => ({
      name: `${at}.txt`,
      path: join(folder, `${at}.txt`),
      text,
    })),
  );
  process.stdout.write(`${round}\n`);
}
