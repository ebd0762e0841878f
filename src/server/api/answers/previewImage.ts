// GET /preview/features/has.png, /preview/compat/css.selectors.has.png: the verdict and the load
// line as the picture of a link preview. Pitfall: those who show it load no fonts and follow no
// color scheme, so it is a PNG with a font of ours, in light.
import measure from 'anafanafo';
import { formatLine, formatPercent } from '@/domain/format';
import { getBrands } from '@/domain/getBrands';
import { getClaim } from '@/domain/verdict';
import { markup, type Markup } from '@/server/platform/atom/markup';
import type { AnswerKind } from './Answer';
import { LIGHT } from './answerStyles';
import { type AnswerSubject, findAnswerSubject } from './findAnswerSubject';
import { loadLineParts } from './loadLineParts';
import { PREVIEW_SIZE } from './previewSize.data';
import { renderPng } from './renderPng';
import { renderStripes } from './renderStripes';
import { baselineSentence, firstVersionsText } from './words';

const EDGE = 80;
const WIDTH = PREVIEW_SIZE.width - 2 * EDGE;
const PAPER = '#fbfaf6';

/** Sizes of a name, largest first; what fits none is cut. */
const NAME_SIZES = [88, 72, 56, 44];
const BAR = { top: 402, height: 52 };

export const previewImage: AnswerKind = {
  pattern: /^\/preview\/(features|compat)\/(.+)\.png$/,
  parameters: ['audience', 'line'],
  type: 'image/png',
  write: (asked) => {
    const subject = findAnswerSubject(asked);
    return renderPng(
      drawPage(new URL(asked.origin).host, [
        drawName(subject.name),
        drawAnswer(subject),
        drawLoadLine(subject),
        drawBrowsers(subject),
        drawReasons(subject),
      ]),
    );
  },
  refuse: ({ message }, { origin }) =>
    renderPng(
      drawPage(new URL(origin).host, [drawName('Plimsoll'), drawLines([message], 264, 36, 3)]),
    ),
};

function drawPage(host: string, parts: readonly Markup[]): string {
  const { width, height } = PREVIEW_SIZE;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="IBM Plex Sans">
<style>.stripes{stroke:${PAPER};stroke-opacity:.6}</style>
<rect width="${width}" height="${height}" fill="${PAPER}"/>
<path d="M${EDGE} 80h52M${EDGE + 10} 80a16 16 0 1 0 32 0a16 16 0 1 0-32 0" fill="none" stroke="${LIGHT.ink}" stroke-width="5"/>
<text x="${EDGE + 68}" y="91" font-size="32" font-weight="600" fill="${LIGHT.ink}">Plimsoll</text>
<text x="${width - EDGE}" y="91" font-size="26" text-anchor="end" fill="${LIGHT.quiet}">${host}</text>
${parts}</svg>`.text;
}

function drawName(name: string): Markup {
  const size = NAME_SIZES.find((px) => measureWidth(name, px) <= WIDTH) ?? NAME_SIZES.at(-1)!;
  return markup`<text x="${EDGE}" y="202" font-size="${size}" font-weight="600" fill="${LIGHT.ink}">${cut(name, size)}</text>
`;
}

/** The browsers that have it in full, each with its version; a brand once. */
function drawBrowsers({ support }: AnswerSubject): Markup {
  const brands = getBrands(support.map(({ browser }) => browser.name));
  const shown = support.filter(({ browser }) => brands.includes(browser.name));
  if (shown.length === 0) return markup``;
  return drawLines([`Works in full in ${firstVersionsText(shown)}`], 536, 24, 1);
}

/** Puts the missing part first, and cuts a sentence that doesn’t fit. */
function drawReasons({ verdict, ...subject }: AnswerSubject): Markup {
  const reasons = [verdict.missing, baselineSentence(subject)].filter((one) => one !== undefined);
  return drawLines(reasons, 572, 20, 2, LIGHT.quiet);
}

/** Smaller where two lines are not enough: a cut sentence could say the opposite. */
function drawAnswer({ verdict }: AnswerSubject): Markup {
  const text = `${verdict.heading}. ${getClaim(verdict)}`;
  return wrap(text, 36).length <= 2 ? drawLines([text], 264, 36, 2) : drawLines([text], 258, 29, 3);
}

function drawLines(
  texts: readonly string[],
  top: number,
  size: number,
  maxLines: number,
  color = LIGHT.ink,
): Markup {
  const all = texts.flatMap((text) => wrap(text, size));
  const lines = all.slice(0, maxLines);
  if (all.length > maxLines && lines.length > 0) lines.push(cut(`${lines.pop()!} …`, size));
  const spans = lines.map(
    (line, index) => markup`<tspan x="${EDGE}" y="${top + index * size * 1.35}">${line}</tspan>`,
  );
  return markup`<text font-size="${size}" fill="${color}">${spans}</text>
`;
}

/** As on the page: each class has its own height, so that parts differ by shape as well. */
function drawLoadLine({ coverage, verdict, linePercent }: AnswerSubject): Markup {
  const at = (share: number) => EDGE + share * WIDTH;
  const parts = loadLineParts(coverage).map(({ kind, start, share }) => {
    const height =
      BAR.height * { supported: 1, partial: 0.7, unsupported: 0.4, unknown: 0.2 }[kind];
    const stripes =
      kind === 'partial' &&
      renderStripes({
        from: at(start),
        to: at(start + share),
        middle: BAR.top + BAR.height / 2,
        height,
        width: 5,
      });
    return markup`<rect x="${at(start)}" y="${BAR.top + (BAR.height - height) / 2}" width="${share * WIDTH}" height="${height}" fill="${LIGHT[kind]}"/>${stripes}`;
  });
  const { share } = verdict.governing;
  const x = at(linePercent / 100);
  const middle = BAR.top - 22;
  return markup`${parts}
<path d="M${x} ${middle - 14}V${BAR.top + BAR.height + 10}M${x - 20} ${middle}h40M${x - 11} ${middle}a11 11 0 1 0 22 0a11 11 0 1 0-22 0" fill="none" stroke="${LIGHT.ink}" stroke-width="4"/>
${drawLabel(x + (linePercent > 50 ? -32 : 32), middle + 9, linePercent > 50, `line ${formatLine(linePercent)}`)}
${drawLabel(at(share), BAR.top + BAR.height + 38, share > 0.5, formatPercent(share, linePercent))}
`;
}

function drawLabel(x: number, y: number, isLeft: boolean, text: string): Markup {
  return markup`<text x="${x}" y="${y}" font-size="28" text-anchor="${isLeft ? 'end' : 'start'}" fill="${LIGHT.ink}">${text.replace('\u202F', '\u00A0')}</text>`;
}

/** By the wider font of badges, so that a line is never too long. */
const measureWidth = (text: string, size: number): number =>
  (measure(text, { font: '11px Verdana' }) * size) / 11;

function wrap(text: string, size: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.replaceAll('\u202F', '\u00A0').split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && measureWidth(longer, size) <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(cut(word, size));
  }
  return lines;
}

function cut(text: string, size: number): string {
  if (measureWidth(text, size) <= WIDTH) return text;
  let length = text.length;
  while (length > 1 && measureWidth(`${text.slice(0, length)}…`, size) > WIDTH) length -= 1;
  return `${text.slice(0, length)}…`;
}
