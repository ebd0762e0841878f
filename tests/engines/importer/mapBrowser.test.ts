import { assumedIn, GA4, outcomesOf, read, reasonOf } from './readExport';

describe('mapBrowser', () => {
  it.each([
    ['a browser without a version', 'Chrome,,Windows,10,5', 'No version in the file.'],
    [
      'a browser on iOS without the system’s version',
      'Chrome,141.0,iOS,,5',
      'iOS browsers use the system’s engine, and this file has no OS version.',
    ],
    [
      'a proxy browser',
      'Opera Mini,80.0,Android,12,5',
      'Its pages are rendered on a server, so the device’s browser doesn’t matter.',
    ],
    [
      'a browser with numbers of its own',
      'Whale Browser,3.24,Windows,10,5',
      'Its version numbers say nothing about its engine.',
    ],
    ['what it never heard of', 'Lynx,2.9,Linux,,5', 'We have no data for this browser.'],
    [
      'a name that every object has',
      'constructor,2.9,Linux,,5',
      'We have no data for this browser.',
    ],
    [
      'Yandex on a desktop, whose numbers are its own',
      'YaBrowser,24.7,Windows,10,5',
      'Its version numbers say nothing about its engine.',
    ],
    [
      'Safari on Android',
      'Safari,16.0,Android,13,5',
      'It doesn’t exist on this system: another browser may be imitating it.',
    ],
    [
      'a number no release is near',
      'Chrome,604.1,Windows,10,5',
      'Far newer than any release of Chrome we know.',
    ],
  ])('does not guess at %s', (_, row, reason) => {
    expect(reasonOf(read(`${GA4}\n${row}`))).toBe(reason);
  });

  it.each([
    [
      'a version between two releases as the older',
      'Safari,16.7.2,Macintosh,,5',
      'safari 16.6',
      ['older'],
    ],
    [
      'a version just beyond the newest as the newest',
      'Samsung Internet,31.0,Android,15,5',
      'samsunginternet_android 30.0',
      ['newest'],
    ],
    ['Edge on Android as Chrome', 'Edge,140.0,Android,14,5', 'chrome_android 140', ['engine']],
    ['UC Browser by its engine', 'UC Browser,15.5,Android,12,5', 'chrome_android 100', ['engine']],
    [
      'a frozen iOS as at least that',
      'Chrome,141.0,iOS,18.7,5',
      'safari_ios 18.6',
      ['iosEngine', 'iosFrozen'],
    ],
    [
      'UC Browser on iOS by the system',
      'UC Browser,15.5,iOS,16.4,5',
      'safari_ios 16.4',
      ['iosEngine'],
    ],
    [
      'YaBrowser on iOS by the system',
      'YaBrowser,24.7,iOS,17.2,5',
      'safari_ios 17.2',
      ['iosEngine'],
    ],
    [
      'a build of WebKit as the Safari built from it',
      'Safari,602.1.50,Macintosh,,5',
      'safari 10',
      ['webkitBuild'],
    ],
  ])('counts %s and says so', (_, row, release, assumptions) => {
    const file = read(`${GA4}\n${row}`);

    expect(outcomesOf(file)).toEqual([`5 ${release}`]);
    expect(assumedIn(file)).toEqual(assumptions);
  });

  it.each([
    ['by the system on iOS', 'Safari,604.1,iOS,15.8.4,5', '5 safari_ios 15.6'],
    ['by its own number where iOS hides its own', 'Safari,26.2,iOS,18.7,5', '5 safari_ios 26.2'],
    ['by its own number where the file has no other', 'Safari,17.4,iOS,,5', '5 safari_ios 17.4'],
    [
      'as one without a version on a Mac',
      'Safari,604.1,Macintosh,Intel 10.15,5',
      '5 of some safari',
    ],
    ['as one without a version on Linux', 'Safari,537.36,Linux,,5', '5 of some safari'],
    [
      'as the Mac’s in an app',
      'Safari (in-app),605.1.15,Macintosh,Intel 10.15,5',
      '5 of some safari',
    ],
    ['as the system’s in an app', 'Safari (in-app),605.1.15,iOS,16.3,5', '5 webview_ios 16.3'],
    [
      'as unknown in an app of Android',
      'Safari (in-app),605.1.15,Android,14,5',
      '5 of some webview_android',
    ],
  ])(
    'never takes the number of WebKit’s build for Safari’s, but counts it %s',
    (_, row, counted) => {
      expect(outcomesOf(read(`${GA4}\n${row}`))).toEqual([counted]);
    },
  );

  it.each(['OS with version', 'Operating system with version', 'Operating system'])(
    'finds the system and its version in the one column “%s”',
    (column) => {
      const file = read(
        `Browser,Browser version,${column},Active users\nChrome,126.0,iOS 17.5.1,100\nChrome,126.0,Android 14,50\nChrome,126.0,Windows 10,30\nSafari,604.1,iOS 16.4,20`,
      );

      expect(outcomesOf(file)).toEqual([
        '100 safari_ios 17.5',
        '50 chrome_android 126',
        '30 chrome 126',
        '20 safari_ios 16.4',
      ]);
      expect(assumedIn(file)).toEqual(['iosEngine']);
    },
  );

  it('ignores Google Analytics’ platform “web”, and names its assumption', () => {
    const file = read('Browser,Browser version,Platform,Active users\nChrome,126.0,web,100');

    expect(outcomesOf(file)).toEqual(['100 chrome 126']);
    expect(assumedIn(file)).toEqual(['desktop']);
  });

  it('assumes nothing about a Safari that reports 18.6 itself', () => {
    const file = read(`${GA4}\nSafari,18.6,iOS,18.6.2,5`);

    expect(outcomesOf(file)).toEqual(['5 safari_ios 18.6']);
    expect(assumedIn(file)).toEqual([]);
  });

  it('says that a phone without a system may be an iPhone', () => {
    const file = read(
      'Browser,Browser version,Device category,Active users\nChrome,126.0,mobile,100\nSafari,17.4,mobile,50\nChrome,126.0,desktop,20',
    );

    expect(outcomesOf(file)).toEqual([
      '100 chrome_android 126',
      '50 safari_ios 17.4',
      '20 chrome 126',
    ]);
    expect(file.assumptions).toEqual([{ code: 'phone', count: 100 }]);
  });

  it('reads the version next to the name if the version column is empty', () => {
    expect(
      outcomesOf(read('Browser,Browser version,Users\nChrome 150,,10\nFirefox 140,(not set),5')),
    ).toEqual(['10 chrome 150', '5 firefox 140']);
  });

  it.each([
    ['safari_ios,17.4', 'safari_ios 17.4'],
    ['ios_saf,15.2-15.3', 'safari_ios 15.2'],
    ['chrome_android,126', 'chrome_android 126'],
    ['and_chr,126', 'chrome_android 126'],
    ['and_ff,127', 'firefox_android 127'],
    ['samsunginternet_android,28.0', 'samsunginternet_android 28.0'],
    ['samsung,28', 'samsunginternet_android 28.0'],
    ['op_mob,80', 'opera_android 80'],
    ['and_uc,15.5', 'chrome_android 100'],
    ['and_qq,14.9', 'chrome_android 109'],
    ['kaios,2.5', 'firefox_android 48'],
    ['webview_ios,16.4', 'webview_ios 16.4'],
  ])(
    'accepts the names caniuse and the compatibility data have for browsers: %s',
    (cells, release) => {
      expect(outcomesOf(read(`browser,version,users\n${cells},5`))).toEqual([`5 ${release}`]);
    },
  );

  it.each(['Firefox Focus,131.2', 'KakaoTalk,10.8', 'Mozilla Compatible Agent,5.0', 'Zzz,3'])(
    'counts a browser of any name on iOS by the system: %s',
    (cells) => {
      const file = read(`${GA4}\n${cells},iOS,17.5.1,5`);

      expect(outcomesOf(file)[0]).toMatch(/^5 (?:safari|webview)_ios 17\.5$/);
    },
  );

  it.each([
    ['Chrome,114.0,HarmonyOS,4', 'chrome_android 114'],
    ['Chrome,126.0,Google TV,12', 'chrome_android 126'],
    ['Firefox,48.0,KaiOS,2.5', 'firefox_android 48'],
  ])(
    'counts systems for phones and televisions that are made from Android’s: %s',
    (cells, release) => {
      expect(outcomesOf(read(`${GA4}\n${cells},5`))).toEqual([`5 ${release}`]);
    },
  );

  it.each([
    ['edge-chromium,126', '5 edge 126'],
    ['edge-ios,126', '5 of some safari_ios'],
    ['chromium-webview,126', '5 webview_android 126'],
    ['ios-webview,17.5', '5 webview_ios 17.5'],
    ['ios,17.5', '5 safari_ios 17.5'],
    ['yandexbrowser,24.6', '5 chrome_android 124'],
    ['opera-mini,8', '5 unknown: opera-mini 8'],
    ['Android Mobile,4.4', '5 webview_android 4.4'],
  ])(
    'accepts the names that Umami, PostHog and Mixpanel have for browsers: %s',
    (cells, counted) => {
      expect(outcomesOf(read(`browser,version,users\n${cells},5`))).toEqual([counted]);
    },
  );

  it('counts headless browsers as programs, and unknown apps as people', () => {
    const file = read(
      `${GA4}\nHeadless Chrome,126.0,Linux,,7\nMozilla Compatible Agent,5.0,Android,14,5`,
    );

    expect([file.total, file.botCount]).toEqual([5, 7]);
  });

  it('names the browsers of an export without versions, and their possible platforms', () => {
    const file = read(
      'Browser,Active users\nChrome,900\nSafari,400\nSamsung Internet,50\nEdge,40\nAndroid Webview,30\nSafari (in-app),20\n(not set),5',
    );

    expect(outcomesOf(file)).toEqual([
      '900 of some chrome or chrome_android',
      '400 of some safari or safari_ios',
      '50 of some samsunginternet_android',
      '40 of some edge',
      '30 of some webview_android',
      '20 of some webview_ios',
      '5 unknown: No browser named',
    ]);
    expect(file.versionless.reduce((sum, { count }) => sum + count, 0)).toBe(1440);
  });

  it('excludes bots from the audience', () => {
    const file = read(
      'User agent,Count\n"Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36",80\n"Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; Googlebot/2.1; +http://www.google.com/bot.html) Chrome/126.0.0.0 Safari/537.36",20',
    );

    expect(outcomesOf(file)).toEqual(['80 chrome_android 126']);
    expect([file.total, file.botCount]).toEqual([80, 20]);
    expect(file.skipped.at(-1)).toMatchObject({
      line: 3,
      reason: 'A bot or a script, not a person.',
    });
  });
});
