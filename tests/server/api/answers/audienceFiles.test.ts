import { audienceFileHref } from '@/domain/routes/audiences';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const answerAt = (address: string) =>
  renderAnswer(loadCatalogue(), address, 'https://plimsoll.example', '2026-11-21');

describe('/exports/audience.…', () => {
  it('lists the releases of an audience, whose shares sum to the tracked share', () => {
    const { status, body } = answerAt(audienceFileHref('json', 'region:DE'));
    const { key, name, trackedShare, releases } = JSON.parse(body) as {
      key: string;
      name: string;
      trackedShare: number;
      releases: { browser: string; version: string; share: number }[];
    };

    expect([status, key, name]).toEqual([200, 'region:DE', 'Germany']);
    expect(releases.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(trackedShare, 6);
    expect(releases.map(({ share }) => share)).toEqual(
      releases.map(({ share }) => share).toSorted((a, b) => b - a),
    );
  });

  it('has the same rows as CSV, with the names of browsers', () => {
    const [head, first, ...rest] = answerAt('/exports/audience.csv?audience=region:DE')
      .body.trimEnd()
      .split('\r\n');
    const { releases } = JSON.parse(answerAt('/exports/audience.json?audience=region:DE').body) as {
      releases: readonly { version: string; share: number }[];
    };

    expect(head).toBe('browser,version,share');
    expect(first).toBe(`Chrome on Android,${releases[0]!.version},${releases[0]!.share}`);
    expect(rest).toHaveLength(releases.length - 1);
  });

  it('refuses an unknown audience', () => {
    expect(answerAt('/exports/audience.csv?audience=region:XX').status).toBe(400);
  });
});
