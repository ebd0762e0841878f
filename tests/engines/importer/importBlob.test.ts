import { gzipSync } from 'node:zlib';
import { importBlob } from '@/engines/importer/importBlob';
import type { ImportedFile } from '@/engines/importer/ImportedFile';
import { knownBrowsers } from '../../support/knownBrowsers';

const known = knownBrowsers();

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';
const BOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';

const read = (text: string): Promise<ImportedFile> => importBlob(new Blob([text]), known);

const releasesOf = ({ releases }: ImportedFile) =>
  releases.map(({ slug, version, count }) => `${count} ${slug} ${version}`);

/** Two visitors with an iPhone, one with Chrome who comes twice, and a bot. */
const VISITS = [
  ['192.0.2.1', CHROME],
  ['192.0.2.2', IPHONE],
  ['192.0.2.1', CHROME],
  ['2001:db8::7', IPHONE],
  ['192.0.2.9', BOT],
] as const;

const log = (write: (address: string, agent: string) => string, head = ''): string =>
  head + VISITS.map(([address, agent]) => write(address, agent)).join('\n');

const DATE = '[27/Nov/2026:10:00:00 +0000]';
const W3C = (agent: string) => agent.replaceAll(' ', '%20').replaceAll(',', '%2C');

const LOGS: readonly (readonly [name: string, text: string])[] = [
  [
    'Combined',
    log(
      (address, agent) =>
        `${address} - - ${DATE} "GET /a?b=1 HTTP/2.0" 200 12 "https://example.com/" "${agent}"`,
    ),
  ],
  [
    'Combined with a host before',
    log(
      (address, agent) =>
        `example.com:443 ${address} - me ${DATE} "POST / HTTP/1.1" 200 12 "-" "${agent}"`,
    ),
  ],
  [
    'Combined with more behind',
    log(
      (address, agent) =>
        `${address} - - ${DATE} "GET / HTTP/1.1" 304 0 "-" "${agent}" "-" rt=0.01 "gzip"`,
    ),
  ],
  [
    'a load balancer',
    log(
      (address, agent) =>
        `h2 2026-11-27T10:00:00Z app/x/1 ${address.includes(':') ? address : `${address}:2817`} 10.0.0.1:80 0 0 0 200 200 34 366 "GET https://example.com:443/ HTTP/2.0" "${agent}" TLS_AES - "Root=1" "example.com"`,
    ),
  ],
  [
    'nginx as JSON',
    log((remote_addr, http_user_agent) =>
      JSON.stringify({ time: 1, remote_addr, status: 200, http_user_agent }),
    ),
  ],
  [
    'Caddy',
    log((remote_ip, agent) =>
      JSON.stringify({ level: 'info', request: { remote_ip, headers: { 'User-Agent': [agent] } } }),
    ),
  ],
  [
    'Traefik',
    log((ClientHost, agent) => JSON.stringify({ ClientHost, 'request_User-Agent': agent })),
  ],
  [
    'Cloudflare',
    log((ClientIP, agent) => JSON.stringify({ ClientIP, ClientRequestUserAgent: agent })),
  ],
  [
    'CloudFront',
    log(
      (address, agent) => `2026-11-27\t10:00:00\tFRA\t1\t${address}\tGET\t${W3C(agent)}`,
      '#Version: 1.0\n#Fields: date time x-edge-location sc-bytes c-ip cs-method cs(User-Agent)\n',
    ),
  ],
  [
    'IIS',
    log(
      (address, agent) => `2026-11-27 10:00:00 GET / ${address} ${agent.replaceAll(' ', '+')} 200`,
      '#Software: IIS\n#Fields: date time cs-method cs-uri-stem c-ip cs(User-Agent) sc-status\n',
    ),
  ],
];

describe('importBlob', () => {
  it.each(LOGS)('counts each visitor of a log once: %s', async (_, text) => {
    const file = await read(text);

    expect(releasesOf(file)).toEqual(['2 safari_ios 17.5', '1 chrome 141']);
    expect([file.metric, file.total, file.botCount]).toEqual(['Visitors', 3, 1]);
  });

  it('reads a log that is compressed', async () => {
    const file = await importBlob(new Blob([gzipSync(LOGS[0]![1])]), known);

    expect(releasesOf(file)).toEqual(['2 safari_ios 17.5', '1 chrome 141']);
  });

  it('counts requests in a log without addresses, and says so', async () => {
    const file = await read(log((_, agent) => JSON.stringify({ user_agent: agent })));

    expect(releasesOf(file)).toEqual(['2 chrome 141', '2 safari_ios 17.5']);
    expect(file.metric).toBe('Requests');
    expect(file.notes[0]).toContain('requests count instead of visitors');
  });

  it('names lines that are not requests and reads the others', async () => {
    const file = await read(`${LOGS[0]![1]}\nreloading configuration\n`);

    expect(file.skipped).toEqual([
      { line: 6, cells: ['reloading configuration'], reason: 'No request with a user agent.' },
    ]);
    expect(file.notes.at(-1)).toContain('1 of 6 lines');
  });

  it('keeps shares, but no visitor by name, of a log with very many', async () => {
    const lines = Array.from(
      { length: 400_000 },
      (_, at) =>
        `10.${at >> 16}.${(at >> 8) & 255}.${at & 255} - - ${DATE} "GET / HTTP/1.1" 200 1 "-" "${at % 4 === 0 ? IPHONE : CHROME}"`,
    );
    const file = await read(lines.join('\n'));
    const [chrome, iphone] = file.releases;

    expect(chrome!.count / file.total).toBeCloseTo(0.75, 2);
    expect(iphone!.count / file.total).toBeCloseTo(0.25, 2);
    expect(file.total / 400_000).toBeCloseTo(1, 1);
    expect(file.notes.join()).toContain('one of 2 visitors was counted');
  });

  it('reads a table as before', async () => {
    expect(releasesOf(await read('browser,version,users\nfirefox,143,3'))).toEqual([
      '3 firefox 143',
    ]);
  });

  it('refuses a log of bots', async () => {
    await expect(read(`192.0.2.9 - - ${DATE} "GET / HTTP/1.1" 200 1 "-" "${BOT}"`)).rejects.toThrow(
      'no request by a person',
    );
  });
});
