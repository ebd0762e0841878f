// Ruled by docs/decisions/0057-platforms.md.

/** In the order of a key. */
export const PLATFORMS = [
  'ios',
  'android',
  'mobile',
  'windows',
  'macos',
  'linux',
  'chromeos',
  'desktop',
  'other',
] as const;

export type Platform = (typeof PLATFORMS)[number];

export const PLATFORM_NAMES: Readonly<Record<Platform, string>> = {
  ios: 'iOS',
  android: 'Android',
  mobile: 'mobile',
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  chromeos: 'ChromeOS',
  desktop: 'desktop',
  other: 'other',
};

/** How people write them, folded. */
export const PLATFORM_WORDS: Readonly<Record<Platform, readonly string[]>> = {
  ios: ['ios', 'iphone', 'iphones', 'ipad', 'ipads', 'ipados', 'ipod', 'apple ios', 'ios/ipados'],
  android: ['android', 'androids', 'android os', 'google android'],
  mobile: [
    ...['mobile', 'mobiles', 'mobil', 'movil', 'moviles', 'celular', 'celulares'],
    ...['phone', 'phones', 'mobile phone', 'mobile phones', 'smartphone', 'smartphones', 'handy'],
    ...[
      'handys',
      'handset',
      'telephone',
      'telephones',
      'tablet',
      'tablets',
      'tablette',
      'tablettes',
    ],
    ...['tableta', 'tabletas', 'mobilgerate', 'mobiele', 'mobiel', 'phablet', 'phablets'],
    ...['cellulare', 'dispositivos moviles', 'mobile devices', 'telefono', 'telefon', 'komorka'],
    ...[
      'мобильные',
      'смартфон',
      'смартфоны',
      'планшет',
      'планшеты',
      'モバイル',
      'スマートフォン',
      'タブレット',
    ],
    ...['移动设备', '移动', '手机', '平板电脑', '手機', '行動裝置', '平板電腦', '모바일', '태블릿'],
  ],
  windows: ['windows', 'win', 'microsoft windows', 'windows pc', 'windows pcs'],
  macos: ['macos', 'mac', 'macs', 'macintosh', 'mac os', 'mac os x', 'os x', 'osx', 'intel mac'],
  linux: ['linux', 'gnu/linux', 'ubuntu', 'debian', 'fedora', 'linux desktop', 'x11'],
  chromeos: ['chromeos', 'chrome os', 'chromium os', 'chromebook', 'chromebooks', 'cros'],
  desktop: [
    ...['desktop', 'desktops', 'pc', 'pcs', 'computer', 'computers', 'laptop', 'laptops'],
    ...['ordinateur', 'ordinateurs', 'ordenador', 'ordenadores', 'escritorio', 'rechner', 'bureau'],
    ...[
      'computador',
      'computadores',
      'bureaublad',
      'notebook',
      'desktop pc',
      'bilgisayar',
      'masaustu',
    ],
    ...[
      'komputer',
      'pocitac',
      'dator',
      'компьютер',
      'компьютеры',
      'пк',
      'десктоп',
      'デスクトップ',
      'パソコン',
    ],
    ...['桌面', '桌面设备', '电脑', '桌機', '電腦', '데스크톱', 'desktop web'],
  ],
  other: [
    ...['other', 'others', 'rest', 'the rest', 'everything else', 'unknown', 'andere', 'sonstige'],
    ...['sonstiges', 'autre', 'autres', 'reste', 'otro', 'otros', 'altri', 'altro', 'outros'],
    ...[
      'smart tv',
      'tv',
      'tvs',
      'console',
      'consoles',
      'wearable',
      'overige',
      'другие',
      'その他',
      '其他',
    ],
  ],
};

/** The share of people on a Mac who are taken to use Safari, which no public count of a place says. */
const SAFARI_ON_MACS = 0.5;

const OF_DESKTOPS = ['chrome', 'edge', 'firefox', 'opera'] as const;
const OF_ANDROID = [
  ...['chrome_android', 'samsunginternet_android', 'firefox_android', 'opera_android'],
] as const;

/**
 * The browsers of a platform: groups with their share of it. Within a group, people use browsers and
 * releases as in a place. `other` stays unknown.
 */
export const PLATFORM_BROWSERS: Readonly<
  Record<Platform, readonly (readonly [slugs: readonly string[], share: number])[]>
> = {
  ios: [[['safari_ios'], 1]],
  android: [[OF_ANDROID, 1]],
  mobile: [[['safari_ios', ...OF_ANDROID], 1]],
  windows: [[[...OF_DESKTOPS, 'ie'], 1]],
  macos: [
    [['safari'], SAFARI_ON_MACS],
    [OF_DESKTOPS, 1 - SAFARI_ON_MACS],
  ],
  linux: [[OF_DESKTOPS, 1]],
  chromeos: [[['chrome'], 1]],
  desktop: [[[...OF_DESKTOPS, 'safari', 'ie'], 1]],
  other: [],
};
