/** How a browser's version maps to a release. */
export type Family =
  | 'chrome'
  | 'chromium'
  | 'webviewAndroid'
  | 'safari'
  | 'inApp'
  | 'edge'
  | 'firefox'
  | 'opera'
  | 'samsung'
  | 'ie'
  | 'oculus'
  | 'uc_android'
  | 'qq_android'
  | 'ya_android'
  | 'kai_os'
  | 'ownNumbers'
  | 'proxy';

/** The system implied by a browser's name, used if the file names none. */
export type SystemHint = 'ios' | 'android';

/**
 * Browser names in analytics products, in lower case. `chromium` marks browsers that report
 * Chromium's version, `ownNumbers` those with their own numbering.
 */
export const BROWSER_NAMES: Readonly<Record<string, readonly [family: Family, hint?: SystemHint]>> =
  {
    chrome: ['chrome'],
    'google chrome': ['chrome'],
    'headless chrome': ['chrome'],
    'chrome headless': ['chrome'],
    chromeheadless: ['chrome'],
    chromium: ['chrome'],
    'chrome mobile': ['chrome', 'android'],
    chromemobile: ['chrome', 'android'],
    'chrome for android': ['chrome', 'android'],
    'mobile chrome': ['chrome', 'android'],
    'chrome mobile ios': ['chrome', 'ios'],
    'chrome ios': ['chrome', 'ios'],
    'chrome for ios': ['chrome', 'ios'],
    crios: ['chrome', 'ios'],
    'chrome webview': ['webviewAndroid', 'android'],
    chromemobilewebview: ['webviewAndroid', 'android'],
    'chrome mobile webview': ['webviewAndroid', 'android'],
    'android webview': ['webviewAndroid', 'android'],
    webview: ['webviewAndroid', 'android'],
    'android browser': ['webviewAndroid', 'android'],
    android: ['webviewAndroid', 'android'],
    safari: ['safari'],
    'apple safari': ['safari'],
    'mobile safari': ['safari', 'ios'],
    mobilesafari: ['safari', 'ios'],
    'safari mobile': ['safari', 'ios'],
    'ios safari': ['safari', 'ios'],
    'safari on ios': ['safari', 'ios'],
    'safari (in-app)': ['inApp', 'ios'],
    'mobile safari ui/wkwebview': ['inApp', 'ios'],
    'ios webview': ['inApp', 'ios'],
    wkwebview: ['inApp', 'ios'],
    facebook: ['inApp'],
    instagram: ['inApp'],
    'instagram app': ['inApp'],
    line: ['inApp'],
    'google search app': ['inApp'],
    gsa: ['inApp'],
    snapchat: ['inApp'],
    pinterest: ['inApp'],
    tiktok: ['inApp'],
    wechat: ['inApp'],
    twitter: ['inApp'],
    linkedin: ['inApp'],
    'mobile app': ['inApp'],
    edge: ['edge'],
    'microsoft edge': ['edge'],
    'edge (chromium)': ['edge'],
    edgemobile: ['edge', 'android'],
    'edge mobile': ['edge'],
    'microsoft edge legacy': ['edge'],
    'edge ios': ['edge', 'ios'],
    'edge android': ['edge', 'android'],
    firefox: ['firefox'],
    'mozilla firefox': ['firefox'],
    'firefox mobile': ['firefox', 'android'],
    firefoxmobile: ['firefox', 'android'],
    'firefox for android': ['firefox', 'android'],
    'firefox mobile ios': ['firefox', 'ios'],
    'firefox ios': ['firefox', 'ios'],
    'firefox for ios': ['firefox', 'ios'],
    fxios: ['firefox', 'ios'],
    'firefox esr': ['firefox'],
    opera: ['opera'],
    'opera mobile': ['opera', 'android'],
    'opera gx': ['opera'],
    'opera next': ['opera'],
    'opera mini': ['proxy'],
    'opera mini ios': ['proxy'],
    puffin: ['proxy'],
    'samsung internet': ['samsung', 'android'],
    'samsung browser': ['samsung', 'android'],
    samsungbrowser: ['samsung', 'android'],
    'samsung internet browser': ['samsung', 'android'],
    'internet explorer': ['ie'],
    ie: ['ie'],
    msie: ['ie'],
    'microsoft internet explorer': ['ie'],
    internetexplorer: ['ie'],
    'oculus browser': ['oculus'],
    'quest browser': ['oculus'],
    'meta quest browser': ['oculus'],
    oculus: ['oculus'],
    'uc browser': ['uc_android', 'android'],
    ucbrowser: ['uc_android', 'android'],
    'qq browser': ['qq_android', 'android'],
    'qq browser mobile': ['qq_android', 'android'],
    yabrowser: ['ya_android', 'android'],
    yandex: ['ya_android', 'android'],
    'yandex browser': ['ya_android', 'android'],
    kaios: ['kai_os'],
    'kaios browser': ['kai_os'],
    brave: ['chromium'],
    iron: ['chromium'],
    mrchrome: ['chromium'],
    'amazon silk': ['chromium', 'android'],
    silk: ['chromium', 'android'],
    'mobile silk': ['chromium', 'android'],
    ecosia: ['chromium'],
    'avast secure browser': ['chromium'],
    'avg secure browser': ['chromium'],
    'huawei browser mobile': ['ownNumbers'],
    'huawei browser': ['ownNumbers'],
    vivaldi: ['ownNumbers'],
    'whale browser': ['ownNumbers'],
    whale: ['ownNumbers'],
    'coc coc': ['ownNumbers'],
    maxthon: ['ownNumbers'],
    'miui browser': ['ownNumbers'],
    'opera touch': ['ownNumbers'],
    duckduckgo: ['ownNumbers'],
    'duckduckgo privacy browser': ['ownNumbers'],
    'sogou explorer': ['ownNumbers'],
    '360 browser': ['ownNumbers'],
    'aloha browser': ['ownNumbers'],
    'oppo browser': ['ownNumbers'],
    heytapbrowser: ['ownNumbers'],
    'vivo browser': ['ownNumbers'],
    'chromium-based browser': ['chromium'],
    'facebook app': ['inApp'],
    and_uc: ['uc_android', 'android'],
    and_qq: ['qq_android', 'android'],
    uc_android: ['uc_android', 'android'],
    qq_android: ['qq_android', 'android'],
    ya_android: ['ya_android', 'android'],
    kai_os: ['kai_os'],
    op_mini: ['proxy'],
    facebook_android: ['inApp', 'android'],
    instagram_android: ['inApp', 'android'],
  };

/**
 * caniuse's browser IDs mapped to BCD's, which are accepted as names too. `chrome`, `safari` and
 * the like are missing because analytics products also use them for mobile browsers.
 */
export const SLUGS: Readonly<Record<string, string>> = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  ios_saf: 'safari_ios',
  op_mob: 'opera_android',
  samsung: 'samsunginternet_android',
  chrome_android: 'chrome_android',
  firefox_android: 'firefox_android',
  safari_ios: 'safari_ios',
  opera_android: 'opera_android',
  samsunginternet_android: 'samsunginternet_android',
  webview_android: 'webview_android',
  webview_ios: 'webview_ios',
};
