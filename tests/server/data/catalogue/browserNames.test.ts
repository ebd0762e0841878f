import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseBrowser } from '@/browser/telemetry/parseBrowser';
import { CORE_BROWSER_COLUMNS } from '@/client/screens/FeaturesScreen/coreBrowsers.data';
import { parseUserAgent } from '@/engines/importer/parseUserAgent';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const { browsers, browserBySlug } = loadCatalogue();
const names = browsers.map(({ name }) => name);

/** Names that sources and makers use of browsers that pages call otherwise. */
const OTHERS =
  /Samsung Browser|Oculus Browser|(?:Chrome|Firefox|Opera) for Android|(?:Chrome|Opera) Android|Opera Mobile|WebView Android/;

describe('the names of browsers', () => {
  it('are the same in columns, telemetry and what is read of a user agent', () => {
    const agent = (rest: string) =>
      `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
    const samsung = agent('SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36');
    const quest = agent('OculusBrowser/38.0 Chrome/132.0.0.0 VR Safari/537.36');

    for (const { slug, name } of CORE_BROWSER_COLUMNS) expect(browserBySlug(slug)!.name).toBe(name);
    expect(names).toEqual(
      expect.arrayContaining([
        parseBrowser(samsung).name,
        parseUserAgent(samsung)?.browser,
        parseUserAgent(quest)?.browser,
      ]),
    );
  });

  it('are nowhere others but in the tables of what people bring', () => {
    const files = execFileSync('git', ['ls-files', 'src', 'docs/*.md', 'README.md'], {
      encoding: 'utf8',
    });
    const wrong = files
      .split('\n')
      .filter((file) => /\.(?:ts|tsx|md)$/.test(file) && !file.startsWith('src/engines/importer/'))
      .filter((file) => OTHERS.test(readFileSync(file, 'utf8')));

    expect(wrong).toEqual([]);
  });
});
