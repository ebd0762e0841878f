import { COLUMN_LANGUAGES, type ColumnLanguage } from './columnLanguages.data';

/** The content of a column. */
export type ColumnRole = 'browser' | 'version' | 'os' | 'osVersion' | 'device' | 'userAgent';

const inAllLanguages = (name: keyof ColumnLanguage): readonly string[] =>
  Object.values(COLUMN_LANGUAGES).flatMap((language) => language[name]);

/** Column names of products, after those of every language. */
export const IMPORT_COLUMN_NAMES: Readonly<Record<ColumnRole, readonly string[]>> = {
  browser: [
    ...inAllLanguages('browser'),
    ...['browser name', 'browserfamily', 'browser family', 'useragentbrowser', 'client browser'],
    ...['browser title', 'ua browser', 'user agent family'],
  ],
  version: [
    ...inAllLanguages('version'),
    'browserversion',
    'browser major',
    'browser major version',
  ],
  os: [
    ...inAllLanguages('os'),
    ...['os name', 'operating system name', 'useragentos', 'os family', 'client os', 'platform os'],
  ],
  osVersion: [...inAllLanguages('osVersion'), 'osversion', 'os major', 'os major version'],
  device: [...inAllLanguages('device'), 'devicetype', 'form factor', 'screen size'],
  userAgent: ['user agent', 'useragent', 'clientrequestuseragent', 'ua', 'http user agent'],
};

/**
 * Names of a first column in products that call it the same whatever it holds: its cells decide.
 */
export const ANY_DIMENSION: readonly string[] = [
  ...['name', 'label', 'libellé', 'bezeichnung', 'etiqueta', 'etichetta', 'platform'],
  ...['value', 'dimension', 'wert', 'valeur', 'valor', 'plattform', 'plateforme', 'plataforma'],
];

/** Columns to count, in order of preference: people, visits, page views, shares. */
export const METRIC_NAMES: readonly (readonly string[])[] = [
  inAllLanguages('activeUsers'),
  inAllLanguages('users'),
  [
    ...['unique visitors', 'nb uniq visitors', 'visitors', 'people', 'uniques', 'unique users'],
    ...['eindeutige besucher', 'besucher', 'visiteurs uniques', 'visiteurs', 'visitantes únicos'],
    ...['visitantes', 'visitatori unici', 'visitatori', 'unieke bezoekers', 'bezoekers'],
    ...['уникальные посетители', 'unika besökare', 'besökare', 'odwiedzający', 'ziyaretçiler'],
    ...['ユニーク ユーザー', '访客', '访客数', '訪客', '방문자'],
  ],
  [...inAllLanguages('sessions'), 'nb visits'],
  [
    ...inAllLanguages('views'),
    ...['requests', 'hits', 'sampled requests', 'nb actions', 'actions', 'edgeresponsecount'],
  ],
  [
    ...['count', 'total', 'anzahl', 'nombre', 'número', 'numero', 'aantal', 'antal', 'antall'],
    ...['sum', 'sum visits', 'liczba', 'počet', 'количество', '数', '数量', '数目', 'sayı', 'n'],
  ],
];

export const SHARE_NAMES: readonly string[] = [
  ...['share', 'percent', 'percentage', '%', 'pct', 'anteil', 'part', 'pourcentage', 'porcentaje'],
  ...['percentuale', 'porcentagem', 'aandeel', '% of total', '% visitors', '% visits', 'usage'],
  ...[
    'market share',
    'weight',
    'prozent',
    'andel',
    'udział',
    'доля',
    'oran',
    '割合',
    '比例',
    '占比',
  ],
];

/**
 * Names that products write in place of a browser in a total row, at the top or bottom of a table.
 */
export const TOTAL_NAMES: readonly string[] = inAllLanguages('total');
