import { randomBytes } from 'node:crypto';
import { addMonths, type Day, isDay } from '@/domain/Day';
import { Refusal } from '@/domain/Refusal';

export const newId = (): string => randomBytes(16).toString('base64url');

/** @throws Refusal TEXT_INVALID */
export function checkOneLine(text: string, field: string, maxLength: number): string {
  const line = text.trim().replace(/\s+/gu, ' ');
  if (line !== '' && line.length <= maxLength && !/\p{Cc}/u.test(line) && isWellFormed(line))
    return line;
  throw invalid(field, `Write 1 to ${maxLength} characters on one line.`);
}

/** Keeps the line breaks. @throws Refusal TEXT_INVALID */
export function checkProse(text: string, field: string, maxLength: number): string {
  const prose = text.replaceAll('\r\n', '\n').trim();
  if (prose.length <= maxLength && isWellFormed(prose) && !prose.includes('\0')) return prose;
  throw invalid(
    field,
    prose.length > maxLength
      ? `This has ${prose.length} characters; the limit is ${maxLength}.`
      : 'This holds characters that no text has.',
  );
}

/** PostgreSQL takes neither half a character nor NUL. */
function isWellFormed(text: string): boolean {
  return !/\p{Surrogate}/u.test(text);
}

/** @throws Refusal TEXT_INVALID */
export function checkLaterDay(day: string, field: string, today: Day): void {
  if (isDay(day) && day > today) return;
  throw invalid(field, `Write a date after today, such as ${addMonths(today, 3)}.`);
}

/** Words that addresses below `/w` need themselves. */
const RESERVED = ['decide', 'members', 'new', 'settings'];

/** @throws Refusal TEXT_INVALID */
export function checkSlug(text: string): string {
  const slug = text.trim().toLowerCase();
  if (RESERVED.includes(slug))
    throw invalid('slug', `“${slug}” is part of other addresses. Choose another.`);
  if (/^[a-z\d](?:[a-z\d-]{0,38}[a-z\d])?$/.test(slug)) return slug;
  throw invalid(
    'slug',
    'A URL name has 1 to 40 of the characters a–z, 0–9 and “-”, and neither starts nor ends with “-”.',
  );
}

export const invalid = (field: string, sentence: string): Refusal =>
  new Refusal('TEXT_INVALID', sentence, { path: [field] });

export const slugTaken = (slug: string): Refusal =>
  new Refusal('NAME_TAKEN', `The URL name “${slug}” is taken. Choose another.`, { path: ['slug'] });
