/** What kind of device a browser is for. */
export type BrowserType = 'DESKTOP' | 'MOBILE' | 'XR' | 'SERVER';

const WORDS: Readonly<Record<BrowserType, string>> = {
  DESKTOP: 'Desktop',
  MOBILE: 'Mobile',
  XR: 'Headset',
  SERVER: 'Server',
};

export function browserTypeWords(type: BrowserType): string {
  return WORDS[type];
}
