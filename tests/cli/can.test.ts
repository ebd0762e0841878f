import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serverAnswers } from '@/cli/answers/serverAnswers';
import { today } from '@/domain/today';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { aRepository } from '../support/aRepository';

const servers: Server[] = [];

/** A server of the same data, by the same code that answers these addresses in production. */
async function listen(answer?: { status: number; body: string }): Promise<string> {
  const server = createServer((request, response) => {
    const given =
      answer ?? renderAnswer(loadCatalogue(), request.url!, 'http://localhost', today());
    response.writeHead(given.status).end(given.body);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterAll(() => servers.forEach((server) => server.close()));

describe('plimsoll can', () => {
  it('answers ids, keys and snippets by a line each, and ends with 0 if all pass', async () => {
    const { code, out } = await aRepository().run('can', 'grid', ':has()', 'css.properties.gap');

    expect(out.trimEnd().split('\n')).toEqual([
      expect.stringMatching(/^✓ Grid: Yes\. 9\d.* can use it; without full support: Internet Expl/),
      expect.stringMatching(/^✓ :has\(\): Yes\. /),
      expect.stringMatching(/^✓ css\.properties\.gap: Yes\. /),
      expect.stringMatching(/^For World, line 95.%, \d{4}-\d\d-\d\d, by web-features /),
    ]);
    expect(code).toBe(0);
  });

  it('says below the line what others can be given, and what that costs', async () => {
    const { out } = await aRepository().run('can', 'popover', 'nesting', 'grid');
    const lines = out.trimEnd().split('\n').slice(0, -1);

    expect(lines).toEqual([
      expect.stringMatching(/^✗ Popover: /),
      expect.stringMatching(
        /^ {2}Polyfill: @oddbird\/popover-polyfill [\d.]+ loads [\d.]+ kB for the [\d.]+.% without it\. /,
      ),
      expect.stringMatching(/^\? Nesting: Unclear\. /),
      expect.stringMatching(/^ {2}Build: lightningcss [\d.]+ rewrites it for older browsers\.$/),
      expect.stringMatching(/^✓ Grid: /),
    ]);
  });

  it('ends with 1 if one is below the line, unless the team has adopted it', async () => {
    const repository = aRepository();

    expect((await repository.run('can', 'grid', 'anchor-positioning')).code).toBe(1);
    repository.write(
      'plimsoll.config.json',
      '{ "adopt": ["anchor-positioning"], "decline": ["grid"] }',
    );
    const adopted = await repository.run('can', 'anchor-positioning');
    expect(adopted.out).toContain('(adopted)');
    expect(adopted.code).toBe(0);
    const declined = await repository.run('can', 'grid');
    expect(declined.out).toContain('✗ Grid: Yes (declined)');
    expect(declined.code).toBe(1);
  });

  it('goes by what is decided on a feature for each of its keys, too', async () => {
    const repository = aRepository({
      'plimsoll.config.json': { adopt: ['view-transitions'], decline: ['has'] },
    });

    const adopted = await repository.run('can', 'css.selectors.view-transition');
    expect(adopted.out).toContain('(adopted)');
    expect(adopted.code).toBe(0);
    const declined = await repository.run('can', 'css.selectors.has');
    expect(declined.out).toContain('Yes (declined)');
    expect(declined.code).toBe(1);
  });

  it.each([
    [
      { decline: ['hass'] },
      /^(?:"decline" names “hass”\. )?There is no feature “hass”\. Did you mean has/,
    ],
    [{ adopt: ['has'], decline: ['has'] }, /^has cannot be both adopted and declined/],
  ])('ends with 2 where the configuration decides %j', async (config, sentence) => {
    const repository = aRepository({ 'plimsoll.config.json': config, 'a.css': 'a { gap: 0 }' });

    for (const command of [['can', 'grid'], ['policy'], ['scan', 'a.css']])
      expect(await repository.run(...command)).toEqual({
        code: 2,
        out: '',
        err: expect.stringMatching(sentence) as string,
      });
  });

  it('marks what depends on people nobody knows about as unclear, with their share', async () => {
    const { code, out } = await aRepository().run('can', 'array-flat', '--audience', 'region:CH');

    expect(code).toBe(5);
    expect(out).toMatch(
      /^\? Array flat\(\) and flatMap\(\): Unclear\. 9\d\.\d\u202F% can use it; we don’t know the versions of \d\.\d\u202F%; without full support: /,
    );
  });

  it('ends with 4 where another server answers, such as the sign-in page of a network', async () => {
    const server = createServer((_, response) => response.end('<p>Sign in</p>'));
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const repository = aRepository({ 'plimsoll.config.json': { server: address } });
    const ran = [
      await repository.run('can', 'grid'),
      await repository.run('policy', '--json'),
      await repository.run('audience'),
    ];
    server.close();

    expect(ran.map(({ code }) => code)).toEqual([4, 4, 4]);
    expect(ran[0]!.err).toContain('its answer is not JSON, so it may not be a Plimsoll server');
  });

  it.each(['', ' '])('ends with 2 for a feature without a name: “%s”', async (subject) => {
    expect(await aRepository().run('can', 'grid', subject)).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining('A feature without a name.') as string,
    });
  });

  it('ends with 2 and a suggestion for a name that nothing has', async () => {
    expect(await aRepository().run('can', 'hass', '--json')).toEqual({
      code: 2,
      out: '',
      err: expect.stringMatching(/^There is no feature “hass”\. Did you mean has/) as string,
    });
  });

  it.each([
    'display: masonry',
    'position: stickyy',
    'transition: all 1s foo',
    '<link rel=foo>',
    '@media (nothing: 1)',
  ])('ends with 2 for code with a part that no data knows: %s', async (subject) => {
    expect(await aRepository().run('can', subject)).toEqual({
      code: 2,
      out: '',
      err: expect.stringContaining(`“${subject}” is not known`) as string,
    });
  });

  it('marks each “Yes” as good, with care or without, and ends with 0', async () => {
    const { code, out } = await aRepository().run('can', 'navigator.share()');

    expect(out).toContain('Yes, with care');
    expect(out).toContain('✓ ');
    expect(code).toBe(0);
  });

  it('answers known names even if others are unknown', async () => {
    const { code, out, err } = await aRepository().run('can', 'hass', 'grid', 'gridd', 'dialog');

    expect(out).toMatch(/^✓ Grid: .*\n✓ <dialog>: .*\nFor World, .*\n$/);
    expect(err).toMatch(/^There is no feature “hass”.*\nThere is no feature “gridd”.*\n$/);
    expect(code).toBe(2);
  });

  it('ends with 2 for flags that cannot be, and says which', async () => {
    const repository = aRepository();
    const errorOf = async (...given: string[]) => {
      const { code, err } = await repository.run(...given);
      expect(code).toBe(2);
      return err;
    };

    expect(await errorOf('can', 'grid', '--line', '200')).toContain(
      '--line 200: a line is a percent',
    );
    expect(await errorOf('can', 'grid', '--audience', 'germany')).toContain(
      'Did you mean region:DE',
    );
    expect(await errorOf('can', 'grid', '--audience', 'custom:abc')).toContain('--server');
    expect(await errorOf('can', 'grid', '--server', 'plimsoll')).toContain(
      'a server is an address',
    );
    const wrong = { env: { PLIMSOLL_URL: 'plimsoll' } };
    expect(await aRepository().runWith(wrong, 'can', 'grid')).toMatchObject({
      code: 2,
      err: expect.stringContaining('PLIMSOLL_URL plimsoll: a server is an address') as string,
    });
    expect(await errorOf('can', 'grid', '--lin', '9')).toContain('Did you mean --line');
    expect(await errorOf('cann', 'grid')).toContain('Did you mean can');
    expect(await errorOf()).toContain('Usage: plimsoll');
  });

  it('answers the same by a server as by the packaged data', async () => {
    const repository = aRepository();
    const server = await listen();
    const given = ['can', 'grid', 'css.selectors.has', '@container', '--json', '--line', '90'];
    const [own, asked] = [
      await repository.run(...given),
      await repository.run(...given, '--server', server),
    ];

    expect(asked).toEqual(own);
    expect(JSON.parse(own.out)).toMatchObject([
      { subject: 'grid', id: 'grid', isGood: true, linePercent: 90 },
      { subject: 'css.selectors.has' },
      { subject: '@container' },
    ]);
    expect((await repository.runWith({ env: { PLIMSOLL_URL: server } }, 'can', 'grid')).code).toBe(
      0,
    );
  });

  it('ends with 4 if the server cannot answer', async () => {
    const repository = aRepository();
    const ask = async (server: string) => repository.run('can', 'grid', '--server', server);

    const closed = await ask('http://127.0.0.1:9');
    expect(closed.code).toBe(4);
    expect(closed.err).toContain(
      'The server http://127.0.0.1:9 cannot be asked: the connection failed',
    );
    expect((await ask(await listen({ status: 500, body: '' }))).code).toBe(4);
    expect((await ask(await listen({ status: 404, body: '<html>' }))).err).toContain(
      'may not be a Plimsoll server',
    );
    const errors = [
      { message: 'Too many requests.', extensions: { code: 'CLIENT_LIMIT' } },
    ] as const;
    expect(
      await ask(await listen({ status: 429, body: JSON.stringify({ errors }) })),
    ).toMatchObject({
      code: 4,
      err: expect.stringContaining('Too many requests.') as string,
    });
  });

  it('ends with 4 if the server cannot answer an operation, with 2 if it refuses one', async () => {
    const answerTo = async (code: string) => {
      const body = JSON.stringify({ errors: [{ message: 'Why.', extensions: { code } }] });
      return serverAnswers(await listen({ status: 200, body }), (path) => Promise.resolve(path))
        .audience('custom:1')
        .catch((problem: unknown) => problem);
    };

    expect(await answerTo('AUDIENCE_UNAVAILABLE')).toMatchObject({ exitCode: 4, message: 'Why.' });
    expect(await answerTo('AUDIENCE_INVALID')).toMatchObject({ exitCode: 2, message: 'Why.' });
  });

  it('ends with 4 if the connection breaks within the answer', async () => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'Content-Length': '1000' }).write('# half');
      setTimeout(() => response.destroy(), 50);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;

    const { code, err } = await aRepository().run(
      'can',
      'grid',
      '--server',
      `http://127.0.0.1:${port}`,
    );
    expect(err).toContain('the connection failed');
    expect(code).toBe(4);
  });

  it('explains every command', async () => {
    const repository = aRepository();

    for (const command of ['can', 'policy', 'sync', 'scan', 'mcp', 'lsp']) {
      const { code, out } = await repository.run(command, '--help');
      expect(out).toContain(`Usage: plimsoll ${command}`);
      expect(code).toBe(0);
    }
    expect((await repository.run('--version')).out).toBe('1.2.3\n');
  });
});
