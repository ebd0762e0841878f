import { GA4, outcomesOf, read, reasonOf } from './readExport';

describe('importFile', () => {
  it('reads a Google Analytics 4 report, ignoring its comments and other sections', () => {
    const file = read(
      [
        '\uFEFF# ----------------------------------------',
        '# Tech details: Browser',
        '# Account: Example',
        '# Property: example.com - GA4',
        '# Start date: 20261001',
        '# End date: 20261031',
        '# ----------------------------------------',
        '',
        'Nth day,Active users',
        '0000,300',
        '0001,290',
        '',
        '# Start date: 20261001',
        `${GA4},New users`,
        'Chrome,141.0.7390.54,Windows,10,"1,204",800',
        'Safari,18.6,iOS,18.6.2,950,500',
        'Chrome,141.0.7390.41,iOS,17.5.1,100,20',
        'Safari,18.5,Macintosh,Intel 10.15,75,20',
        'Samsung Internet,28.0,Android,15,40,10',
        'Android Webview,140.0.7339.207,Android,14,31,9',
        'Safari (in-app),(not set),iOS,17.6.1,12,4',
        'Edge,141.0.0.0,Windows,11,200,99',
        '(not set),(not set),(not set),(not set),8,3',
      ].join('\n'),
    );

    expect(file.layout).toBe('Google Analytics 4, report');
    expect(file.metric).toBe('Active users');
    expect(outcomesOf(file)).toEqual([
      '1204 chrome 141',
      '950 safari_ios 18.6',
      '100 safari_ios 17.5',
      '75 safari 18.5',
      '40 samsunginternet_android 28.0',
      '31 webview_android 140',
      '12 webview_ios 17.6',
      '200 edge 141',
      '8 unknown: No browser named',
    ]);
    expect(file.total).toBe(2620);
    expect(file.mappedTotal).toBe(2612);
    expect(file.skipped.map(({ line }) => line)).toEqual(
      expect.arrayContaining([1, 2, 9, 10, 11, 13, 14]),
    );
  });

  it('reads a Google Analytics 4 exploration; the rest of its total is unknown', () => {
    const file = read(
      [
        '# Free form',
        '# Browsers',
        '# 20261001-20261031',
        `${GA4},`,
        ',,,,1500,Grand total',
        'Chrome,141.0.7390.54,Android,15,1000,',
        'Firefox,143.0,Windows,11,300,',
        '(other),(other),(other),(other),150,',
      ].join('\r\n'),
    );

    expect(file.layout).toBe('Google Analytics 4, exploration');
    expect(outcomesOf(file)).toEqual([
      '1000 chrome_android 141',
      '300 firefox 143',
      '150 unknown: No browser named',
      '50 unknown: In the total, but in no row',
    ]);
    expect(file.total).toBe(1500);
    expect(file.lines.at(-1)!.line).toBe(5);
  });

  it('keeps rows that exceed the total, since people use several browsers, and says so', () => {
    const file = read(
      `${GA4}\n,,,,100,Grand total\nChrome,141.0,Windows,11,90\nFirefox,143.0,Windows,11,20`,
    );

    expect(file.total).toBe(110);
    expect(file.notes[0]).toContain('more than the file’s own total');
  });

  it.each([
    [
      'German',
      'Browser;Browserversion;Betriebssystem;Version des Betriebssystems;Aktive Nutzer',
      '1.204',
    ],
    [
      'French',
      "Navigateur;Version du navigateur;Système d'exploitation;Version du système d'exploitation;Utilisateurs actifs",
      '1\u202F204',
    ],
    [
      'Spanish',
      'Navegador;Versión del navegador;Sistema operativo;Versión del sistema operativo;Usuarios activos',
      '1.204',
    ],
    ['Swiss', 'Browser;Browserversion;Betriebssystem;Betriebssystemversion;Aktive Nutzer', '1’204'],
    [
      'Japanese',
      'ブラウザ\tブラウザのバージョン\tオペレーティング システム\tOS のバージョン\tアクティブ ユーザー',
      '1,204',
    ],
  ])('reads headers and numbers as they are written in %s', (_, header, count) => {
    const separator = header.includes('\t') ? '\t' : ';';
    const file = read(
      `${header}\n${['Chrome', '141.0.7390.54', 'Windows', '10', count].join(separator)}\n${['Firefox', '143.0', 'Linux', '', '12'].join(separator)}`,
    );

    expect(outcomesOf(file)).toEqual(['1204 chrome 141', '12 firefox 143']);
  });

  it('reads Matomo’s versions, which are part of the browser names', () => {
    const file = read(
      'label,nb_uniq_visitors,nb_visits,nb_actions\nChrome Mobile 140.0,500,700,900\nMobile Safari 18.6,300,310,400\nChrome Mobile iOS 141.0,40,41,50\nMicrosoft Edge 141.0,30,31,32\nUnknown,3,3,3',
    );

    expect(file.layout).toBe('Matomo');
    expect(file.metric).toBe('nb_uniq_visitors');
    expect(outcomesOf(file)).toEqual([
      '500 chrome_android 140',
      '300 safari_ios 18.6',
      '40 of some safari_ios',
      '30 edge 141',
      '3 unknown: No browser named',
    ]);
  });

  it('reads Plausible, and says that it assumed desktop releases', () => {
    const file = read('name,version,visitors\nChrome,141.0,900\nSafari,18.6,400\nMobile App,,20');

    expect(file.layout).toBe('Plausible');
    expect(outcomesOf(file)).toEqual([
      '900 chrome 141',
      '400 safari 18.6',
      '20 unknown: Mobile App',
    ]);
    expect(file.assumptions).toEqual([{ code: 'desktop', count: 1300 }]);
  });

  it('reads Cloudflare’s user agents and browsers', () => {
    const agents = read(
      [
        'userAgent,count',
        '"Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",70',
        '"Mozilla/5.0 (iPhone; CPU iPhone OS 17_5_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1",20',
        '"Mozilla/5.0 (Linux; Android 14; SM-S911B Build/UP1A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.7339.207 Mobile Safari/537.36",6',
        'curl/8.5.0,4',
      ].join('\n'),
    );
    const browsers = read('userAgentBrowser,requests\nChromeMobile,100\nMobileSafari,50');

    expect([agents.layout, browsers.layout]).toEqual(['Cloudflare', 'Cloudflare']);
    expect(outcomesOf(agents)).toEqual([
      '70 chrome 141',
      '20 safari_ios 17.5',
      '6 webview_android 140',
    ]);
    expect([agents.total, agents.botCount]).toEqual([96, 4]);
    expect(outcomesOf(browsers)).toEqual(['100 of some chrome_android', '50 of some safari_ios']);
    expect(reasonOf(browsers)).toBe('No version in the file.');
  });

  it('reads shares with decimal commas', () => {
    const file = read(
      'browser;version;share\nchrome;141;61,25 %\nfirefox;143;12,5 %\nsafari;18,6;26,25 %',
    );

    expect(file.lines.map(({ count }) => count)).toEqual([61.25, 12.5, 26.25]);
  });

  it('reads a count in scientific notation', () => {
    expect(read('browser,version,users\nchrome,141,1.5e3\nchrome,140,20').total).toBe(1520);
  });

  it('names the line of an unreadable number', () => {
    const { skipped } = read(
      'browser,version,users\nchrome,141,12\nchrome,140,lots\nchrome,139,-4',
    );

    expect(skipped.map(({ line, reason }) => `${line}: ${reason}`)).toEqual([
      '1: Column names.',
      '3: “lots” in “users” isn’t a number.',
      '4: “-4” in “users” isn’t a number.',
    ]);
  });

  it('counts only the section with the most detail on browsers', () => {
    const file = read(
      `Browser,Active users\nChrome,900\nSafari,100\n\n${GA4}\nChrome,141.0,Windows,10,900\nSafari,18.6,iOS,18.6,100`,
    );

    expect(file.total).toBe(1000);
    expect(file.skipped.filter(({ reason }) => reason.startsWith('Another table'))).toHaveLength(2);
  });

  it('accounts for every visitor in any file', () => {
    const names = ['Chrome', 'Safari', 'Opera Mini', '(not set)', 'Lynx', 'Edge', ''];
    const systems = ['iOS', 'Android', 'Windows', '', '(not set)'];
    for (let seed = 1; seed <= 200; seed += 1) {
      const pick = <T>(list: readonly T[], turn: number): T =>
        list[(seed * 7919 + turn * 104_729) % list.length]!;
      const counts = Array.from({ length: 20 }, (_, turn) => (seed * 31 + turn * 17) % 997);
      const rows = counts.map(
        (count, turn) =>
          `${pick(names, turn)},${pick(['', '141.0', '9', 'x', '999.9'], turn + seed)},${pick(systems, turn * 3)},${pick(['', '17.2', '18_7'], turn)},${count}`,
      );
      const file = read(`${GA4}\n${rows.join('\n')}`);
      const sum = counts.reduce((before, count) => before + count, 0);

      expect(file.total).toBe(sum);
      expect(
        [...file.releases, ...file.versionless, ...file.unknowns].reduce(
          (before, { count }) => before + count,
          0,
        ),
      ).toBe(sum);
    }
  });
});
