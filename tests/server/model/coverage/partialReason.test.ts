import { ENGLISH } from '@/domain/messages/english';
import { partialClause, placeWords } from '@/domain/partialWords';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { explainPartial } from '@/server/model/coverage/judgeSubject';

const catalogue = loadCatalogue();

function explainAll(slug: string, key = 'world', max = 10) {
  const audience = audienceByKey(catalogue, key);
  const feature = catalogue.featureBySlug(slug)!;
  return explainPartial({ feature }, { catalogue, audience }, max).map((reason) => ({
    ...reason,
    clause: partialClause(reason.facts, ENGLISH),
    places: placeWords(reason.facts, ENGLISH),
  }));
}

const explain = (slug: string, key?: string) => explainAll(slug, key, 1)[0];

describe('explainPartial', () => {
  it('quotes the note of the statement that holds for most people', () => {
    expect(explain('overscroll-behavior')?.clause).toMatch(
      /^something is missing: “The property has no effect on scroll containers that have no scrollable overflow” \(Safari on iOS 16 and newer, /,
    );
    expect(explain('popover', 'browserslist:ios_saf 17.4, ios_saf 18.1, ios_saf 26.1')).toEqual(
      expect.objectContaining({
        text: expect.stringMatching(
          /^“On iOS .*popovers are not dismissed .*outside.*”$/,
        ) as string,
        clause: expect.stringMatching(/\(Safari on iOS 17\.4(–18\.1)?\)$/) as string,
      }),
    );
  });

  it('keeps the addresses of bugs, markup and further sentences out of a note', () => {
    for (const { slug } of catalogue.features) {
      const { clause = '', text = '' } = explain(slug) ?? {};

      expect(clause).not.toMatch(/<\/?(a|code)\b|\bbug \d|&(lt|gt|amp|quot);|\.”/);
      expect(text.length).toBeLessThan(220);
    }
  });

  it('names a prefix or another name where no note says more', () => {
    expect(explain('cross-fade')?.clause).toMatch(/^it needs the prefix -webkit- \(Chrome/);
    expect(explain('mask-border')?.clause).toMatch(/^it is called -webkit-mask-box-image \(/);
  });

  it('counts missing parts, and names only a brand if its newest release lacks them', () => {
    expect(explain('anchor-positioning')?.clause).toBe(
      'two of its 325 parts are missing in Chrome 129–156, Edge 131–156 and Firefox',
    );
    expect(explain('display-contents')?.clause).toBe(
      'one of its 2 parts is missing in Safari: specific behavior of unusual elements when display: contents is applied to them',
    );
  });

  it('gives further reasons after the first, each with its people and places', () => {
    const reasons = explainAll('popover', 'browserslist:ios_saf 17.4, ios_saf 18.1, ios_saf 26.1');
    const notes = reasons.filter(({ text }) => text.startsWith('“'));

    expect(reasons[0]).toEqual(
      explain('popover', 'browserslist:ios_saf 17.4, ios_saf 18.1, ios_saf 26.1'),
    );
    expect(notes.map(({ share }) => share)).toEqual(
      notes.map(({ share }) => share).toSorted((a, b) => b - a),
    );
    for (const { places, share } of reasons) {
      expect(places).toMatch(/^Safari on iOS/);
      expect(share).toBeGreaterThan(0);
    }
  });

  it('names no release that has the feature, though a part is still missing there', () => {
    const places = explainAll('popover').map((reason) => reason.places);

    // Popovers close on iOS from 18.3 on; an option of one method came with 26.
    expect(places).not.toHaveLength(0);
    for (const place of places) expect(place).toMatch(/^Safari on iOS 17–18\.[0-2]$/);
  });

  it('gives no more reasons than asked for', () => {
    for (const { slug } of catalogue.features)
      expect(explainAll(slug, 'world', 2).length).toBeLessThanOrEqual(2);
  });

  it('has nothing to say where nobody has a part', () => {
    expect(explain('has')).toBeUndefined();
    expect(explain('subgrid')).toBeUndefined();
  });
});
