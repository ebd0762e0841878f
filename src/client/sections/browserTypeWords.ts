/** The device type a browser runs on. */
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
