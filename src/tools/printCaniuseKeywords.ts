// Writes data/caniuseKeywords.json from caniuse's titles and keywords (CC BY 4.0). Run after updating
// caniuse-db: npm run search-keywords
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTable } from './writeTable';

interface CaniuseFeature {
  readonly title: string;
  readonly keywords?: string;
}

const { data } = JSON.parse(
  readFileSync(join('node_modules', 'caniuse-db', 'data.json'), 'utf8'),
) as { data: Readonly<Record<string, CaniuseFeature>> };

writeTable(
  'caniuseKeywords',
  Object.fromEntries(
    Object.entries(data).map(([id, { title, keywords = '' }]) => {
      const names = [title, ...keywords.split(',')].map((name) => name.trim()).filter(Boolean);
      return [id, [...new Set(names)]];
    }),
  ),
);
