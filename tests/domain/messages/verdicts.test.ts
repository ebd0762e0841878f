import type { CoverageShares } from '@/domain/CoverageShares';
import { shares as germanShares } from '@/domain/messages/__generated__/shares.de';
import { shares as spanishShares } from '@/domain/messages/__generated__/shares.es';
import { shares as frenchShares } from '@/domain/messages/__generated__/shares.fr';
import { shares as japaneseShares } from '@/domain/messages/__generated__/shares.ja';
import { verdict as german } from '@/domain/messages/__generated__/verdict.de';
import { verdict as spanish } from '@/domain/messages/__generated__/verdict.es';
import { verdict as french } from '@/domain/messages/__generated__/verdict.fr';
import { verdict as japanese } from '@/domain/messages/__generated__/verdict.ja';
import { createWording } from '@/domain/messages/createWording';
import type { Wording } from '@/domain/messages/Wording';
import type { PartialFacts } from '@/domain/PartialFacts';
import { getClaim, getVerdict } from '@/domain/verdict';
import type { VerdictInput } from '@/domain/VerdictInput';

const WORDINGS = {
  de: createWording('de', { ...germanShares, ...german }),
  fr: createWording('fr', { ...frenchShares, ...french }),
  es: createWording('es', { ...spanishShares, ...spanish }),
  ja: createWording('ja', { ...japaneseShares, ...japanese }),
};

function shares(supportedShare: number, partialShare = 0, unknownShare = 0): CoverageShares {
  const unsupportedShare = 1 - supportedShare - partialShare - unknownShare;
  return { supportedShare, partialShare, unknownShare, unsupportedShare };
}

const NOTE: PartialFacts = {
  kind: 'NOTE',
  quote: 'Popovers stay open',
  places: [
    { browser: 'Safari on iOS', from: '17', to: '18.2' },
    { browser: 'Chrome', from: '63' },
  ],
  morePlaces: 2,
};
const PARTS: PartialFacts = {
  kind: 'PARTS',
  missingCount: 2,
  partCount: 1325,
  places: [{ browser: 'Chrome' }],
  morePlaces: 0,
};

function text(input: Partial<VerdictInput>, wording: Wording): string {
  const { heading, missing, reasons, ...claim } = getVerdict(
    { shares: shares(0.884), linePercent: 95, shortBrowsers: [], isDiscouraged: false, ...input },
    wording,
  );
  return [wording.messages.headline({ heading }), getClaim(claim, wording), missing, ...reasons]
    .filter(Boolean)
    .join(wording.gap)
    .replaceAll(/[\u202F\u00A0]/g, ' ');
}

const BASELINE = { status: 'NEWLY', newlyOn: '2025-08-14', widelyOn: '2028-02-14' } as const;
const SHORT = [{ name: 'Chrome on Android', newestSupports: true }, { name: 'Safari on iOS' }];

describe('verdicts', () => {
  it('read as sentences in German', () => {
    expect(text({ shortBrowsers: SHORT, baseline: BASELINE }, WORDINGS.de)).toBe(
      'Noch nicht. 88,4 % Ihrer Zielgruppe können diese Funktion nutzen, 6,6 Prozentpunkte unter Ihrer Zielmarke. Die meisten anderen verwenden eine alte Version von Chrome unter Android oder Safari unter iOS. Seit August 2025 in Baseline neu verfügbar, ab Februar 2028 weitgehend verfügbar.',
    );
    expect(text({ shares: shares(0.9, 0.06), partialReason: NOTE }, WORDINGS.de)).toBe(
      'Ja, mit Vorsicht. 96,0 % Ihrer Zielgruppe können diese Funktion nutzen, 1,0 Prozentpunkt über Ihrer Zielmarke. Bei 6,0 % davon ist die Unterstützung unvollständig: „Popovers stay open“ (Safari unter iOS 17–18.2, Chrome ab 63 und 2 weiteren).',
    );
  });

  it('read as sentences in French', () => {
    expect(text({ shortBrowsers: SHORT, baseline: BASELINE }, WORDINGS.fr)).toBe(
      'Pas encore. 88,4 % de votre public peut utiliser cette fonctionnalité, 6,6 points au-dessous de votre seuil. La plupart des autres utilisent Chrome sur Android dans une ancienne version ou Safari sur iOS. Nouvellement disponible dans Baseline depuis août 2025, largement disponible à partir de février 2028.',
    );
    expect(text({ shares: shares(0.027, 0.818), partialReason: PARTS }, WORDINGS.fr)).toBe(
      'En grande partie. 84,5 % de votre public peut en utiliser la plus grande partie, 10,5 points au-dessous de votre seuil ; 2,7 % peuvent l’utiliser entièrement. 2 parties sur 1 325 manquent dans Chrome.',
    );
  });

  it('read as sentences in Spanish', () => {
    expect(text({ shortBrowsers: SHORT, baseline: BASELINE }, WORDINGS.es)).toBe(
      'Todavía no. El 88,4 % de su audiencia puede usar esta función, 6,6 puntos por debajo de su umbral. La mayoría de los demás usa una versión antigua de Chrome en Android o Safari en iOS. Recién disponible en Baseline desde agosto de 2025; ampliamente disponible a partir de febrero de 2028.',
    );
    expect(text({ shares: shares(0.9, 0.06), partialReason: NOTE }, WORDINGS.es)).toMatch(
      /Para el 6,0 % de esas personas, la compatibilidad es incompleta: «Popovers stay open» \(Safari en iOS 17–18\.2, /,
    );
  });

  it('read as sentences in Japanese', () => {
    expect(text({ shortBrowsers: SHORT, baseline: BASELINE }, WORDINGS.ja)).toBe(
      'まだ使えません。対象ユーザーの 88.4% がこの機能を利用できます。目標ラインを 6.6 ポイント下回っています。それ以外の人の多くは、古いバージョンの Android 版 ChromeまたはiOS 版 Safari を使っています。Baseline では 2025年8月から新たに利用可能で、2028年2月から広く利用可能になる見込みです。',
    );
  });
});

/** One that leads to each message at least once. */
const INPUTS: readonly Partial<VerdictInput>[] = [
  { shares: shares(0.97) },
  { shares: shares(0.9502) },
  { shares: shares(0) },
  { shares: shares(0, 0, 0.5) },
  { shares: shares(0.9, 0, 0.06) },
  { shares: shares(0.9, 0.06) },
  { shares: shares(0.9, 0.06), partialReason: { ...NOTE, kind: 'PREFIX', quote: '-webkit-' } },
  { shares: shares(0.9, 0.06), partialReason: { ...NOTE, kind: 'OTHER_NAME', quote: 'old' } },
  { shares: shares(0.9, 0.06), partialReason: { ...NOTE, kind: 'WHOLE', quote: null } },
  { shares: shares(0.1, 0.8), partialReason: PARTS },
  { shares: shares(0, 0.8), partialReason: { ...PARTS, missingCount: 1, quote: 'x' } },
  { shares: shares(0.1, 0.8), subject: 'all', audienceName: 'Our <b>shop</b>' },
  { isDiscouraged: true },
  { isDiscouraged: true, shares: shares(0.97) },
  { isDiscouraged: true, shares: shares(0.9, 0, 0.06) },
  { shareIfAndroidIsLatest: 0.957 },
  { baseline: { status: 'LIMITED', limitedReason: 'NONE_YET' } },
  { baseline: { status: 'LIMITED', limitedReason: 'ONE_BROWSER_SHORT' } },
  { baseline: { status: 'WIDELY', widelyOn: '2025-08-14' } },
  { target: { target: '2023', isIn: false }, shares: shares(0.99) },
  { target: { target: 'widely', isIn: true }, shares: shares(1) },
];

const ENGLISH_WORDS =
  /\b(?:the|of|your|audience|can|people|missing|needs|called|since|available|with|not yet|yes|newer|and|or)\b/i;

describe.each(Object.entries(WORDINGS))('verdicts in %s', (locale, wording) => {
  it.each(INPUTS.map((input, index) => [index, input] as const))(
    'say number %i with its numbers, and in no other language',
    (_, input) => {
      const said = text(input, wording);
      const own = said.replaceAll(/Popovers stay open|Our <b>shop<\/b>/g, '');

      expect(own).not.toMatch(ENGLISH_WORDS);
      expect(said).not.toMatch(/undefined|NaN|[{}]/);
      const full = input.shares ?? shares(0.884);
      if (full.supportedShare > 0) expect(said).toMatch(locale === 'ja' ? /\d\.\d%/ : /\d,\d %/);
    },
  );

  it('never rounds up to the line, and has a word for a trace', () => {
    expect(wording.percent(0.94999, 95)).toMatch(/94[.,]9/);
    expect(wording.percent(0.99999)).toMatch(/99[.,]9/);
    expect(wording.percent(0.0001)).toMatch(/^<.0[.,]1/);
  });
});
