// Prints what people read, file by file. Run it to proofread the interface, or a room of it: npm run
// sentences -- src/client/screens/FeatureScreen
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findSentences } from './findSentences';

const INTERFACE = ['src/client/screens', 'src/client/sections', 'src/client/ui'];

const folders = process.argv.slice(2);
for (const folder of folders.length > 0 ? folders : INTERFACE)
  for (const path of readdirSync(folder, { encoding: 'utf8', recursive: true }).sort()) {
    if (!/\.tsx?$/.test(path)) continue;
    const sentences = findSentences(readFileSync(join(folder, path), 'utf8'));
    if (sentences.length > 0) console.log(`\n${join(folder, path)}\n  ${sentences.join('\n  ')}`);
  }
