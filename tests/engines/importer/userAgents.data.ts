const IOS = (device: string, system: string, rest: string): string =>
  `Mozilla/5.0 (${device}; CPU ${device === 'iPad' ? '' : 'iPhone '}OS ${system} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;
const ANDROID = (device: string, rest: string): string =>
  `Mozilla/5.0 (Linux; ${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const DESKTOP = (device: string, rest: string): string =>
  `Mozilla/5.0 (${device}) AppleWebKit/537.36 (KHTML, like Gecko) ${rest}`;
const WINDOWS = 'Windows NT 10.0; Win64; x64';
const MAC = 'Macintosh; Intel Mac OS X 10_15_7';
const AS_MAC = (rest: string): string =>
  `Mozilla/5.0 (${MAC}) AppleWebKit/605.1.15 (KHTML, like Gecko) ${rest}`;

/**
 * User agents as browsers send them, a handful for each family, labeled by hand: a release, `no
 * version` of a browser, or not a browser here.
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
  ['Opera', 'Opera/9.80 (Windows NT 5.2; U; en) Presto/2.2.15 Version/10.10', 'opera 10.1'],
  ['Opera', 'Opera/9.51 Beta (Microsoft Windows; PPC; Opera Mobi/1718; U; en)', 'opera 9.5'],
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
    'Puffin, which renders on its servers',
    'Mozilla/5.0 (X11; U; Linux x86_64; en-us) AppleWebKit/537.36 (KHTML, like Gecko)  Chrome/30.0.1599.114 Safari/537.36 Puffin/4.8.0.2965AT',
    'unknown',
  ],
  [
    'Konqueror, which is a person',
    'Mozilla/5.0 (compatible; Konqueror/4.1; DragonFly) KHTML/4.1.4 (like Gecko)',
    'unknown',
  ],
  [
    'Opera disguised as Internet Explorer',
    'Mozilla/4.0 (compatible; MSIE 6.0; X11; Linux i686) Opera 12.1',
    'opera 12.1',
  ],
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
  [
    'Facebook',
    ANDROID(
      'Android 14; SM-S918B Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/126.0.6478.71 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/470.0.0.48.80;IABMV/1;]',
    ),
    'webview_android 126',
  ],
  [
    'Facebook',
    IOS(
      'iPhone',
      '16_6_1',
      'Mobile/20G81 [FBAN/MessengerForiOS;FBAV/425.0.0.23.109;FBBV/512;FBDV/iPhone13,2;FBMD/iPhone;FBSN/iOS;FBSV/16.6.1;FBSS/3;FBID/phone;FBLC/de_DE;FBOP/5]',
    ),
    'webview_ios 16.6',
  ],
  [
    'Facebook',
    IOS(
      'iPhone',
      '18_7',
      'Mobile/23A355 [FBAN/FBIOS;FBAV/535.0.0.29.107;FBBV/81;FBDV/iPhone17,1;FBMD/iPhone;FBSN/iOS;FBSV/26.0.1;FBSS/3;FBCR/;FBID/phone;FBLC/en_US;FBOP/80]',
    ),
    'webview_ios 26',
  ],
  [
    'Facebook',
    AS_MAC(
      'Mobile/21F90 [FBAN/FBIOS;FBAV/468.0.0;FBDV/iPad13,4;FBMD/iPad;FBSN/iPadOS;FBSV/17.5.1;FBSS/2]',
    ),
    'webview_ios 17.5',
  ],
  [
    'Instagram',
    IOS(
      'iPhone',
      '18_7',
      'Mobile/15E148 Instagram 405.0.0.30.79 (iPhone16,2; iOS 26_1; en_US; en; scale=3.00; 1290x2796; IABMV/1; 803)',
    ),
    'webview_ios 26.1',
  ],
  [
    'Instagram',
    IOS(
      'iPad',
      '17_4_1',
      'Mobile/15E148 Instagram 327.0.10.34.90 (iPad13,1; iPadOS 17_4_1; de_DE; de; scale=2.00; 1640x2360; 577)',
    ),
    'webview_ios 17.4',
  ],
  [
    'Instagram',
    ANDROID(
      'Android 13; 22101316UG Build/TP1A.220624.014; wv',
      'Version/4.0 Chrome/119.0.6045.66 Mobile Safari/537.36 Instagram 307.0.0.34.111 Android (33/13; 440dpi; 1080x2198; Xiaomi/Redmi; 22101316UG; ruby; mt6877; en_US; 532277527)',
    ),
    'webview_android 119',
  ],
  [
    'Instagram',
    ANDROID(
      'Android 13; Pixel 7 Build/TQ3A.230901.001; wv',
      'Version/4.0 Chrome/117.0.5938.60 Mobile Safari/537.36 Instagram 302.0.0.34.111 Android (33/13; 420dpi; 1080x2201; Google/google; Pixel 7; panther; panther; en_US; 520702280)',
    ),
    'webview_android 117',
  ],
  [
    'Threads',
    IOS(
      'iPhone',
      '17_6',
      'Mobile/21G80 Barcelona 340.0.0.20.109 (iPhone14,7; iOS 17_6; es_ES; es; scale=3.00; 1170x2532; 620)',
    ),
    'webview_ios 17.6',
  ],
  [
    'WeChat',
    ANDROID(
      'Android 12; ALN-AL00 Build/HUAWEI; wv',
      'Version/4.0 Chrome/116.0.0.0 Mobile Safari/537.36 XWEB/1160117 MMWEBSDK/20240404 MMWEBID/5078 MicroMessenger/8.0.49.2600(0x28003133) WeChat/arm64 Weixin NetType/WIFI Language/zh_CN ABI/arm64 MiniProgramEnv/android',
    ),
    'webview_android 116',
  ],
  [
    'WeChat',
    AS_MAC('NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.4(0x13080410) Flue'),
    'no version safari',
  ],
  [
    'WeChat',
    DESKTOP(
      'Macintosh; Intel Mac OS X 10_15_7',
      'Chrome/107.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/6.8.0(0x16080000) MacWechat/3.8.4(0x13080410) XWEB/30626 Flue',
    ),
    'chrome 107',
  ],
  [
    'WeChat',
    DESKTOP(
      WINDOWS,
      'Chrome/116.0.0.0 Safari/537.36 NetType/WIFI MicroMessenger/7.0.20.1781(0x6700143B) WindowsWechat(0x63090a13) XWEB/9129 Flue',
    ),
    'chrome 116',
  ],
  [
    'WeChat',
    IOS(
      'iPhone',
      '16_5',
      'Mobile/15E148 MicroMessenger/8.0.38(0x18002632) NetType/4G Language/zh_CN',
    ),
    'webview_ios 16.5',
  ],
  [
    'TikTok',
    ANDROID(
      'Android 12; SM-A525F Build/SP1A.210812.016; wv',
      'Version/4.0 Chrome/125.0.6422.147 Mobile Safari/537.36 trill_350402 JsSdk/1.0 NetType/WIFI Channel/googleplay AppName/trill app_version/35.4.2 ByteLocale/de-DE ByteFullLocale/de-DE Region/DE AppId/1180 Spark/1.5.9.1 AppVersion/35.4.2 BytedanceWebview/d8a21c6',
    ),
    'webview_android 125',
  ],
  [
    'TikTok',
    IOS(
      'iPhone',
      '17_5_1',
      'Mobile/15E148 musical_ly_35.3.0 BytedanceWebview/d8a21c6 musical_ly_35.3.0 JsSdk/2.0 NetType/WIFI Channel/App Store ByteLocale/en Region/US FalconTag/',
    ),
    'webview_ios 17.5',
  ],
  [
    'Line',
    ANDROID(
      'Android 13; SC-51D Build/TP1A.220624.014; wv',
      'Version/4.0 Chrome/122.0.6261.119 Mobile Safari/537.36 Line/14.3.0/IAB',
    ),
    'webview_android 122',
  ],
  ['Line', IOS('iPhone', '17_3_1', 'Mobile/15E148 Safari Line/14.1.0'), 'webview_ios 17.3'],
  ['Line', IOS('iPhone', '17_5_1', 'Mobile/15E148 Safari Line/14.9.1 LIFF'), 'webview_ios 17.5'],
  [
    'KakaoTalk',
    ANDROID(
      'Android 14; SM-S928N Build/UP1A.231005.007; wv',
      'Version/4.0 Chrome/126.0.6478.122 Mobile Safari/537.36;KAKAOTALK 2410740',
    ),
    'webview_android 126',
  ],
  [
    'KakaoTalk',
    IOS('iPhone', '17_5', 'Mobile/15E148 KAKAOTALK/10.8.1 (INAPP)'),
    'webview_ios 17.5',
  ],
  [
    'Naver',
    IOS('iPhone', '17_5', 'Mobile/15E148 Safari/605.1 NAVER(inapp; search; 2000; 12.6.1; 14PRO)'),
    'webview_ios 17.5',
  ],
  [
    'LinkedIn',
    IOS('iPhone', '17_5_1', 'Mobile/15E148 [LinkedInApp]/9.29.8962'),
    'webview_ios 17.5',
  ],
  ['X', IOS('iPhone', '17_5', 'Mobile/15E148 Twitter for iPhone/10.44'), 'webview_ios 17.5'],
  [
    'X',
    ANDROID(
      'Android 13; M2102J20SG Build/TKQ1.220829.002; wv',
      'Version/4.0 Chrome/124.0.6367.179 Mobile Safari/537.36 TwitterAndroid',
    ),
    'webview_android 124',
  ],
  [
    'Pinterest',
    ANDROID(
      'Android 12; CPH2021 Build/SP1A; wv',
      'Version/4.0 Chrome/118.0.5993.65 Mobile Safari/537.36 [Pinterest/Android]',
    ),
    'webview_android 118',
  ],
  [
    'Snapchat',
    ANDROID(
      'Android 13; SM-A145F; wv',
      'Version/4.0 Chrome/125.0.6422.113 Mobile Safari/537.36 Snapchat/12.88.0.40 (SM-A145F; Android 13#A145F; gzip; )',
    ),
    'webview_android 125',
  ],
  [
    'Google app',
    AS_MAC('GSA/331.0.665236494 Mobile/15E148 Safari/604.1'),
    'no version webview_ios',
  ],
  [
    'Google app',
    ANDROID(
      'Android 13; 2201117TG Build/TKQ1; wv',
      'Version/4.0 Chrome/123.0.6312.118 Mobile Safari/537.36 GSA/15.14.40.28.arm64',
    ),
    'webview_android 123',
  ],
  [
    'Google app',
    IOS('iPhone', '17_5_1', 'GSA/300.0 Mobile/15E148 Safari/604.1'),
    'webview_ios 17.5',
  ],
  [
    'Reddit',
    ANDROID(
      'Android 14; Pixel 8 Pro Build/AP1A; wv',
      'Version/4.0 Chrome/125.0 Mobile Safari/537.36 Reddit/Version 2024.20.0/Build 1510220/Android 14',
    ),
    'webview_android 125',
  ],
  [
    'Baidu',
    ANDROID(
      'Android 12; LIO-AN00 Build/HUAWEILIO-AN00; wv',
      'Version/4.0 Chrome/97.0.4692.98 Mobile Safari/537.36 T7/13.55 BDOS/1.0 (HarmonyOS 3.0.0) SP-engine/2.93.0 baiduboxapp/13.55.0.10 (Baidu; P1 12) NABar/1.0',
    ),
    'webview_android 97',
  ],
  [
    'Baidu',
    IOS(
      'iPhone',
      '15_4',
      'Mobile/15E148 SP-engine/2.59.0 main%2F1.0 baiduboxapp/13.34.0.10 (Baidu; P2 15.4) NABar/1.0',
    ),
    'webview_ios 15.4',
  ],
  [
    'Alipay',
    ANDROID(
      'U; Android 13; zh-CN; V2241A Build/TP1A',
      'Version/4.0 Chrome/69.0.3497.100 UWS/3.22.2.9999 Mobile Safari/537.36 UCBS/3.22.2.9999_220000000000 ChannelId(0) NebulaSDK/1.8.100112 Nebula AlipayDefined(nt:WIFI,ws:360|0|3.0) AliApp(AP/10.2.0.9000) AlipayClient/10.2.0.9000 Language/zh-Hans',
    ),
    'webview_android 69',
  ],
  [
    'DingTalk',
    DESKTOP(
      'Macintosh; Intel Mac OS X 10_15_7',
      'Chrome/108.0.5359.215 Safari/537.36 dingtalk-mac/7.0 AliApp(DingTalk/7.0)',
    ),
    'chrome 108',
  ],
  [
    'Zalo',
    IOS('iPhone', '16_7_8', 'Mobile/15E148 Zalo iOS/606 ZaloTheme/light ZaloLanguage/vn'),
    'webview_ios 16.6',
  ],
  [
    'Kuaishou',
    ANDROID(
      'Android 11; M2012K11AC Build/RKQ1; wv',
      'Version/4.0 Chrome/90.0.4430.226 KsWebView/1.8.90.634 (rel) Mobile Safari/537.36 Yoda/3.1.7 Kwai/11.8.40.33356',
    ),
    'webview_android 90',
  ],
  ['An iPad as a Mac', AS_MAC('Version/17.5 Safari/605.1.15'), 'safari 17.5'],
  [
    'An iPad as a Mac',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'no version webview_ios',
  ],
  [
    'An iPad as a Mac',
    AS_MAC('Version/17.4 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
    'safari_ios 17.4',
  ],
  ['An iPad as a Mac', AS_MAC('FxiOS/130.0 Safari/605.1.15'), 'no version safari_ios'],
  [
    'An iPad as a Mac',
    IOS('iPad', '17_6', 'FxiOS/130.0 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 17.6',
  ],
  ['An iPad as a Mac', AS_MAC('CriOS/129 Version/11.1.1 Safari/605.1.15'), 'no version safari_ios'],
  [
    'An iPad as a Mac',
    AS_MAC('Version/17.5 YaBrowser/24.6.0.0 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 17.5',
  ],
  [
    'An iPad as a Mac',
    AS_MAC(
      'Mobile/15E148 Instagram 340.0.0.24.103 (iPad14,5; iPadOS 17_6_1; en_US; en; scale=2.00; 2048x2732; 620)',
    ),
    'webview_ios 17.6',
  ],
  [
    'Samsung Browser',
    ANDROID(
      'Android 5.0.2; SAMSUNG SM-G925F Build/LRX22G',
      'SamsungBrowser/4.0 Chrome/44.0.2403.133 Mobile Safari/537.36',
    ),
    'samsunginternet_android 4.0',
  ],
  [
    'Samsung Browser',
    ANDROID('Android 14; SAMSUNG SM-X716B', 'SamsungBrowser/25.0 Chrome/121.0.0.0 Safari/537.36'),
    'samsunginternet_android 25.0',
  ],
  [
    'Samsung Browser',
    ANDROID('Android 10; K', 'SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36'),
    'samsunginternet_android 29.0',
  ],
  [
    'Samsung Browser',
    ANDROID(
      'Android 13; SAMSUNG SM-S911U/S911USQS2BWK5',
      'SamsungBrowser/23.0 Chrome/115.0.0.0 Mobile Safari/537.36',
    ),
    'samsunginternet_android 23.0',
  ],
  [
    'Samsung Browser',
    'Mozilla/5.0 (Linux; Tizen 2.3; SAMSUNG SM-Z130H) AppleWebKit/537.3 (KHTML, like Gecko) SamsungBrowser/1.0 Mobile Safari/537.3',
    'unknown',
  ],
  [
    'Samsung Browser',
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 2.4.0) AppleWebkit/538.1 (KHTML, like Gecko) SamsungBrowser/1.1 TV Safari/538.1',
    'unknown',
  ],
  [
    'Samsung Browser',
    'Mozilla/5.0 (Linux; Tizen 2.3; SmartHub; SMART-TV; SmartTV; U; Maple2012) AppleWebKit/538.1+ (KHTML, like Gecko) TV Safari/538.1+',
    'unknown',
  ],
  [
    'Samsung Browser',
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 6.0) AppleWebKit/537.36 (KHTML, like Gecko) 76.0.3809.146/6.0 TV Safari/537.36',
    'unknown',
  ],
  [
    'Samsung Browser',
    'Mozilla/5.0 (SMART-TV; LINUX; Tizen 7.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/7.0 Chrome/94.0.4606.31 TV Safari/537.36',
    'chrome 94',
  ],
  [
    'Samsung Browser',
    'Mozilla/5.0 (SMART-TV; Linux; Tizen 5.5) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/3.0 Chrome/69.0.3497.106 TV Safari/537.36',
    'chrome 69',
  ],
  [
    'Samsung Browser',
    'Mozilla/5.0 (Linux; Tizen 3.0; FamilyHub) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/2.0 Chrome/47.0.2526.69 Safari/537.36',
    'chrome 47',
  ],
  [
    'Opera GX',
    DESKTOP(WINDOWS, 'Chrome/128.0.0.0 Safari/537.36 OPR/114.0.0.0 (Edition std-2)'),
    'opera 114',
  ],
  [
    'Opera GX',
    DESKTOP('Macintosh; Intel Mac OS X 10_15_7', 'Chrome/126.0.0.0 Safari/537.36 OPR/112.0.0.0'),
    'opera 112',
  ],
  [
    'Opera GX',
    ANDROID('Android 13; SM-A536B', 'Chrome/124.0.6367.219 Mobile Safari/537.36 OPX/2.4.4'),
    'chrome_android 124',
  ],
  [
    'Opera GX',
    IOS('iPhone', '17_5_1', 'Version/17.5 Mobile/15E148 Safari/604.1 OPX/2.5.4'),
    'safari_ios 17.5',
  ],
  [
    'Opera Touch',
    ANDROID('Android 10; SM-G975F', 'Chrome/92.0.4515.159 Mobile Safari/537.36 OPT/2.9.9'),
    'chrome_android 92',
  ],
  [
    'Opera Touch',
    IOS('iPhone', '15_6', 'Version/15.6 Mobile/15E148 Safari/604.1 OPT/3.4.3'),
    'safari_ios 15.6',
  ],
  [
    'Opera Mini',
    IOS('iPhone', '16_5', 'OPiOS/16.0.15.124050 Mobile/15E148 Safari/9537.53'),
    'safari_ios 16.5',
  ],
  [
    'Opera Mini',
    ANDROID(
      'U; Android 10; SM-A205U Build/QP1A.190711.020; wv',
      'Version/4.0 Chrome/83.0.4103.101 Mobile Safari/537.36 OPR/50.0.2254.149182',
    ),
    'webview_android 83',
  ],
  [
    'Opera Mini',
    ANDROID(
      'U; Android 13; Infinix X6515 Build/TP1A.220624.014; wv',
      'Version/4.0 Chrome/124.0.6367.113 Mobile Safari/537.36 OPR/78.0.2254.70362',
    ),
    'webview_android 124',
  ],
  [
    'Opera',
    ANDROID('Android 10; K', 'Chrome/134.0.0.0 Mobile Safari/537.36 OPR/89.0.0.0'),
    'opera_android 89',
  ],
  [
    'Opera',
    'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/84.0.4147.125 Safari/537.36 OPR/46.0.2207.0 OMI/4.20.3.54.Vewd HbbTV/1.5.1 (; Sony; KD-55XH9005; )',
    'chrome 84',
  ],
  [
    'Opera',
    DESKTOP('X11; Linux x86_64', 'Chrome/130.0.0.0 Safari/537.36 OPR/115.0.0.0'),
    'opera 115',
  ],
  [
    'Opera',
    DESKTOP(WINDOWS, 'Chrome/111.0.0.0 Safari/537.36 OPR/97.0.0.0 (Edition crypto)'),
    'opera 97',
  ],
  [
    'UC Browser',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_1 like Mac OS X; zh-CN) AppleWebKit/537.51.1 (KHTML, like Gecko) Mobile/20B82 UCBrowser/15.1.2.1882 Mobile AliApp(TUnionSDK/0.1.20.4)',
    'webview_ios 16.1',
  ],
  [
    'UC Browser',
    DESKTOP('Windows NT 10.0', 'Chrome/55.0.2883.87 UBrowser/7.0.185.1002 Safari/537.36'),
    'chrome 55',
  ],
  [
    'UC Browser',
    'UCWEB/2.0 (MIDP-2.0; U; Adr 4.4.2; en-US; Micromax_Q402) U2/1.0.0 UCBrowser/9.7.0.520 U2/1.0.0 Mobile',
    'unknown',
  ],
  [
    'UC Browser',
    'Mozilla/5.0 (Linux; U; Android 7.0; en-US; SM-G610F Build/NRD90M) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/57.0.2987.108 UCBrowser/12.9.7.1153 Mobile Safari/537.36',
    'chrome_android 57',
  ],
  [
    'UC Browser',
    'Mozilla/5.0 (Linux; U; Android 4.4.4; en-US; XT1022) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 UCBrowser/10.7.6.805 U3/0.8.0 Mobile Safari/534.30',
    'unknown',
  ],
  [
    'UC Browser',
    ANDROID(
      'U; Android 9; en-US; RMX1941 Build/PPR1',
      'Version/4.0 Chrome/78.0.3904.108 UCTurbo/1.10.9.900 Mobile Safari/537.36',
    ),
    'webview_android 78',
  ],
  ['Yandex', DESKTOP(WINDOWS, 'Chrome/126.0.0.0 YaBrowser/24.7.0.0 Safari/537.36'), 'chrome 126'],
  [
    'Yandex',
    DESKTOP(
      'Macintosh; Intel Mac OS X 10_15_7',
      'Chrome/128.0.0.0 YaBrowser/24.10.0.0 Safari/537.36',
    ),
    'chrome 128',
  ],
  [
    'Yandex',
    ANDROID(
      'arm_64; Android 13; SM-A515F',
      'Chrome/124.0.6367.118 YaBrowser/24.6.3.118.00 SA/3 Mobile Safari/537.36',
    ),
    'chrome_android 124',
  ],
  [
    'Yandex',
    ANDROID('Android 12; SM-T870', 'Chrome/122.0.6261.128 YaBrowser/24.4.1.128.01 Safari/537.36'),
    'chrome_android 122',
  ],
  [
    'Yandex',
    IOS(
      'iPhone',
      '16_6',
      'Version/16.6 YaBrowser/24.1.4.565 YaApp_iOS/2402.0 YaApp_iOS_Browser/2402.0 Safari/604.1 SA/3',
    ),
    'safari_ios 16.6',
  ],
  [
    'Yandex',
    ANDROID(
      'arm_64; Android 11; M2007J20CG',
      'Chrome/122.0.6261.128 YaApp_Android/24.41.1 YaSearchBrowser/24.41.1 BroPP/1.0 SA/3 Mobile Safari/537.36',
    ),
    'chrome_android 122',
  ],
  [
    'A program',
    'Mozilla/5.0 (compatible; YandexAccessibilityBot/3.0; +http://yandex.com/bots)',
    'bot',
  ],
  [
    'Edge',
    IOS('iPhone', '17_6_1', 'Version/17.0 EdgiOS/128.0.2739.60 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 17.6',
  ],
  [
    'Edge',
    IOS('iPhone', '18_7', 'Version/26.0 EdgiOS/140.0.3485.66 Mobile/15E148 Safari/604.1'),
    'safari_ios 26',
  ],
  [
    'Edge',
    IOS('iPad', '16_7', 'Version/16.0 EdgiOS/125.0.2535.72 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 16.6',
  ],
  [
    'Edge',
    ANDROID('Android 13; SM-X906C', 'Chrome/127.0.0.0 Safari/537.36 EdgA/127.0.0.0'),
    'chrome_android 127',
  ],
  [
    'Edge',
    DESKTOP('X11; Linux x86_64', 'Chrome/128.0.0.0 Safari/537.36 Edg/128.0.0.0'),
    'edge 128',
  ],
  [
    'Edge',
    'Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/52.0.2743.116 Mobile Safari/537.36 Edge/15.15254',
    'edge 15',
  ],
  [
    'Edge',
    DESKTOP(
      'Windows NT 10.0; Win64; x64; Xbox; Xbox One',
      'Chrome/125.0.0.0 Safari/537.36 Edg/125.0.0.0',
    ),
    'edge 125',
  ],
  [
    'Edge',
    DESKTOP(
      'Windows NT 10.0; Win64; x64; WebView/3.0',
      'Chrome/70.0.3538.102 Safari/537.36 Edge/18.22621',
    ),
    'edge 18',
  ],
  [
    'Edge',
    'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; .NET4.0C; .NET4.0E; rv:11.0) like Gecko',
    'ie 11',
  ],
  [
    'Firefox',
    IOS('iPhone', '17_6', 'FxiOS/129.0 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 17.6',
  ],
  [
    'Firefox Focus',
    IOS('iPhone', '16_5', 'FxiOS/114.0 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 16.5',
  ],
  [
    'Firefox Focus',
    ANDROID('Android 10', 'Version/4.0 Klar/8.0 Chrome/84.0.4147.111 Mobile Safari/537.36'),
    'webview_android 84',
  ],
  [
    'Firefox Focus',
    'Mozilla/5.0 (Android 13; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0',
    'firefox_android 125',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (Android 7.1.1; Mobile VR; rv:81.0) Gecko/81.0 Firefox/81.0',
    'firefox_android 81',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:128.0) Gecko/20100101 Firefox/128.0',
    'firefox 128',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (Windows NT 6.3; Win64; x64; rv:115.0) Gecko/20100101 Firefox/115.0',
    'firefox 115',
  ],
  [
    'Waterfox',
    'Mozilla/5.0 (X11; Linux x86_64; rv:115.0) Gecko/20100101 Firefox/115.0 Waterfox/115.15.0',
    'firefox 115',
  ],
  [
    'LibreWolf',
    'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0 LibreWolf/130.0-2',
    'firefox 130',
  ],
  [
    'Firefox',
    'Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:109.0) Gecko/20100101 Firefox/116.0',
    'firefox 116',
  ],
  [
    'SeaMonkey',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:91.0) Gecko/20100101 Firefox/91.0 SeaMonkey/2.53.18',
    'unknown',
  ],
  ['Brave', DESKTOP(WINDOWS, 'Chrome/127.0.0.0 Safari/537.36'), 'chrome 127'],
  ['Brave', DESKTOP(WINDOWS, 'Brave Chrome/84.0.4147.105 Safari/537.36'), 'chrome 84'],
  [
    'Brave',
    IOS('iPhone', '17_5', 'Version/17.5 Brave/1 Mobile/15E148 Safari/605.1.15'),
    'safari_ios 17.5',
  ],
  [
    'Vivaldi',
    ANDROID('Android 12; Pixel 6', 'Chrome/124.0.6367.0 Mobile Safari/537.36 Vivaldi/6.7.3335.121'),
    'chrome_android 124',
  ],
  [
    'Vivaldi',
    IOS('iPhone', '17_5', 'Version/17.5 Mobile/15E148 Safari/604.1 Vivaldi/6.8.3388'),
    'safari_ios 17.5',
  ],
  [
    'DuckDuckGo',
    IOS('iPhone', '17_5', 'Version/17.5 Mobile/15E148 DuckDuckGo/7 Safari/605.1.15'),
    'safari_ios 17.5',
  ],
  [
    'DuckDuckGo',
    IOS('iPhone', '18_7', 'Version/26.0 Mobile/15E148 Safari/604.1 Ddg/26.0'),
    'safari_ios 26',
  ],
  [
    'DuckDuckGo',
    DESKTOP(WINDOWS, 'Chrome/127.0.0.0 Safari/537.36 Edg/127.0.0.0 Ddg/127.0.0.0'),
    'edge 127',
  ],
  [
    'DuckDuckGo',
    ANDROID('Android 10; K', 'Version/4.0 Chrome/131.0.0.0 Mobile DuckDuckGo/5 Safari/537.36'),
    'webview_android 131',
  ],
  ['A program', 'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)', 'bot'],
  [
    'KaiOS',
    'Mozilla/5.0 (Mobile; LYF/F220B/LYF-F220B-003-01-15-130718-i;Android; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
    'firefox_android 48',
  ],
  [
    'KaiOS',
    'Mozilla/5.0 (Mobile; Nokia_2780_Flip; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.1',
    'firefox_android 84',
  ],
  [
    'KaiOS',
    'Mozilla/5.0 (Mobile; Nokia 8000 4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5.4',
    'firefox_android 48',
  ],
  [
    'KaiOS',
    'Mozilla/5.0 (Mobile; ALCATEL A405DL; rv:84.0) Gecko/84.0 Firefox/84.0 KAIOS/3.0',
    'firefox_android 84',
  ],
  [
    'Quest',
    DESKTOP(
      'X11; Linux x86_64; Quest Pro',
      'OculusBrowser/29.0.0.4.45.539431126 SamsungBrowser/4.0 Chrome/116.0.5845.141 VR Safari/537.36',
    ),
    'oculus 22.0',
  ],
  [
    'Quest',
    ANDROID(
      'Android 10; Quest',
      'OculusBrowser/7.0.8 SamsungBrowser/4.0 Chrome/77.0.3865.126 Mobile VR Safari/537.36',
    ),
    'oculus 7.0',
  ],
  [
    'Pico',
    DESKTOP(
      'X11; Linux x86_64; PICO 4 OS5.8.4 like Quest',
      'PicoBrowser/3.3.38 Chrome/105.0.5195.68 VR Safari/537.36 OculusBrowser/7.0',
    ),
    'chrome 105',
  ],
  [
    'Wolvic',
    'Mozilla/5.0 (Android 10; Mobile VR; rv:125.0) Gecko/125.0 Firefox/125.0 Wolvic/1.7',
    'firefox_android 125',
  ],
  [
    'Silk',
    ANDROID('Android 11; KFTRWI', 'Silk/115.2.5 like Chrome/115.0.5790.138 Safari/537.36'),
    'chrome_android 115',
  ],
  [
    'Silk',
    ANDROID(
      'Android 7.1.2; AFTMM Build/NS6265; wv',
      'Version/4.0 Chrome/106.0.5249.79 Mobile Safari/537.36',
    ),
    'webview_android 106',
  ],
  [
    'Silk',
    ANDROID(
      'U; Android 4.4.3; en-us; KFTHWI Build/KTU84M',
      'Silk/47.1.79 like Chrome/47.0.2526.80 Safari/537.36',
    ),
    'chrome_android 47',
  ],
  [
    'Silk',
    DESKTOP('X11; Linux x86_64', 'Silk/122.1.2 like Chrome/122.0.6261.64 Safari/537.36'),
    'chrome_android 122',
  ],
  [
    'LG television',
    DESKTOP(
      'Web0S; Linux/SmartTV',
      'Chrome/94.0.4606.128 Safari/537.36 DMOST/2.0.0 (; LGE; webOSTV; WEBOS6.3.2 03.34.95; W6_lm21a;)',
    ),
    'chrome 94',
  ],
  [
    'LG television',
    'Mozilla/5.0 (Web0S; Linux/SmartTV) AppleWebKit/538.2 (KHTML, like Gecko) Large Screen WebAppManager Safari/538.2',
    'unknown',
  ],
  [
    'LG television',
    'Mozilla/5.0 (Unknown; Linux armv7l) AppleWebKit/537.1+ (KHTML, like Gecko) Safari/537.1+ LG Browser/6.00.00(+mouse+3D+SCREEN+TUNER; LGE; 42LA660S-ZA; 04.25.05; 0x00000001;); LG NetCast.TV-2013/04.25.05',
    'unknown',
  ],
  [
    'Vizio television',
    DESKTOP(
      'X11; Linux armv7l',
      'Chrome/88.0.4324.182 Safari/537.36 CrKey/1.0.999999 VIZIO SmartCast(Conjure/MTKF-5.1.0.0 FW/1.0.26.1 Model/V505-H9)',
    ),
    'chrome 88',
  ],
  [
    'Chromecast',
    DESKTOP(
      'X11; Linux armv7l',
      'Chrome/114.0.5735.90 Safari/537.36 CrKey/1.56.500000 DeviceType/Chromecast',
    ),
    'chrome 114',
  ],
  [
    'Android television',
    ANDROID(
      'Android 9; BRAVIA 4K UR2 Build/PTT1.190515.001.S104; wv',
      'Version/4.0 Chrome/106.0.5249.126 Mobile Safari/537.36',
    ),
    'webview_android 106',
  ],
  [
    'Hisense television',
    'Mozilla/5.0 (Linux; Andr0id 9; BRAVIA) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/88.0.4324.93 Safari/537.36 VIDAA/6.0(Hisense;SmartTV;50A6GV)',
    'chrome 88',
  ],
  [
    'Philips television',
    'Mozilla/5.0 (Linux armv7l) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/87.0.4280.88 Safari/537.36 HbbTV/1.5.1 (+DRM; Philips; 50PUS6704)',
    'chrome 87',
  ],
  [
    'PlayStation',
    'Mozilla/5.0 (PlayStation 4 11.00) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/14.0 Safari/605.1.15',
    'unknown',
  ],
  [
    'Nintendo',
    'Mozilla/5.0 (Nintendo WiiU) AppleWebKit/536.30 (KHTML, like Gecko) NX/3.0.4.2.13 NintendoBrowser/4.3.2.11274.EU',
    'unknown',
  ],
  [
    'Tesla',
    DESKTOP('X11; GNU/Linux', 'Chrome/109.0.5414.119 Safari/537.36 Tesla/2023.20.9-ee5e7ae'),
    'chrome 109',
  ],
  ['A program', 'Roku/DVP-12.0 (12.0.0.4182-88)', 'bot'],
  [
    'Huawei',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile HuaweiBrowser/5.0.4.300',
    'chrome_android 114',
  ],
  [
    'Vivo',
    ANDROID(
      'U; Android 10; zh-cn; V1938T Build/QP1A',
      'Version/4.0 Chrome/87.0.4280.141 Mobile Safari/537.36 VivoBrowser/10.2.10.0',
    ),
    'chrome_android 87',
  ],
  [
    'Oppo',
    ANDROID(
      'U; Android 11; zh-cn; PEGM00 Build/RKQ1',
      'Version/4.0 Chrome/90.0.4430.61 Mobile Safari/537.36 HeyTapBrowser/40.7.36.1',
    ),
    'chrome_android 90',
  ],
  [
    'MIUI',
    ANDROID(
      'U; Android 13; en-gb; 2201116SG Build/TKQ1',
      'Version/4.0 Chrome/112.0.5615.136 Mobile Safari/537.36 XiaoMi/MiuiBrowser/14.18.0-gn',
    ),
    'chrome_android 112',
  ],
  [
    'Mint',
    ANDROID(
      'U; Android 9; en-us; Redmi 7 Build/PKQ1',
      'Version/4.0 Chrome/89.0.4389.116 Mobile Safari/537.36 XiaoMi/Mint Browser/3.9.3',
    ),
    'chrome_android 89',
  ],
  [
    'Electron',
    DESKTOP(
      'Macintosh; Intel Mac OS X 10_15_7',
      'Slack/4.39.95 Chrome/126.0.6478.127 Electron/31.2.0 Safari/537.36 Sonic Slack_SSB/4.39.95',
    ),
    'chrome 126',
  ],
  [
    'Chromium',
    DESKTOP('X11; Linux x86_64', 'Ubuntu Chromium/80.0.3987.87 Chrome/80.0.3987.87 Safari/537.36'),
    'chrome 80',
  ],
  [
    'Falkon',
    DESKTOP(
      'X11; Linux x86_64',
      'Falkon/22.12.0 QtWebEngine/5.15.10 Chrome/87.0.4280.144 Safari/537.36',
    ),
    'chrome 87',
  ],
  [
    'Chrome',
    DESKTOP('X11; CrOS aarch64 15359.58.0', 'Chrome/111.0.5563.71 Safari/537.36'),
    'chrome 111',
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPhone; U; CPU iPhone OS 4_3_3 like Mac OS X; en-us) AppleWebKit/533.17.9 (KHTML, like Gecko) Version/5.0.2 Mobile/8J2 Safari/6533.18.5',
    'safari_ios 4.2',
  ],
  [
    'Safari on iOS',
    'Mozilla/5.0 (iPod touch; CPU iPhone OS 12_5_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/12.1.2 Mobile/15E148 Safari/604.1',
    'safari_ios 12.2',
  ],
  [
    'Safari',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_13_6) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.2 Safari/605.1.15',
    'safari 13.1',
  ],
  [
    'Android Browser',
    'Mozilla/5.0 (Linux; U; Android 4.1.2; de-de; GT-I9100 Build/JZO54K) AppleWebKit/534.30 (KHTML, like Gecko) Version/4.0 Mobile Safari/534.30',
    'webview_android 4',
  ],
  [
    'BlackBerry',
    'Mozilla/5.0 (BlackBerry; U; BlackBerry 9900; en) AppleWebKit/534.11+ (KHTML, like Gecko) Version/7.1.0.346 Mobile Safari/534.11+',
    'unknown',
  ],
  [
    'Symbian',
    'Mozilla/5.0 (SymbianOS/9.4; Series60/5.0 NokiaN97-1/20.0.019; Profile/MIDP-2.1 Configuration/CLDC-1.1) AppleWebKit/525 (KHTML, like Gecko) BrowserNG/7.1.18124',
    'unknown',
  ],
  [
    'Chrome on Android',
    ANDROID('Android 12; CUBOT P60', 'Chrome/120.0.0.0 Mobile Safari/537.36'),
    'chrome_android 120',
  ],
  [
    'Google television',
    ANDROID('Android 12; Google TV Streamer', 'Chrome/120.0.0.0 Safari/537.36'),
    'chrome_android 120',
  ],
  [
    'A program',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko) Version/9.0.1 Safari/601.2.4 facebookexternalhit/1.1 Facebot Twitterbot/1.0',
    'bot',
  ],
  ['A program', 'WhatsApp/2.23.20.0 A', 'bot'],
  [
    'A program',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_5) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/13.1.1 Safari/605.1.15 (Applebot/0.1; +http://www.apple.com/go/applebot)',
    'bot',
  ],
  [
    'A program',
    ANDROID(
      'Android 5.0',
      'Mobile Safari/537.36 (compatible; Bytespider; spider-feedback@bytedance.com)',
    ),
    'bot',
  ],
  [
    'A program',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
    'bot',
  ],
  [
    'A program',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
    'bot',
  ],
  [
    'A program',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; ClaudeBot/1.0; +claudebot@anthropic.com)',
    'bot',
  ],
  [
    'A program',
    'Mozilla/5.0 (X11; Linux x86_64; Storebot-Google/1.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/79.0.3945.88 Safari/537.36',
    'bot',
  ],
  [
    'A program',
    ANDROID(
      'Android 6.0.1; Nexus 5X Build/MMB29P',
      'Chrome/127.0.6533.72 Mobile Safari/537.36 (compatible; Google-InspectionTool/1.0;)',
    ),
    'bot',
  ],
  [
    'A program',
    ANDROID(
      'Android 11; moto g power (2022)',
      'Chrome/126.0.0.0 Mobile Safari/537.36 Chrome-Lighthouse',
    ),
    'bot',
  ],
  ['A program', 'Dart/3.4 (dart:io)', 'bot'],
  ['A program', 'Java/17.0.9', 'bot'],
  ['A program', 'node', 'bot'],
  ['A program', 'Bun/1.1.20', 'bot'],
  ['A program', 'k6/0.52.0 (https://k6.io/)', 'bot'],
  ['A program', 'ApacheBench/2.3', 'bot'],
  ['A program', 'MyShop/512 CFNetwork/1410.0.3 Darwin/22.6.0', 'bot'],
  ['A program', 'Dalvik/2.1.0 (Linux; U; Android 11; SM-A125F Build/RP1A.200720.012)', 'bot'],
  [
    'A program',
    'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
    'bot',
  ],
  ['A program', 'Mozilla/4.0 (compatible; ms-office; MSOffice 16)', 'bot'],
  [
    'A program',
    'Microsoft Office/16.0 (Windows NT 10.0; Microsoft Outlook 16.0.17726; Pro)',
    'bot',
  ],
  [
    'A program',
    'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/7.0; .NET4.0C; Microsoft Outlook 16.0.5445; ms-office; MSOffice 16)',
    'bot',
  ],
  [
    'A program',
    'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    'bot',
  ],
  ['A program', 'YahooMailProxy; https://help.yahoo.com/kb/yahoo-mail-proxy-SLN28749.html', 'bot'],
  ['A program', 'TelegramBot (like TwitterBot)', 'bot'],
  ['A program', 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)', 'bot'],
  [
    'A program',
    DESKTOP(
      'X11; Linux x86_64',
      'Cypress/13.13.1 Chrome/118.0.5993.159 Electron/27.3.10 Safari/537.36',
    ),
    'bot',
  ],
  [
    'A program',
    'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0 HeadlessFirefox',
    'bot',
  ],
  ['A program', 'Mozilla/5.0 (linux) AppleWebKit/537.36 (KHTML, like Gecko) jsdom/22.1.0', 'bot'],
  [
    'A program',
    'Mozilla/5.0 (Unknown; Linux x86_64) AppleWebKit/602.1 (KHTML, like Gecko) wkhtmltopdf Version/10.0 Safari/602.1',
    'bot',
  ],
  [
    'A program',
    ANDROID(
      'Android 10; K',
      'Chrome/120.0 Mobile Safari/537.36 (compatible; Google-Read-Aloud; +https://support.google.com)',
    ),
    'bot',
  ],
  [
    'A program',
    'Mozilla/5.0 (Linux; Android 7.0;) AppleWebKit/537.36 (KHTML, like Gecko) Mobile Safari/537.36 (compatible; PetalBot;+https://webmaster.petalsearch.com/site/petalbot)',
    'bot',
  ],
  [
    'A log that encodes spaces',
    'Mozilla/5.0+(Windows+NT+10.0;+Win64;+x64)+AppleWebKit/537.36+(KHTML,+like+Gecko)+Chrome/126.0.0.0+Safari/537.36',
    'chrome 126',
  ],
  [
    'A log that encodes spaces',
    'Mozilla/5.0%20(iPhone;%20CPU%20iPhone%20OS%2017_5%20like%20Mac%20OS%20X)%20AppleWebKit/605.1.15%20(KHTML,%20like%20Gecko)%20Version/17.5%20Mobile/15E148%20Safari/604.1',
    'safari_ios 17.5',
  ],
];
