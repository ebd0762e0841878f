import type { DecisionEvidence } from '@/server/teams/workspaces/DecisionEvidence';
import { evidenceClaim } from '@/server/teams/workspaces/evidenceClaim';

describe('evidenceClaim', () => {
  const evidence: DecisionEvidence = {
    dataVersion: 'web-features 3.0.0',
    audience: 'source',
    audienceName: 'Our visitors',
    linePercent: 95,
    supportedShare: 0.965,
    partialShare: 0,
    unsupportedShare: 0.035,
    unknownShare: 0,
    baseline: null,
    isDiscouraged: false,
    blockers: [],
    day: '2026-11-29',
  };

  it('states the error of a measured share, and none of another', () => {
    const claims = [evidence, { ...evidence, measured: { visits: 48_210, error: 0.003 } }];

    expect(claims.map(evidenceClaim).map((text) => text.replaceAll('\u202F', ' '))).toEqual([
      '96.5 % of Our visitors could use it',
      '96.5 % (± 0.3 points of 48,210 visits) of Our visitors could use it',
    ]);
  });
});
