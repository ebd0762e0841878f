import { scanSource } from '@/cli/scan/scanFile';
import type { Language } from '@/engines/scanner/files/languageOf';
import { scanner } from '../../support/aScanner';

/** Signs that a scan may have to look through for the places of its uses. */
async function countSearched(language: Language, text: string): Promise<number> {
  const plain = { indexOf: String.prototype.indexOf, lastIndexOf: String.prototype.lastIndexOf };
  let searched = 0;
  for (const name of ['indexOf', 'lastIndexOf'] as const)
    jest.spyOn(String.prototype, name).mockImplementation(function (
      this: string,
      ...given: Parameters<string['indexOf']>
    ) {
      const found = plain[name].apply(this, given);
      const [, from = name === 'indexOf' ? 0 : this.length] = given;
      searched += Math.abs((found < 0 ? (name === 'indexOf' ? this.length : 0) : found) - from);
      return found;
    });
  try {
    const [result] = await scanSource(scanner, { name: `a.${language}`, language, text });
    expect(result?.uses.length).toBeGreaterThan(100);
  } finally {
    jest.restoreAllMocks();
  }
  return searched;
}

describe('a scan of a text in one line', () => {
  it.each([
    ['css', '.a:has(.b){gap:1px;color:oklch(0% 0 0)}'],
    ['scss', '.a{&:has(.b){gap:1px}}'],
    ['less', '.a{&:has(.b){gap:1px}}'],
    ['js', 'navigator.share({});'],
    ['ts', 'navigator.share({} as object);'],
    ['jsx', 'a(<p hidden="until-found" style={{gap:1}}/>);navigator.share({});'],
    ['html', '<p hidden="until-found" style="gap:1px">x</p><style>a{gap:1px}</style>'],
    ['vue', '<p :hidden="a?.b" @click="navigator.share({})">{{ a?.b }}</p>'],
    ['svelte', '<p hidden={a?.b} on:click={() => navigator.share({})}>{a?.b}</p>'],
  ] as const)(
    'looks through twice as much for twice the %s, not four times',
    async (language, piece) => {
      const once = await countSearched(language, piece.repeat(200));

      expect((await countSearched(language, piece.repeat(400))) / once).toBeLessThan(2.3);
    },
  );
});
