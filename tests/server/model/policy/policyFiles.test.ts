import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Ajv from 'ajv';
import autoprefixer from 'autoprefixer';
import browserslist from 'browserslist';
import postcss from 'postcss';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { findCaniuseRelease } from '@/server/model/audiences/findCaniuseRelease';
import { createContext } from '@/server/model/features/RequestContext';
import { buildPolicy } from '@/server/model/policy/Policy';
import { POLICY_FILES } from '@/server/model/policy/policyFiles';
import { POLICY_FORMATS } from '@/server/model/policy/policyFormats.data';

const catalogue = loadCatalogue();
const TODAY = '2026-11-21';
const answerAt = (path: string, search = '') =>
  renderAnswer(catalogue, `${path}${search}`, 'https://plimsoll.example', TODAY);
const fileOf = (name: string, search = ''): string => {
  const { status, body } = answerAt(`/policy/${name}`, search);
  if (status !== 200) throw new Error(body);
  return body;
};
const policyOf = (audience: string, linePercent: number) =>
  buildPolicy(createContext(catalogue, { today: TODAY }), { audience, linePercent });
/** Files that name features and no browser. */
const OF_FEATURES = [
  ...['eslint.json', 'eslint.config.mjs', 'baseline-js.json', 'biome.jsonc', 'stylelint.json'],
  ...['html-eslint.json', 'renovate.json', 'agents.md'],
];
const queriesOf = (text: string) =>
  text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

describe('the list of formats', () => {
  it('names every file, the policy itself and the part of a package.json', () => {
    expect(POLICY_FORMATS).toEqual([
      ...POLICY_FILES.map(({ name }) => name),
      'policy.json',
      'browserslist',
    ]);
  });
});

describe('/policy.json', () => {
  it.each([
    '',
    '?audience=region:DE&line=80&adopt=temporal&decline=grid&rule=gain',
    '?floors=safari:18.4,ie:11',
  ])('fits the published schema: %s', (search) => {
    const isValid = new Ajv().compile(JSON.parse(answerAt('/policy.schema.json').body));

    isValid(JSON.parse(answerAt('/policy.json', search).body));
    expect(isValid.errors).toBeNull();
  });

  it('names an unknown feature, with suggestions, in every format', () => {
    const { status, body } = answerAt('/policy.json', '?adopt=hass');

    expect(status).toBe(404);
    expect(JSON.parse(body)).toMatchObject({
      error: { code: 'NOT_FOUND', message: expect.stringContaining('Did you mean has') as string },
    });
    expect(answerAt('/policy/browserslistrc', '?adopt=hass').body).toMatch(
      /^# There is no feature/,
    );
    expect(answerAt('/policy/browserslist-config.cjs', '?line=200').body).toMatch(/^\/\/ The line/);
  });
});

describe('files of a policy without floors', () => {
  it('are refused: tools would take none for their defaults', () => {
    const all = policyOf('browserslist:safari 17', 95).floors.map(
      ({ browser }) => `${browser.slug}:none`,
    );
    const search = `?audience=browserslist:safari 17&floors=${all.join()}`;

    for (const { name } of POLICY_FILES) {
      const isOfFeatures = OF_FEATURES.includes(name);
      const { status, body } = answerAt(`/policy/${name}`, search);
      expect([name, status]).toEqual([name, isOfFeatures ? 200 : 400]);
      if (!isOfFeatures) expect(body).toContain('drops every browser');
    }
  });
});

describe('the label of every file', () => {
  it('holds nothing that is not seen, and stays on its line', () => {
    const policy = policyOf('world', 95);
    const audience = { ...policy.audience, name: 'Shop\u2028\u202e\u001b[2J\nx' };
    const source = { catalogue, policy: { ...policy, audience }, origin: '' };

    for (const { write } of POLICY_FILES) {
      const text = write(source);
      expect(text).toContain('Plimsoll · Shop [2J x · p_');
      expect(text).not.toMatch(/[\u2028\u202e\u001b]/);
    }
  });
});

describe('browserslistrc', () => {
  it.each([
    ['world', 95],
    ['world', 99.9],
    ['region:JP', 80],
    ['browserslist:defaults', 100],
  ])('makes Browserslist resolve to the floors of %s at %d %% and nothing older', (key, line) => {
    const search = `?audience=${key}&line=${line}`;
    const names = browserslist(queriesOf(fileOf('browserslistrc', search)), { path: false });
    const { cut, floors } = policyOf(key, line);
    const releases = names.map((name) =>
      findCaniuseRelease(catalogue, ...(name.split(' ') as [string, string]))!,
    );

    expect(releases.filter(({ browser, index }) => index < cut[browser.index]!)).toEqual([]);
    for (const slug of ['chrome', 'firefox', 'safari', 'safari_ios'])
      expect(new Set(releases.map(({ browser }) => browser.slug)).has(slug)).toBe(
        floors.some(({ browser }) => browser.slug === slug),
      );
  });

  it('says the same as a module of a shared configuration', () => {
    const folder = mkdtempSync(join(tmpdir(), 'policy-'));
    const file = join(folder, 'index.cjs');
    writeFileSync(file, fileOf('browserslist-config.cjs'));

    expect(jest.requireActual<string[]>(file)).toEqual(queriesOf(fileOf('browserslistrc')));
  });

  it('makes Autoprefixer add what the floors need and nothing else', async () => {
    const prefix = async (search: string) => {
      const plugin = autoprefixer({
        overrideBrowserslist: queriesOf(fileOf('browserslistrc', search)),
      });
      const result = await postcss([plugin]).process('a { user-select: none; display: flex }', {
        from: undefined,
      });
      return result.css;
    };

    expect(await prefix('')).toBe(
      'a { -webkit-user-select: none; user-select: none; display: flex }',
    );
    expect(await prefix('?audience=browserslist:chrome 150')).not.toContain('-webkit-');
  });
});

describe('agents.md', () => {
  it('says in a few lines what an agent needs', () => {
    const text = fileOf('agents.md', '?adopt=anchor-positioning');

    expect(text).toMatch(
      /^\*\*Browser support\*\* \(Plimsoll · World · p_[0-9a-f]{12} · 2026-11-21 · web-features \d+\.\d+\.\d+\): our line is 95/,
    );
    expect(text).toContain('Decided exceptions: anchor-positioning.');
    expect(text).toMatch(/^Minimum versions: Chrome \d+, Chrome on Android \d+, Edge \d+,/m);
    expect(text).toContain('https://plimsoll.example/mcp');
    expect(text.length).toBeLessThan(1_000);
  });
});
