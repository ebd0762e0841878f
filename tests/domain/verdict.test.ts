import type { CoverageShares } from '@/domain/CoverageShares';
import { getClaim, getVerdict } from '@/domain/verdict';
import type { VerdictInput } from '@/domain/VerdictInput';

const NARROW_SPACE = /\u202F/g;

function shares(supportedShare: number, partialShare = 0, unknownShare = 0): CoverageShares {
  return {
    supportedShare,
    partialShare,
    unknownShare,
    unsupportedShare: 1 - supportedShare - partialShare - unknownShare,
  };
}

function verdict(input: Partial<VerdictInput>) {
  return getVerdict({
    shares: shares(0.884),
    linePercent: 95,
    shortBrowsers: [],
    isDiscouraged: false,
    ...input,
  });
}

function text(input: Partial<VerdictInput>): string {
  const answer = verdict(input);
  return [`${answer.heading}.`, getClaim(answer), answer.missing, ...answer.reasons]
    .filter(Boolean)
    .join(' ')
    .replace(NARROW_SPACE, ' ');
}

const NOTE: VerdictInput['partialReason'] = {
  kind: 'NOTE',
  quote: 'Popovers stay open',
  places: [{ browser: 'Safari on iOS', from: '17', to: '18.2' }],
  morePlaces: 0,
};

describe('verdictOf', () => {
  it('says yes at or above the line', () => {
    expect(verdict({ shares: shares(0.95) }).answer).toBe('Yes');
    expect(
      text({
        shares: shares(0.971),
        baseline: { status: 'WIDELY', newlyOn: '2023-02-14', widelyOn: '2025-08-14' },
      }),
    ).toBe(
      'Yes. 97.1 % of your audience can use it, 2.1 points above your line. Baseline widely available since August 2025.',
    );
  });

  it('refers to all features of a set', () => {
    expect(text({ subject: 'all' })).toBe(
      'Not yet. 88.4 % of your audience can use all of them, 6.6 points below your line.',
    );
    expect(text({ subject: 'all', shares: shares(0) })).toMatch(
      /^Not yet. No one in your audience can fully use all of them/,
    );
  });

  it('says no below the line of an audience that never updates', () => {
    expect(text({ isFixed: true })).toBe(
      'No. 88.4 % of your audience can use it, 6.6 points below your line.',
    );
    expect(verdict({ isFixed: true, shares: shares(0.9, 0, 0.06) }).answer).toBe('Unclear');
    expect(verdict({ isFixed: true, shares: shares(0.95) }).answer).toBe('Yes');
  });

  it('says “exactly at your line” if the displayed numbers are equal', () => {
    expect(verdict({ shares: shares(0.9502) }).distance).toBe('exactly at your line');
  });

  it('says not yet below the line, how far, and which single browser is missing', () => {
    const missingBrowsers = [{ name: 'Firefox on Android' }, { name: 'Firefox' }];

    expect(
      text({
        baseline: { status: 'LIMITED', limitedReason: 'ONE_BROWSER_SHORT', missingBrowsers },
        shortBrowsers: [{ name: 'Firefox' }],
      }),
    ).toBe(
      'Not yet. 88.4 % of your audience can use it, 6.6 points below your line. Firefox is the only major browser without it.',
    );
  });

  it('names the two browsers that leave out most people, and the “widely” date', () => {
    const baseline = { status: 'NEWLY', newlyOn: '2026-06-09', widelyOn: '2028-12-09' } as const;

    const shortBrowsers = [
      { name: 'Safari on iOS', newestSupports: true },
      { name: 'Opera Mini' },
      { name: 'Chrome' },
    ];

    expect(text({ baseline, shortBrowsers })).toBe(
      'Not yet. 88.4 % of your audience can use it, 6.6 points below your line. Most of the others use an old Safari on iOS or Opera Mini. ' +
        'Baseline newly available since June 2026; widely available from December 2028.',
    );
  });

  it('leads with most of it where more people have that than all of it', () => {
    expect(
      text({
        shares: shares(0.027, 0.806),
        baseline: { status: 'LIMITED', limitedReason: 'NONE_YET' },
      }),
    ).toBe(
      'Mostly. 83.3 % of your audience can use most of it, 11.7 points below your line; 2.7 % can use all of it. No major browser supports all of it yet.',
    );
    expect(
      text({
        shares: shares(0.027, 0.818),
        partialReason: {
          kind: 'PARTS',
          missingCount: 2,
          partCount: 325,
          places: [{ browser: 'Chrome' }, { browser: 'Edge' }, { browser: 'Firefox' }],
          morePlaces: 0,
        },
      }),
    ).toBe(
      'Mostly. 84.5 % of your audience can use most of it, 10.5 points below your line; 2.7 % can use all of it. Two of its 325 parts are missing in Chrome, Edge and Firefox.',
    );
    expect(text({ shares: shares(0.01, 0.2) })).toMatch(
      /^Not yet\. 21\.0 % of your audience can use most of it, 74\.0 points below your line; 1\.0 %/,
    );
    expect(verdict({ shares: shares(0.5, 0.2) }).answer).toBe('Not yet');
  });

  it('answers for a Baseline target whether it is in the target, whatever the share', () => {
    const baseline = { status: 'WIDELY', newlyOn: '2024-03-05', widelyOn: '2026-09-05' } as const;
    const target = (isIn: boolean) => ({ target: '2023', isIn });

    expect(text({ shares: shares(0.999), baseline, target: target(false) })).toBe(
      'No, not in Baseline 2023. 99.9 % of the people on its releases can use it, 4.9 points above your line. Its oldest versions lack it. Baseline widely available since September 2026.',
    );
    expect(verdict({ shares: shares(0.999), target: target(false) }).answer).toBe('No');
    expect(text({ shares: shares(1), target: target(true) })).toBe(
      'Yes, in Baseline 2023. 100.0 % of the people on its releases can use it, 5.0 points above your line.',
    );
  });

  it('says so if only the estimate of Chrome on Android decides', () => {
    expect(text({ shares: shares(0.932), shareIfAndroidIsLatest: 0.957 })).toMatch(
      /This depends on an estimate: if all of Chrome on Android is up to date, 95\.7 % can use it\./,
    );
    expect(text({ shares: shares(0.9), shareIfAndroidIsLatest: 0.93 })).not.toMatch(/estimate/);
    expect(text({ shares: shares(0.96), shareIfAndroidIsLatest: 0.98 })).not.toMatch(/estimate/);
  });

  it('asks for care where only partial support reaches the line', () => {
    expect(text({ shares: shares(0.9, 0.06) })).toBe(
      'Yes, with care. 96.0 % of your audience can use it, 1.0 point above your line. For 6.0 % of them something is missing.',
    );
    expect(
      text({
        shares: shares(0.9, 0.06),
        partialReason: NOTE,
        shortBrowsers: [{ name: 'Safari on iOS' }],
      }),
    ).toMatch(
      /For 6\.0 % of them something is missing: “Popovers stay open” \(Safari on iOS 17–18\.2\)\.$/,
    );
  });

  it('never says yes to a share below the line', () => {
    for (let full = 0; full <= 100; full += 4)
      for (let part = 0; full + part <= 100; part += 4)
        for (const isDiscouraged of [false, true]) {
          const answer = verdict({ shares: shares(full / 100, part / 100), isDiscouraged });

          if (answer.answer.startsWith('Yes')) expect(answer.distance).not.toMatch(/below/);
        }
  });

  it('names the audience and the line for readers who chose neither', () => {
    expect(text({ audienceName: 'Germany' })).toMatch(
      /^Not yet\. 88\.4 % of the audience “Germany” can use it, 6\.6 points below the line of 95 %\./,
    );
  });

  it('counts those who can use part of it where they make the answer a yes', () => {
    const baseline = { status: 'LIMITED', limitedReason: 'NONE_YET' } as const;

    expect(text({ shares: shares(0, 0.973, 0.024), baseline })).toBe(
      'Yes, with care. 97.3 % of your audience can use most of it, 2.3 points above your line; no major browser supports every part.',
    );
    expect(text({ shares: shares(0.2, 0.76) })).toContain('; 20.0 % can use all of it.');
    expect(text({ shares: shares(0, 0.97) })).toContain('; no one can use all of it.');
  });

  it('is unclear, not no, if only the unknown share keeps it below the line', () => {
    expect(text({ shares: shares(0.716, 0, 0.284), isDiscouraged: true })).toBe(
      'Unclear. 71.6 % of your audience can use it, 23.4 points below your line. We can’t tell for 28.4 %; if it works for them, you clear your line. It’s discouraged. Use an alternative for anything new.',
    );
  });

  it('is unclear if only the unknown share could reach the line', () => {
    expect(text({ shares: shares(0.9, 0, 0.06) })).toContain(
      'We can’t tell for 6.0 %; if it works for them, you clear your line.',
    );
    expect(verdict({ shares: shares(0.9, 0, 0.06) }).answer).toBe('Unclear');
    expect(verdict({ shares: shares(0, 0.9, 0.06) }).answer).toBe('Unclear');
  });

  it('names no browsers that lack it where more people use untracked ones', () => {
    const shortBrowsers = [{ name: 'Internet Explorer' }, { name: 'Chrome' }];

    expect(text({ shares: shares(0.715, 0, 0.284), shortBrowsers })).not.toContain('Chrome');
    expect(text({ shares: shares(0.9, 0, 0.06), shortBrowsers })).not.toContain('Chrome');
    expect(text({ shares: shares(0.91, 0, 0.04), shortBrowsers })).toContain('Chrome');
  });

  it('does not claim that no one can use it if nothing is known', () => {
    expect(text({ shares: shares(0, 0, 1) })).toBe(
      'Unclear. We know of no one in your audience who can fully use it, 95.0 points below your line. We can’t tell for 100.0 %; if it works for them, you clear your line.',
    );
  });

  it('is unclear where those unknown and those with a part could reach the line', () => {
    const unclear = verdict({ shares: shares(0.9, 0.03, 0.03) });

    expect(unclear.answer).toBe('Unclear');
    expect(unclear.share).toMatch(/^93\.0.% of your audience can use it$/);
    expect(verdict({ shares: shares(0.9, 0.005, 0.02) }).answer).toBe('Not yet');
  });

  it('advises care with a discouraged feature that reaches the line', () => {
    expect(verdict({ shares: shares(0.99), isDiscouraged: true }).answer).toBe('Yes, with care');
    expect(text({ shares: shares(0.99), isDiscouraged: true })).toContain(
      'It’s discouraged. Use an alternative for anything new.',
    );
  });

  it('says no to a discouraged feature below the line', () => {
    expect(verdict({ shares: shares(0.9, 0.09), isDiscouraged: true }).answer).toBe('No');
  });

  it('says no if no core browser ships it', () => {
    expect(
      text({ shares: shares(0), baseline: { status: 'LIMITED', limitedReason: 'NONE_YET' } }),
    ).toBe(
      'No. No one in your audience can fully use it, 95.0 points below your line. No major browser supports all of it yet.',
    );
  });

  it('does not mistake an unknown audience for support if no core browser ships it', () => {
    expect(
      verdict({
        shares: shares(0, 0, 1),
        baseline: { status: 'LIMITED', limitedReason: 'NONE_YET' },
      }).answer,
    ).toBe('No');
  });

  it('advises care if nearly everyone has partial support but no core browser full', () => {
    expect(
      verdict({
        shares: shares(0, 0.98),
        baseline: { status: 'LIMITED', limitedReason: 'NONE_YET' },
      }).answer,
    ).toBe('Yes, with care');
  });
});
