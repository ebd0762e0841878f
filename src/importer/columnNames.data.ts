/** What a column is about. */
export type ColumnRole = 'browser' | 'version' | 'os' | 'osVersion' | 'device' | 'userAgent';

/** Names of columns in the languages analytics products speak, lower-case. */
export const COLUMN_NAMES: Readonly<Record<ColumnRole, readonly string[]>> = {
  browser: [
    'browser', 'browsers', 'web browser', 'browser name', 'browser_name', 'browserfamily', 'browser family', 'useragentbrowser', 'client browser', 'label', 'libellé', 'bezeichnung', 'etiqueta', 'etichetta', 'webbrowser',
    'navigateur', 'navigateurs', 'navegador', 'navegadores', 'explorador', 'webbläsare', 'nettleser', 'selain', 'prohlížeč', 'przeglądarka', 'böngésző', 'tarayıcı', 'браузер',
    'браузеры', 'ブラウザ', 'ブラウザー', '浏览器', '瀏覽器', '브라우저', 'trình duyệt', 'peramban', 'เบราว์เซอร์', 'المتصفح', 'דפדפן', 'πρόγραμμα περιήγησης', 'prehliadač', 'brskalnik', 'pregledač', 'naršyklė', 'pārlūkprogramma', 'brauser',
  ],
  version: [
    'browser version', 'browser versions', 'browser_version', 'browserversion', 'version', 'versions', 'ver', 'browser-version', 'browserversie', 'version du navigateur', 'versión del navegador', 'versión de navegador',
    'versione browser', 'versione del browser', 'versão do navegador', 'webbläsarversion', 'nettleserversjon', 'selaimen versio', 'verze prohlížeče', 'wersja przeglądarki', 'böngészőverzió', 'tarayıcı sürümü',
    'версия браузера', 'ブラウザのバージョン', 'ブラウザ バージョン', '浏览器版本', '瀏覽器版本', '브라우저 버전', 'phiên bản trình duyệt', 'versi browser', 'versi peramban', 'versión', 'versione', 'versão', 'versie',
  ],
  os: [
    'operating system', 'os', 'operating_system', 'os name', 'system', 'platform', 'useragentos', 'betriebssystem', "système d'exploitation", 'système d’exploitation', 'sistema operativo', 'sistema operacional', 'besturingssysteem', 'operativsystem',
    'käyttöjärjestelmä', 'operační systém', 'system operacyjny', 'operációs rendszer', 'işletim sistemi', 'операционная система', 'オペレーティング システム', 'オペレーティングシステム', '操作系统', '作業系統', '운영체제', '운영 체제', 'hệ điều hành', 'sistem operasi',
  ],
  osVersion: [
    'os version', 'operating system version', 'os_version', 'operating_system_version', 'operating system with version', 'os with version', 'betriebssystemversion', 'version des betriebssystems', "version du système d'exploitation",
    'version du système d’exploitation', "version de l'os", 'version de l’os', 'versión del sistema operativo', 'versión del so', 'versione sistema operativo', 'versione del sistema operativo', 'versione os',
    'versão do sistema operacional', 'versão do so', 'versie besturingssysteem', 'versie van besturingssysteem', 'besturingssysteemversie', 'operativsystemversion', 'wersja systemu operacyjnego', 'verze operačního systému',
    'işletim sistemi sürümü', 'версия ос', 'версия операционной системы', 'os のバージョン', 'osのバージョン', '操作系统版本', '作業系統版本', 'os 버전', '운영체제 버전', 'versi os', 'phiên bản hệ điều hành',
  ],
  device: ['device category', 'device', 'device type', 'device_type', 'gerätekategorie', 'gerätetyp', "catégorie d'appareil", 'catégorie d’appareil', 'categoría de dispositivo', 'categoria dispositivo', 'categoria do dispositivo', 'apparaatcategorie', 'デバイス カテゴリ', '设备类别', '裝置類別', '기기 카테고리', 'категория устройства', 'kategoria urządzenia'],
  userAgent: ['user agent', 'user-agent', 'useragent', 'user_agent', 'clientrequestuseragent', 'ua'],
};

/** Columns that count, in the order in which they are preferred: people before visits before page views before shares. */
export const METRIC_NAMES: readonly (readonly string[])[] = [
  ['active users', 'aktive nutzer', 'utilisateurs actifs', 'usuarios activos', 'utenti attivi', 'usuários ativos', 'utilizadores ativos', 'actieve gebruikers', 'aktiva användare', 'aktive brukere', 'aktive brugere', 'aktywni użytkownicy', 'aktivní uživatelé', 'etkin kullanıcılar', 'активные пользователи', 'アクティブ ユーザー', 'アクティブユーザー', '活跃用户', '活躍使用者', '활성 사용자', 'người dùng đang hoạt động', 'pengguna aktif'],
  ['total users', 'users', 'nutzer', 'nutzer gesamt', 'utilisateurs', 'nombre total d’utilisateurs', "nombre total d'utilisateurs", 'usuarios', 'usuarios totales', 'total de usuarios', 'utenti', 'utenti totali', 'usuários', 'total de usuários', 'gebruikers', 'totaal aantal gebruikers', 'användare', 'użytkownicy', 'пользователи', 'ユーザー', '总用户数', '用户', '使用者', '사용자'],
  ['unique visitors', 'nb_uniq_visitors', 'visitors', 'eindeutige besucher', 'visiteurs uniques', 'visitantes únicos', 'visitatori unici', 'unieke bezoekers', 'уникальные посетители', 'besucher', 'visiteurs', 'visitantes', 'visitatori', 'bezoekers', 'people'],
  ['sessions', 'visits', 'nb_visits', 'sitzungen', 'besuche', 'visites', 'sesiones', 'visitas', 'sessioni', 'visite', 'sessões', 'sessies', 'bezoeken', 'sessioner', 'sesje', 'wizyty', 'сеансы', 'посещения', 'визиты', 'セッション', '会话数', '工作階段', '세션수', '세션'],
  ['page views', 'pageviews', 'page_views', 'views', 'aufrufe', 'seitenaufrufe', 'vues', 'pages vues', 'vistas', 'visualizzazioni', 'visualizações', 'weergaven', 'requests', 'hits', 'sampled requests', 'events', 'event count', 'nb_actions', 'actions'],
  ['count', 'total', 'anzahl', 'nombre', 'número', 'sum', 'sum_visits', '_count'],
];

export const SHARE_NAMES: readonly string[] = ['share', 'percent', 'percentage', '%', 'pct', 'anteil', 'part', 'pourcentage', 'porcentaje', 'percentuale', 'porcentagem', 'aandeel', '% of total', '% visitors', '% visits', 'usage', 'market share', 'weight'];

/** What a product writes at the end or the head of a table instead of a browser. */
export const TOTAL_NAMES: readonly string[] = ['grand total', 'total', 'totals', 'gesamtsumme', 'gesamt', 'summe', 'total général', 'total general', 'totale', 'totale complessivo', 'totaal', 'eindtotaal', 'total geral', 'totalt', 'totalsumma', 'suma końcowa', 'razem', 'genel toplam', 'итого', 'общий итог', '総計', '合計', '总计', '總計', '총계', '합계'];
