import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { cookieValue, THEME_COOKIE } from '@/domain/preferences';
import { BUSY_MESSAGE, BUSY_SECONDS } from '@/domain/protocol';
import { href } from '@/domain/routes/href';

/** The static page, with places for the reason and the pause. Development has no such file. */
const BUILT_PAGE = '.next/server/pages/busy.html';

let built: string | undefined;

/**
 * The page for a person whose request is refused, in the product’s own frame and the reader’s
 * colors. It costs no rendering. A form that was sent is not sent again by itself.
 */
export function renderBusyPage(
  { method, headers, url = '/' }: Pick<IncomingMessage, 'method' | 'headers' | 'url'>,
  { message, retryAfter }: { readonly message: string; readonly retryAfter: number },
): string {
  const theme = cookieValue(headers.cookie, THEME_COOKIE);
  const seconds = method === 'GET' ? String(retryAfter) : '';
  return (built ??= readBuiltPage())
    .replace(
      '<html lang="en"',
      (start) => `${start}${theme === 'light' || theme === 'dark' ? ` data-theme="${theme}"` : ''}`,
    )
    .replaceAll(BUSY_MESSAGE, () => escapeHtml(message))
    .replaceAll(BUSY_SECONDS, seconds)
    .replaceAll(`href="${href.busy()}"`, () => `href="${escapeHtml(toOwnAddress(url))}"`);
}

function readBuiltPage(): string {
  try {
    return readFileSync(BUILT_PAGE, 'utf8');
  } catch {
    return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Please wait · Plimsoll</title><h1>Please wait a moment</h1><p>${BUSY_MESSAGE}</p><p><a href="${href.busy()}">Try now</a></p></html>`;
  }
}

/** An absolute address would lead elsewhere. */
const toOwnAddress = (url: string): string => (/^\/(?![/\\])/.test(url) ? url : '/');

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
