import type { BrowserNames } from './mapBrowser';

/** In this order: each of the later names also stands in the text of an earlier browser. */
const BROWSERS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/\bOPR\/([\d.]+)/, 'Opera'],
  [/\bOpera Mini\/([\d.]+)/, 'Opera Mini'],
  [/\bEdg(?:e|A|iOS)?\/([\d.]+)/, 'Edge'],
  [/\bSamsungBrowser\/([\d.]+)/, 'Samsung Internet'],
  [/\bYaBrowser\/([\d.]+)/, 'YaBrowser'],
  [/\bUCBrowser\/([\d.]+)/, 'UC Browser'],
  [/\bSilk\/([\d.]+)/, 'Amazon Silk'],
  [/\bOculusBrowser\/([\d.]+)/, 'Oculus Browser'],
  [/; wv\).*\bChrome\/([\d.]+)/, 'Android Webview'],
  [/\b(?:Chrome|CriOS)\/([\d.]+)/, 'Chrome'],
  [/\b(?:Firefox|FxiOS)\/([\d.]+)/, 'Firefox'],
  [/\bMSIE ([\d.]+)/, 'Internet Explorer'],
  [/\bTrident\/.*rv:([\d.]+)/, 'Internet Explorer'],
  [/\bVersion\/([\d.]+).*\bSafari\//, 'Safari'],
  [/\((?:iPhone|iPad|iPod).*AppleWebKit\/(?!.*\bSafari\/)()/, 'Safari (in-app)'],
];

/** The names in a browser's own `User-Agent`; programs and unknown browsers keep the whole text as their name. */
export function namesOfUserAgent(text: string): BrowserNames {
  const match = BROWSERS.map(([pattern, name]) => ({
    name,
    version: pattern.exec(text)?.[1],
  })).find(({ version }) => version !== undefined);
  const ios = /\b(?:iPhone )?OS (\d+[_\d]*) like Mac OS X/.exec(text)?.[1];
  const os =
    ios === undefined
      ? (/\b(Android|Windows|CrOS|Macintosh|Linux)\b/.exec(text)?.[1] ?? '')
      : 'iOS';
  return {
    browser: match?.name ?? text,
    version: match?.version ?? '',
    os,
    osVersion: ios ?? '',
    device: '',
  };
}
