import { customers as german } from '@/domain/messages/__generated__/customers.de';
import { customers as english } from '@/domain/messages/__generated__/customers.en';
import { customers as spanish } from '@/domain/messages/__generated__/customers.es';
import { customers as french } from '@/domain/messages/__generated__/customers.fr';
import { customers as japanese } from '@/domain/messages/__generated__/customers.ja';
import type { Locale } from '@/domain/messages/locale';

export type CustomerMessages = typeof english;

/** All languages at once: they are small, and the page has no other text. */
export const CUSTOMER_MESSAGES: Readonly<Record<Locale, CustomerMessages>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ja: japanese,
};
