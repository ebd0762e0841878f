// GET /badge/features/has.svg, /badge/compat/css.selectors.has.svg: a name, its load line and its
// share, 20 px high. An image in a README can't load or run anything, so widths come from a table
// of font metrics; `textLength` keeps the layout if another font is used.
import measure from 'anafanafo';
import { formatPercent } from '@/domain/format';
import type { VerdictAnswer } from '@/domain/judgeVerdict';
import { markup, Markup } from '@/server/platform/atom/markup';
import type { AnswerKind, AnswerRequest } from './Answer';
import { badgeStyle } from './answerStyles';
import { dataVersions } from './dataVersions';
import { type AnswerSubject, findAnswerSubject } from './findAnswerSubject';
import { loadLineParts } from './loadLineParts';
import { type AnswerTheme, parseAnswerTheme } from './parseOptions';
import { renderStripes } from './renderStripes';
import { baselineSentence, shareSentence } from './words';

const HEIGHT = 20;
const BASE = 14;
const PAD = 7;
const MARK = 15;
const BAR = { width: 44, gap: 6 };

const ANSWERS: Readonly<Record<VerdictAnswer, string>> = {
  Yes: 'yes',
  'Yes, with care': 'with care',
  Unclear: 'unclear',
  Mostly: 'mostly',
  'Not yet': 'not yet',
  No: 'no',
};

export const badge: AnswerKind = {
  pattern: /^\/badge\/(features|compat)\/(.+)\.svg$/,
  parameters: ['audience', 'line', 'theme'],
  type: 'image/svg+xml; charset=utf-8',
  write: (asked) => {
    const theme = parseAnswerTheme(asked.search);
    const subject = findAnswerSubject(asked);
    const { answer, heading, governing } = subject.verdict;
    const share = formatPercent(governing.share, subject.linePercent);
    return renderBadge({
      theme,
      label: subject.name,
      value: `${share}, ${ANSWERS[answer]}`,
      title: `${subject.name}: ${heading}. ${shareSentence(subject)} ${baselineSentence(subject)}`,
      description: sourceSentence(asked),
      picture: renderPicture(subject),
    });
  },
  refuse: ({ message, status }) =>
    renderBadge({
      theme: 'auto',
      label: 'Plimsoll',
      value: status === 500 ? 'out of order' : REFUSALS[status],
      title: message,
    }),
};

const REFUSALS = {
  503: 'try again later',
  400: 'asked wrongly',
  404: 'not found',
  410: 'was split',
  501: 'unknown format',
} as const;

interface Drawing {
  readonly theme: AnswerTheme;
  readonly label: string;
  readonly value: string;
  readonly title: string;
  readonly description?: string;
  /** Drawn from x = 0 to `BAR.width`. */
  readonly picture?: Markup;
}

export function renderBadge({ theme, label, value, title, description, picture }: Drawing): string {
  const [labelWidth, valueWidth] = [measureText(label), measureText(value)];
  const split = PAD + MARK + labelWidth + PAD;
  const valueStart = split + PAD + (picture ? BAR.width + BAR.gap : 0);
  const width = valueStart + valueWidth + PAD;
  return markup`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-label="${title}">
<title>${title}</title>${
    description !== undefined &&
    markup`
<desc>${description}</desc>`
  }
<style>${new Markup(badgeStyle(theme))}</style>

<rect class="value" width="${width}" height="${HEIGHT}" rx="4"/>
<path class="label" d="M4 0H${split}V${HEIGHT}H4a4 4 0 0 1-4-4V4a4 4 0 0 1 4-4z"/>
<path class="mark" d="M${PAD - 2} 10h14M${PAD + 0.5} 10a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0"/>
<text class="on-label" x="${PAD + MARK}" y="${BASE}" textLength="${labelWidth}">${label}</text>
${
  picture &&
  markup`<svg x="${split + PAD}" width="${BAR.width}" height="${HEIGHT}" overflow="visible">${picture}</svg>
`
}<text class="ink" x="${valueStart}" y="${BASE}" textLength="${valueWidth}">${value}</text>
<rect class="edge" x=".5" y=".5" width="${width - 1}" height="${HEIGHT - 1}" rx="3.5"/>
</svg>
`.text;
}

/** Each class has its own height, so that parts differ by shape as well as color. */
export function renderPicture({
  coverage,
  linePercent,
}: Pick<AnswerSubject, 'coverage' | 'linePercent'>): Markup {
  const parts = loadLineParts(coverage).map(({ kind, start, share }) => {
    const height = { supported: 10, partial: 7, unsupported: 4, unknown: 2 }[kind];
    const stripes =
      kind === 'partial' &&
      renderStripes({
        from: pixels(start),
        to: pixels(start + share),
        middle: HEIGHT / 2,
        height,
      });
    return markup`<rect class="${kind}" x="${pixels(start)}" y="${(HEIGHT - height) / 2}" width="${pixels(share)}" height="${height}"/>${stripes}`;
  });
  return markup`${parts}<rect class="line" x="${pixels(linePercent / 100) - 0.75}" y="3" width="1.5" height="14"/>`;
}

const pixels = (share: number): number => Math.round(share * BAR.width * 100) / 100;

const measureText = (text: string): number => Math.ceil(measure(text, { font: '11px Verdana' }));

export function sourceSentence({ catalogue, today }: AnswerRequest): string {
  return `Computed by Plimsoll for ${today} from ${dataVersions(catalogue)}.`;
}
