// GET /oembed?url=<URL of a feature or key page>: the card as an oEmbed 1.0 `rich` response
// (oembed.com), so that a pasted link turns into the card.
import { cardHref } from '@/domain/routes/answers';
import { markup } from '@/server/platform/atom/markup';
import { type AnswerKind, AnswerProblem, type AnswerRequest } from './Answer';
import { findAnswerSubject } from './findAnswerSubject';
import { json, jsonRefusal } from './jsonRefusal';
import { buildAddress, excerpt } from './parseOptions';

/** Fits a card at a typical article width; `NARROW` fits phones. */
const CARD_SIZE = { width: 480, height: 350 };
const NARROW = { below: CARD_SIZE.width, height: 460 };
const SMALLEST_WIDTH = 240;

export const oembed: AnswerKind = {
  pattern: /^\/oembed$/,
  parameters: ['url', 'format', 'maxwidth', 'maxheight'],
  type: 'application/json; charset=utf-8',
  write: (asked) => {
    const format = asked.search.get('format') || 'json';
    if (format !== 'json')
      throw new AnswerProblem(
        501,
        'FORMAT_UNKNOWN',
        `The format “${excerpt(format)}” is not supported; use json.`,
      );
    const page = parsePage(asked);
    const { name, path } = findAnswerSubject(page);
    const { width, height } = getSize(asked.search);
    const parameters = Object.fromEntries(page.search);
    return json({
      version: '1.0',
      type: 'rich',
      title: name,
      provider_name: 'Plimsoll',
      provider_url: asked.origin,
      cache_age: 3600,
      html: renderFrame(buildAddress(asked, cardHref(path), parameters), name, { width, height }),
      width,
      height,
      data: asked.catalogue.packages.map(({ name: of, version }) => `${of}@${version}`),
    });
  },
  refuse: jsonRefusal,
};

/**
 * Parses the page that `url` names.
 * @throws AnswerProblem if it isn't a page of this instance
 */
function parsePage(asked: AnswerRequest): AnswerRequest {
  const text = asked.search.get('url') ?? '';
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const [, kind, id] =
    (url?.origin === asked.origin &&
      /^\/(?:embed\/)?(features|compat)\/(.+?)(?:\/share)?\/?$/.exec(decodePath(url.pathname))) ||
    [];
  if (!url || kind === undefined || id === undefined) {
    throw new AnswerProblem(
      404,
      'NOT_FOUND',
      `“${excerpt(text)}” is not the page of a feature or a compatibility key on ${asked.origin}.`,
    );
  }
  const known = ['audience', 'line', 'theme'].flatMap((name) =>
    url.searchParams.get(name) ? [[name, url.searchParams.get(name)!]] : [],
  );
  return { ...asked, parts: [kind, id], search: new URLSearchParams(known) };
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

function getSize(search: URLSearchParams): { readonly width: number; readonly height: number } {
  const width = Math.max(SMALLEST_WIDTH, Math.min(CARD_SIZE.width, parseLimit(search, 'maxwidth')));
  const height = Math.min(
    width < NARROW.below ? NARROW.height : CARD_SIZE.height,
    parseLimit(search, 'maxheight'),
  );
  return { width, height };
}

/** In pixels; no limit if the parameter isn't a number. */
function parseLimit(search: URLSearchParams, name: string): number {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : Infinity;
}

function renderFrame(
  src: string,
  name: string,
  { width, height }: { readonly width: number; readonly height: number },
): string {
  return markup`<iframe src="${src}" title="${name} on Plimsoll" width="${width}" height="${height}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`
    .text;
}
