const IOS = (device: string, system: string, rest: string): string =>
  `Mozilla/5.0 (${device}; CPU ${device === 'iPad' ? '' : 'iPhone '}OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const ANDROID = (device: string, rest: string): string =>
  `Mozilla/5.0 (Linux; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const DESKTOP = (device: string, rest: string): string =>
  `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const WINDOWS = 'Windows NT 10.0; Win64; x64';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';

/**
 * User agents as browsers send them, a handful a family, and by hand what each of them is: a
 * release, `no version` of a browser, or what is no browser here.
 */
export const USER_AGENTS: readonly (readonly [family: string, text: string, expected: string])[] = [
  ['Chrome', DESKTOP(WINDOWS, 'Chrome/141.0.0.0 Safari/537.36'), 'chrome 141'],
  ['Chrome', DESKTOP(MAC, 'Chrome/126.0.0.0 Safari/537.36'), 'chrome 126'],
  ['Chrome', DESKTOP('X11; Linux x86_64', 'Chrome/109.0.5414.119 Safari/537.36'), 'chrome 109'],
  ['Chrome', DESKTOP('X11; CrOS x86_64 14541.0.0', 'Chrome/139.0.0.0 Safari/537.36'), 'chrome 139'],
  ['Chrome', DESKTOP('Windows NT 6.1', 'Chrome/49.0.2623.112 Safari/537.36'), 'chrome 49'],
  [
    'Chrome on Android',
    ANDROID('Android 10; K', 'Chrome/126.0.0.0 Mobile Safari/537.36'),
    'chrome_android 126',
  ],
  [
    'Chrome on Android',
    ANDROID('Android 10; K', 'Chrome/126.0.0.0 Safari/537.36'),
    'chrome_android 126',
  ],
  [
    'Chrome on Android',
    ANDROID('Android 14; SM-X710', 'Chrome/140.0.7339.51 Safari/537.36'),
    'chrome_android 140',
  ],
  [
    'Chrome on Android',
    ANDROID('Android 9; CUBOT_X18_Plus', 'Chrome/90.0.4430.91 Mobile Safari/537.36'),
    'chrome_android 90',
  ],
  [
    'Chrome on iOS',
    IOS('iPhone', '17_5_1', 'CriOS/141.0.7390.41 Mobile/15E148 Safari/604.1'),
    'safari_ios 17.5',
  ],
  [
    'Chrome on iOS',
    IOS('iPad', '16_6', 'CriOS/120.0.6099.119 Mobile/15E148 Safari/604.1'),
    'safari_ios 16.6',
  ],
  [
    'Chrome on iOS',
    `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/126 Version/11.1.1 Safari/605.1.15`,
    'no version safari_ios',
  ],
  [
    'Safari',
    `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
    'safari 18.5',
  ],
  [
    'Safari',
    `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.2 Safari/605.1.15`,
    'safari 26.2',
  ],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_9_5) AppleWebKit/600.3.18 (KHTML, like Gecko) Version/7.1.3 Safari/537.85.12',
    'safari 7',
  ],
  [
    'Safari',
    'Mozilla/5.0 (Windows; U; Windows NT 6.1; en-US) AppleWebKit/533.19.4 (KHTML, like Gecko) Version/5.0.3 Safari/533.19.4',
    'safari 5',
  ],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; U; PPC Mac OS X; en) AppleWebKit/312.8 (KHTML, like Gecko) Safari/312.6',
    'safari 1.3',
  ],
  [
    'Safari on iOS',
    IOS('iPhone', '17_4', 'Version/17.4 Mobile/15E148 Safari/604.1'),
    'safari_ios 17.4',
  ],
  [
    'Safari on iOS',
    IOS('iPhone', '15_8_4', 'Version/15.6.6 Mobile/15E148 Safari/604.1'),
    'safari_ios 15.6',
  ],
  [
    'Safari on iOS',
    IOS('iPad', '12_5_7', 'Version/12.1.2 Mobile/15E148 Safari/604.1'),
    'safari_ios 12.2',
  ],
  [
    'Safari on iOS',
    IOS('iPhone', '18_7', 'Version/26.2 Mobile/15E148 Safari/604.1'),
    'safari_ios 26.2',
  ],
  [
    'Safari on iOS',
    IOS('iPhone', '18_6', 'Version/18.6 Mobile/15E148 Safari/604.1'),
    'safari_ios 18.6',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'firefox 143',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    'firefox 128',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:115.0) Gecko/20100101 Firefox/115.0',
    'firefox 115',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (Windows NT 6.1; WOW64; rv:52.0) Gecko/20100101 Firefox/52.0',
    'firefox 52',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 14; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0',
    'firefox_android 143',
  ],
  [
    'Firefox on Android',
    'Mozilla/5.0 (Android 12; Tablet; rv:130.0) Gecko/130.0 Firefox/130.0',
    'firefox_android 130',
  ],
  [
    'Firefox on iOS',
    IOS('iPhone', '17_1_2', 'FxiOS/143.0 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 17.1',
  ],
  [
    'Firefox on iOS',
    `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/127.0 Safari/605.1.15`,
    'no version safari_ios',
  ],
  ['Edge', DESKTOP(WINDOWS, 'Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0'), 'edge 141'],
  ['Edge', DESKTOP(WINDOWS, 'Chrome/70.0.3538.102 Safari/537.36 Edge/18.19042'), 'edge 18'],
  [
    'Edge on Android',
    ANDROID('Android 10; HD1913', 'Chrome/126.0.6478.122 Mobile Safari/537.36 EdgA/126.0.2592.80'),
    'chrome_android 126',
  ],
  [
    'Edge on iOS',
    IOS('iPhone', '17_5', 'Version/17.0 EdgiOS/126.0.2592.86 Mobile/15E148 Safari/604.1'),
    'safari_ios 17.5',
  ],
  [
    'Edge on iOS',
    `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/126.0 Version/13.0.3 Safari/605.1.15`,
    'no version safari_ios',
  ],
  [
    'Samsung Browser',
    ANDROID('Android 10; K', 'SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36'),
    'samsunginternet_android 28.0',
  ],
  [
    'Samsung Browser',
    ANDROID(
      'Android 9; SAMSUNG SM-G960F',
      'SamsungBrowser/9.2 Chrome/67.0.3396.87 Mobile Safari/537.36',
    ),
    'samsunginternet_android 9.2',
  ],
  [
    'Samsung Browser',
    DESKTOP('X11; Linux x86_64', 'SamsungBrowser/27.0 Chrome/125.0.0.0 Safari/537.36'),
    'samsunginternet_android 27.0',
  ],
  [
    'Samsung television',
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 5.0) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.2 Chrome/63.0.3239.84 TV Safari/537.36',
    'chrome 63',
  ],
  [
    'LG television',
    DESKTOP('Web0S; Linux/SmartTV', 'Chrome/79.0.3945.79 Safari/537.36 WebAppManager'),
    'chrome 79',
  ],
  ['Opera', DESKTOP(WINDOWS, 'Chrome/134.0.0.0 Safari/537.36 OPR/119.0.0.0'), 'opera 119'],
  ['Opera', 'Opera/9.80 (Windows NT 6.1; WOW64) Presto/2.12.388 Version/12.18', 'opera 12.1'],
  [
    'Opera on Android',
    ANDROID('Android 13; SM-A037U', 'Chrome/122.0.0.0 Mobile Safari/537.36 OPR/81.0.0.0'),
    'opera_android 81',
  ],
  [
    'Opera on Android',
    'Opera/9.80 (Android 4.0.4; Linux; Opera Mobi/ADR-1301080958; U; en) Presto/2.11.355 Version/12.10',
    'opera_android 12.1',
  ],
  [
    'Opera on iOS',
    IOS('iPhone', '16_5', 'Version/16.5 Mobile/15E148 Safari/604.1 OPT/4.3.1'),
    'safari_ios 16.5',
  ],
  [
    'Opera on iOS',
    IOS('iPhone', '18_7', 'Version/26.6 Mobile/15E148 Safari/604.1 OPT/6.7.3'),
    'safari_ios 26.6',
  ],
  [
    'Firefox on iOS',
    IOS('iPhone', '18_7', 'FxiOS/143.0 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 18.6',
  ],
  [
    'Opera Mini',
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
    'unknown',
  ],
  [
    'Opera Mini',
    ANDROID(
      'U; Android 10; en-us',
      'Version/4.0 Chrome/80.0.3987.99 Mobile Safari/537.36 Opera Mini/54.0.2254',
    ),
    'unknown',
  ],
  [
    'Android WebView',
    ANDROID(
      'Android 14; SM-S911B Build/UP1A; wv',
      'Version/4.0 Chrome/140.0.7339.207 Mobile Safari/537.36',
    ),
    'webview_android 140',
  ],
  [
    'Android WebView',
    ANDROID(
      'U; Android 8.1.0; zh-cn; MI 8 Build/OPM1.171019.011',
      'Version/4.0 Chrome/57.0.2987.108 Mobile Safari/537.36',
    ),
    'webview_android 57',
  ],
  [
    'Android Browser',
    'Mozilla/5.0 (Linux; U; Android 4.0.3; de-ch; HTC Sensation Build/IML74K) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    'webview_android 4',
  ],
  [
    'Android Browser',
    'Mozilla/5.0 (Linux; U; Android 2.3.6; en-us; Nexus S) AppleWebKit/533.1 (KHTML, like Gecko) Version/4.0 Mobile Safari/533.1',
    'webview_android 2.2',
  ],
  [
    'Facebook',
    IOS(
      'iPhone',
      '17_5_1',
      'Mobile/21F90 [FBAN/FBIOS;FBAV/468.0.0.37;FBDV/iPhone14,5;FBSN/iOS;FBSV/17.5.1]',
    ),
    'webview_ios 17.5',
  ],
  [
    'Facebook',
    ANDROID(
      'Android 13; SM-A536B Build/TP1A; wv',
      'Version/4.0 Chrome/126.0.6478.134 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/469.1.0.56;]',
    ),
    'webview_android 126',
  ],
  [
    'Instagram',
    IOS(
      'iPhone',
      '18_3_2',
      'Mobile/22D82 Instagram 373.0.0.30 (iPhone15,3; iOS 18_3_2; de_DE; scale=3.00)',
    ),
    'webview_ios 18.3',
  ],
  [
    'Instagram',
    ANDROID(
      'Android 12; M2101K6G Build/SKQ1; wv',
      'Version/4.0 Chrome/125.0.6422.165 Mobile Safari/537.36 Instagram 336.0.0.35.90 Android (31/12)',
    ),
    'webview_android 125',
  ],
  [
    'TikTok',
    IOS(
      'iPhone',
      '16_7',
      'Mobile/15E148 musical_ly_35.1.0 JsSdk/2.0 NetType/WIFI BytedanceWebview/d8a21c6',
    ),
    'webview_ios 16.6',
  ],
  [
    'Snapchat',
    IOS(
      'iPhone',
      '18_7',
      'Version/26.6.1 Mobile/15E148 Snapchat/14.25.0.48 (like Safari/8624.5.1.10.3, panda)',
    ),
    'webview_ios 26.6',
  ],
  [
    'WeChat',
    IOS(
      'iPhone',
      '17_0',
      'Mobile/15E148 MicroMessenger/8.0.42(0x18002a2f) NetType/WIFI Language/zh_CN',
    ),
    'webview_ios 17',
  ],
  [
    'WeChat',
    ANDROID(
      'Android 13; V2055A Build/TP1A; wv',
      'Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160065 MMWEBSDK/20231202 MicroMessenger/8.0.47',
    ),
    'webview_android 116',
  ],
  [
    'WeChat',
    DESKTOP(
      'Windows NT 10.0; WOW64',
      'Chrome/107.0.0.0 Safari/537.36 MicroMessenger/7.0.20.1781(0x6700143B)',
    ),
    'chrome 107',
  ],
  ['Line', IOS('iPhone', '16_1_2', 'Mobile/15E148 Safari Line/13.1.0'), 'webview_ios 16.1'],
  [
    'Google app',
    IOS('iPhone', '17_6_1', 'GSA/332.0.662 Mobile/15E148 Safari/604.1'),
    'webview_ios 17.6',
  ],
  ['Pinterest', IOS('iPad', '15_6', 'Mobile/15E148 [Pinterest/iOS]'), 'webview_ios 15.6'],
  [
    'An app on a Mac',
    `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko)`,
    'no version safari',
  ],
  [
    'DuckDuckGo',
    ANDROID(
      'Android 14; Pixel 8',
      'Version/4.0 Chrome/141.0.7390.43 Mobile DuckDuckGo/5 Safari/537.36',
    ),
    'webview_android 141',
  ],
  [
    'DuckDuckGo',
    `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.4 Safari/605.1.15 Ddg/18.4`,
    'safari 18.4',
  ],
  [
    'Brave',
    IOS('iPhone', '17_6', 'Version/17.6 Mobile/15E148 Safari/604.1 Brave'),
    'safari_ios 17.6',
  ],
  [
    'Ecosia',
    ANDROID('Android 10; K', 'Chrome/140.0.0.0 Mobile Safari/537.36 (Ecosia android@140.0.0.0)'),
    'chrome_android 140',
  ],
  ['Vivaldi', DESKTOP(WINDOWS, 'Chrome/124.0.0.0 Safari/537.36 Vivaldi/6.7.3329.31'), 'chrome 124'],
  ['Whale', DESKTOP(WINDOWS, 'Chrome/120.0.0.0 Whale/3.24.223.21 Safari/537.36'), 'chrome 120'],
  [
    'Coc Coc',
    DESKTOP(WINDOWS, 'coc_coc_browser/119.0.128 Chrome/113.0.5672.128 Safari/537.36'),
    'chrome 113',
  ],
  ['Yandex', DESKTOP(WINDOWS, 'Chrome/122.0.0.0 YaBrowser/24.4.0.0 Safari/537.36'), 'chrome 122'],
  [
    'Yandex',
    ANDROID(
      'arm_64; Android 12; CTR-L81',
      'Chrome/150.0.7871.119 YaBrowser/26.8.3.119.00 Mobile Safari/537.36',
    ),
    'chrome_android 150',
  ],
  [
    'Yandex',
    IOS('iPhone', '17_3', 'Version/17.0 YaBrowser/24.1.4.565.10 SA/3 Mobile/15E148 Safari/604.1'),
    'safari_ios 17.3',
  ],
  [
    'UC Browser',
    ANDROID(
      'U; Android 11; en-US; RMX2189',
      'Version/4.0 Chrome/100.0.4896.58 UCBrowser/15.5.0.1306 Mobile Safari/537.36',
    ),
    'chrome_android 100',
  ],
  [
    'QQ Browser',
    ANDROID(
      'U; Android 13; zh-cn; V2241A',
      'Version/4.0 Chrome/109.0.5414.86 MQQBrowser/14.9 Mobile Safari/537.36',
    ),
    'chrome_android 109',
  ],
  [
    'Huawei',
    ANDROID(
      'Android 10; LIO-AN00; HMSCore 6.12',
      'Chrome/114.0.5735.196 HuaweiBrowser/15.0.4.312 Mobile Safari/537.36',
    ),
    'chrome_android 114',
  ],
  [
    'MIUI',
    ANDROID(
      'U; Android 12; de-de; 2201117TY',
      'Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.9',
    ),
    'chrome_android 112',
  ],
  [
    'Silk',
    ANDROID('Android 9; KFMAWI', 'Silk/128.4.1 like Chrome/128.0.6613.187 Safari/537.36'),
    'chrome_android 128',
  ],
  [
    'Quest',
    DESKTOP(
      'X11; Linux x86_64; Quest 3',
      'OculusBrowser/34.1.0 Chrome/126.0.6478.122 VR Safari/537.36',
    ),
    'oculus 34.1',
  ],
  [
    'Quest',
    ANDROID(
      'Android 10; Quest 2',
      'OculusBrowser/18.1.0.2.46 Chrome/95.0.4638.74 Mobile VR Safari/537.36',
    ),
    'oculus 18.0',
  ],
  [
    'KaiOS',
    'Mozilla/5.0 (Mobile; Nokia 8110 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    'firefox_android 48',
  ],
  ['Firefox OS', 'Mozilla/5.0 (Mobile; rv:26.0) Gecko/26.0 Firefox/26.0', 'unknown'],
  [
    'Internet Explorer',
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
    'ie 11',
  ],
  [
    'Internet Explorer',
    'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 6.1; Trident/7.0; SLCC2; .NET CLR 2.0.50727)',
    'ie 11',
  ],
  ['Internet Explorer', 'Mozilla/5.0 (compatible; MSIE 9.0; Windows NT 6.1; Trident/5.0)', 'ie 9'],
  ['Internet Explorer', 'Mozilla/4.0 (compatible; MSIE 6.0; Windows NT 5.1; SV1)', 'ie 6'],
  [
    'Windows Phone',
    'Mozilla/5.0 (Mobile; Windows Phone 8.1; Android 4.0; ARM; Trident/7.0; Touch; rv:11.0; IEMobile/11.0; NOKIA; Lumia 635) like iPhone OS 7_0_3 Mac OS X AppleWebKit/537 (KHTML, like Gecko) Mobile Safari/537',
    'unknown',
  ],
  [
    'Pale Moon',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:102.0) Gecko/20100101 Goanna/6.7 Firefox/102.0 PaleMoon/33.3.1',
    'unknown',
  ],
  [
    'PlayStation',
    'Mozilla/5.0 (PlayStation; PlayStation 5/6.50) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.0 Safari/605.1.15',
    'unknown',
  ],
  [
    'Nintendo',
    'Mozilla/5.0 (Nintendo Switch; WifiWebAuthApplet) AppleWebKit/606.4 (KHTML, like Gecko) NF/6.0.1.15.4 NintendoBrowser/5.1.0.20393',
    'unknown',
  ],
  [
    'BlackBerry',
    'Mozilla/5.0 (BB10; Touch) AppleWebKit/537.10+ (KHTML, like Gecko) Version/10.0.9.2372 Mobile Safari/537.10+',
    'unknown',
  ],
  [
    'Googlebot',
    ANDROID(
      'Android 6.0.1; Nexus 5X Build/MMB29P',
      'Chrome/141.0.7390.54 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    ),
    'bot',
  ],
  [
    'bingbot',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/116.0.1938.76 Safari/537.36',
    'bot',
  ],
  ['A script', 'curl/8.5.0', 'bot'],
  ['A script', 'python-requests/2.32.3', 'bot'],
  [
    'A headless browser',
    DESKTOP('X11; Linux x86_64', 'HeadlessChrome/126.0.0.0 Safari/537.36'),
    'bot',
  ],
  ['A preview', 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)', 'bot'],
];
