// Writes src/server/data/search/caniuseKeywords.data.ts from caniuse's published titles and keywords (CC
// BY 4.0). Run after updating caniuse-db: npm run search-keywords
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'src/server/data/search/caniuseKeywords.data.ts';

interface CaniuseFeature {
  readonly title: string;
  readonly keywords?: string;
}

function printCaniuseKeywords(): void {
  const text = readFileSync(join('node_modules', 'caniuse-db', 'data.json'), 'utf8');
  const { data } = JSON.parse(text) as { data: Record<string, CaniuseFeature> };
  const rows = Object.entries(data).map(([id, { title, keywords = '' }]) => {
    const names = [title, ...keywords.split(',')].map((name) => name.trim()).filter(Boolean);
    return `  ${JSON.stringify(id)}: ${JSON.stringify([...new Set(names)].join(' | '))},`;
  });

  writeFileSync(
    FILE,
    [
      '// Titles and keywords of caniuse.com (CC BY 4.0) by its ids, separated by “ | ”.',
      '// Written by src/tools/printCaniuseKeywords.ts.',
      '',
      'export const CANIUSE_KEYWORDS: Readonly<Record<string, string>> = {',
      ...rows,
      '};',
      '',
    ].join('\n'),
  );
}

printCaniuseKeywords();
