import { once } from 'node:events';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import browserslist from 'browserslist';
import { today } from '@/domain/today';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { aRepository } from '../../support/aRepository';

const FILES = {
  '.browserslistrc': 'browserslistrc',
  'AGENTS.md': 'agents.md',
  'config/stylelint.json': 'stylelint.json',
  'web/package.json': 'browserslist',
  'policy.json': 'policy.json',
};
const PACKAGE = '{\r\n\t"name": "shop",\r\n\t"scripts": {}\r\n}\r\n';
const aShop = (config: object = {}) =>
  aRepository({ 'plimsoll.config.json': { files: FILES, ...config }, 'web/package.json': PACKAGE });

describe('plimsoll sync', () => {
  it('writes every file that the configuration names, and is then in step', async () => {
    const repository = aShop();
    expect((await repository.run('sync', '--check')).code).toBe(1);
    const { code, out } = await repository.run('sync');

    expect(code).toBe(0);
    expect(out).toMatch(
      /^Policy p_[0-9a-f]{12}\n- \.browserslistrc: created\n- AGENTS\.md: created/,
    );
    expect(out).toContain('- web/package.json: updated');
    expect(repository.list()).toEqual(
      ['config', 'plimsoll.config.json', 'web', ...Object.keys(FILES)].sort(),
    );
    expect(browserslist(null, { path: repository.folder, env: 'production' })).not.toContain(
      'ie 11',
    );
    const again = await repository.run('sync');
    expect(again.out).not.toMatch(/created|updated/);
    expect(await repository.run('sync', '--check')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^In step with policy p_/) as string,
    });
  });

  it('keeps the form of a package.json, and tells its own browserslist from yours', async () => {
    const repository = aShop();
    await repository.run('sync');

    const text = repository.read('web/package.json');
    expect(
      text.startsWith('{\r\n\t"name": "shop",\r\n\t"scripts": {},\r\n\t"browserslist": ['),
    ).toBe(true);
    expect(text).not.toMatch(/[^\r]\n/);
    const { browserslist: queries, plimsoll } = JSON.parse(text) as Record<string, unknown>;
    expect(queries).toContainEqual(expect.stringMatching(/^chrome >= \d+$/));
    expect(plimsoll).toEqual({ policy: expect.stringMatching(/^p_/) as string });

    const yours = aShop();
    yours.write('web/package.json', '{ "browserslist": ["defaults"] }');
    expect(await yours.run('sync')).toMatchObject({
      code: 2,
      err: expect.stringContaining('"browserslist" that plimsoll did not write') as string,
    });
    expect(yours.list()).toEqual(['plimsoll.config.json', 'web', 'web/package.json']);
  });

  it('shows a diff of both policies and the moved floors if the repository is behind', async () => {
    const repository = aShop();
    await repository.run('sync');
    const before = repository.read('AGENTS.md');
    repository.write('plimsoll.config.json', JSON.stringify({ files: FILES, line: 70 }));

    const checked = await repository.run('sync', '--check');
    expect(checked.code).toBe(1);
    expect(checked.out).toMatch(/^-chrome >= \d+$/m);
    expect(checked.out).toMatch(/^\+chrome >= \d+$/m);
    expect(checked.out).toMatch(/^Behind policy p_.*: \.browserslistrc \(p_[0-9a-f]{12}\), /m);
    expect(repository.read('AGENTS.md')).toBe(before);
    const { out } = await repository.run('sync');
    expect(out).toMatch(/^Policy p_[0-9a-f]{12} → p_[0-9a-f]{12}\n/);
    expect(out).toMatch(
      /^- Chrome [\d.]+ → [\d.]+: [\d.]+.% of the audience uses older releases\.$/m,
    );
  });

  it.each([
    ['breaks off', (text: string) => text.slice(0, 300)],
    ['lacks its floors', () => '{ "hash": "p_0123456789ab", "day": "2026-11-22" }'],
    ['has other rows', (text: string) => text.replace('"floors": [', '"floors": [null, ')],
  ])('writes over a policy of its own that %s, and says so', async (_, damage) => {
    const repository = aShop();
    await repository.run('sync');
    const whole = repository.read('policy.json');
    repository.write('policy.json', damage(whole));

    expect((await repository.run('sync', '--check')).code).toBe(1);
    expect(await repository.run('sync')).toMatchObject({
      code: 0,
      out: expect.stringContaining('- policy.json: overwritten; it was damaged') as string,
    });
    expect(repository.read('policy.json')).toBe(whole);
  });

  it('is not behind if only the day differs', async () => {
    const repository = aShop();
    await repository.run('sync');
    const files = ['.browserslistrc', 'AGENTS.md', 'policy.json'];
    for (const name of files)
      repository.write(name, repository.read(name).replace(/\d{4}-\d\d-\d\d/, '2020-01-01'));

    expect((await repository.run('sync', '--check')).code).toBe(0);
  });

  it('writes only between its marks in a file that is yours', async () => {
    const repository = aShop();
    repository.write('AGENTS.md', '\uFEFF# Rules\r\nBe kind.\r\n');
    await repository.run('sync');

    const text = repository.read('AGENTS.md');
    expect(text).toMatch(
      /^\uFEFF# Rules\r\nBe kind\.\r\n\r\n<!-- plimsoll:start .* -->\r\n\*\*Browser support/,
    );
    repository.write('AGENTS.md', `${text}The end.\r\n`);
    repository.write('plimsoll.config.json', JSON.stringify({ files: FILES, line: 70 }));
    await repository.run('sync');
    const moved = repository.read('AGENTS.md');
    expect(moved).toContain('our line is 70');
    expect(moved).not.toContain('our line is 95');
    expect(moved.endsWith('<!-- plimsoll:end -->\r\nThe end.\r\n')).toBe(true);
  });

  it.each([
    ['a file of yours', { '.browserslistrc': 'defaults\n' }, 'was not written by plimsoll'],
    ['marks that do not pair', { 'AGENTS.md': '<!-- plimsoll:start -->\n' }, 'Found: start.'],
    [
      'a file that quotes the label of a policy',
      {
        '.browserslistrc': 'defaults\n# as Plimsoll · World · p_0123456789ab · 2026-11-22 · web\n',
      },
      'was not written by plimsoll',
    ],
    ['a broken package.json', { 'web/package.json': '{' }, 'web/package.json is not JSON'],
    ['a package.json that is a list', { 'web/package.json': '[]' }, 'is not an object in braces'],
    [
      'a package.json with a “plimsoll” of its own',
      { 'web/package.json': '{ "plimsoll": 1 }' },
      '"plimsoll" that is not an object',
    ],
  ])('leaves %s alone, and writes nothing else either', async (_, files, message) => {
    const repository = aShop();
    for (const [name, text] of Object.entries(files)) repository.write(name, text);
    const before = repository.list();
    const { code, err } = await repository.run('sync');

    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(repository.list()).toEqual(before);
    for (const [name, text] of Object.entries(files)) expect(repository.read(name)).toBe(text);
  });

  it.each([
    ['../outside.md', 'is outside the repository'],
    ['/etc/outside.md', 'is outside the repository'],
    ['.git/config', 'belongs to another tool'],
    ['node_modules/a/AGENTS.md', 'belongs to another tool'],
    ['linked/AGENTS.md', 'leads out of the repository by a link'],
    ['link.md', 'is a link'],
    ['folder', 'is not a file'],
    ['locked.md/AGENTS.md', 'would lie in a file'],
    ['locked.md', 'is read-only'],
    ['latin1.md', 'is not UTF-8 text'],
  ])('does not touch %s, which %s', async (name, message) => {
    const elsewhere = aRepository();
    const repository = aRepository({
      'plimsoll.config.json': { files: { [name]: 'agents.md' } },
      'locked.md': 'mine',
    });
    const at = (inner: string) => join(repository.folder, inner);
    symlinkSync(elsewhere.folder, at('linked'));
    symlinkSync(join(elsewhere.folder, 'target.md'), at('link.md'));
    mkdirSync(at('folder'));
    chmodSync(at('locked.md'), 0o444);
    repository.write('latin1.md', Buffer.from([0x67, 0xfc, 0x6e]));

    const { code, err } = await repository.run('sync');
    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(elsewhere.list()).toEqual([]);
  });

  it.each([
    ['package.json', 'eslint.json', 'was not written by plimsoll'],
    ['package.json', 'agents.md', 'is not Markdown'],
    ['plimsoll.config.json', 'agents.md', 'is the configuration itself'],
  ])('never makes %s a file of format %s', async (name, format, message) => {
    const text = '{ "plimsoll": { "policy": "p_0123456789ab" } }';
    const repository = aRepository({
      'package.json': text,
      'plimsoll.config.json': { files: { [name]: format } },
    });
    const before = repository.read(name);
    const { code, err } = await repository.run('sync');

    expect(err).toContain(message);
    expect(code).toBe(2);
    expect(repository.read(name)).toBe(before);
  });

  it('does not mistake an audience’s name for its marks', async () => {
    const server = createServer(({ url }, response) => {
      const { status, body } = renderAnswer(loadCatalogue(), url!, 'http://localhost', today());
      response.writeHead(status).end(body.replaceAll('World', 'plimsoll:end'));
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const repository = aShop({ server: `http://127.0.0.1:${port}` });

    expect((await repository.run('sync')).code).toBe(0);
    expect((await repository.run('sync', '--check')).code).toBe(0);
    server.close();
  });

  it('refuses two lists for Browserslist in one folder', async () => {
    const files = { '.browserslistrc': 'browserslistrc', 'package.json': 'browserslist' };
    const repository = aRepository({ 'plimsoll.config.json': { files }, 'package.json': '{}' });

    expect(await repository.run('sync')).toMatchObject({
      code: 2,
      err: expect.stringContaining('Remove package.json') as string,
    });
  });

  it('says what to write if nothing is configured', async () => {
    expect((await aRepository().run('sync')).err).toContain('There is no plimsoll.config.json');
    expect((await aRepository({ 'plimsoll.config.json': {} }).run('sync')).err).toContain(
      'names no files',
    );
  });

  it('changes nothing if the server answers with something else', async () => {
    const server = createServer((_, response) => response.end('{}'));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const repository = aShop({ server: `http://127.0.0.1:${port}` });

    const ran = [await repository.run('sync'), await repository.run('policy')];
    server.close();
    for (const { code, err } of ran) {
      expect(err).toContain('something else than a policy');
      expect(code).toBe(4);
    }
    expect(repository.list()).toEqual(['plimsoll.config.json', 'web', 'web/package.json']);
  });

  it('changes nothing if the server cannot be reached', async () => {
    const repository = aShop({ server: 'http://127.0.0.1:9' });

    expect((await repository.run('sync')).code).toBe(4);
    expect(repository.list()).toEqual(['plimsoll.config.json', 'web', 'web/package.json']);
  });
});
