/** More than a process remembers the audiences of. */
export const REGIONS: readonly string[] = (
  'AE AR AT AU BD BE BG BR CA CH CL CN CO CZ DE DK DZ EC EE EG ES ET FI FR GB GH GR HR HU ID IE IL ' +
  'IN IQ IT JP KE KR LT LV MA MX MY NG NL NO NP NZ PE PH PK PL PT RO RS RU SA SE SG SI SK TH TN TR ' +
  'TW TZ UA US UY UZ VE VN ZA'
).split(' ');
