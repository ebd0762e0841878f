/** `2026-11-27T09:30:00Z` → `2026-11-27 09:30 UTC`. */
export const toMinute = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`;
