/**
 * User agents without a person behind them: crawlers, monitors, link previews, and HTTP libraries.
 */
const WORDS = [
  // Cubot is a phone maker.
  '(?<!\\bcu)bot(?![a-z])',
  '(?<!\\bcu)bots?[-_/ ;)]',
  'agent\\b|crawl|spider|scrap|slurp|archiver|indexer|heritrix|nutch|scanner',
  'fetcher|monitor|checker|validator|preview|screenshot|prerender|favicon|sitemap|\\bfeed|\\brss',
  'headless|phantomjs|puppeteer|playwright|selenium|cypress\\/|jsdom|wkhtmlto|lighthouse|pagespeed|gtmetrix|ptst\\/',
  // Mail and office programs that show no pages, though some claim to be Internet Explorer.
  'ms-office|microsoft o(?:ffice|utlook)|googleimageproxy',
  'pingdom|uptime|statuscake|nagios|zabbix|site24x7|datadog|newrelic',
  '\\bcurl\\b|\\bwget|libwww|python|\\bgo-http|okhttp|axios|node-fetch|undici|\\bgot\\/|aiohttp|httpx',
  'http-?client|\\bjava\\/|\\bruby|\\bperl\\b|\\bphp\\b|guzzle|postman|insomnia|httpie|dalvik\\/|cfnetwork\\/',
  'facebookexternalhit|facebookcatalog|meta-external|^whatsapp\\/|embedly|\\bwordpress\\/',
  'google-|googleother|^google\\/|google web|mediapartners|chatgpt-user|anthropic|claude-|perplexity-',
];

export const BOT = new RegExp(WORDS.join('|'), 'i');
