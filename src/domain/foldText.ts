/**
 * A text for comparing names: without case, accents, and what separates words. “İşletim sistemi” and
 * “ISLETIM_SISTEMI” are one: lower-casing turns İ into two characters, and keeps ı apart from i.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replace(/[’ʼ`´]/g, "'")
    .replace(/[\s_-]+/g, ' ')
    .trim();
}
