import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { atomFaults } from '../../../support/atomFaults';
import { childrenOf, readXml, type XmlElement } from '../../../support/readXml';

const catalogue = loadCatalogue();

const ORIGIN = 'https://plimsoll.example';

const feedAt = (address: string, today = '2026-11-21', origin = ORIGIN) =>
  renderAnswer(catalogue, address, origin, today);
const entriesOf = (body: string): readonly XmlElement[] => childrenOf(readXml(body), 'entry');
const textOf = (element: XmlElement, name: string): string => childrenOf(element, name)[0]!.text;

describe('feed', () => {
  it.each([
    '/feeds/newly',
    '/feeds/widely',
    '/feeds/discouraged',
    '/feeds/query?q=group:css',
    '/feeds/query',
    '/feeds?q=dialog&audience=region:DE',
    '/feeds/query?q=nothing-is-called-this',
    '/feeds/query?q=grop:css',
    '/feeds/quickly',
  ])('%s is a valid RFC 4287 feed', (address) =>
    expect(atomFaults(feedAt(address).body)).toEqual([]),
  );

  it('dates each entry, newest first', () => {
    const entries = entriesOf(feedAt('/feeds/newly').body);
    const days = entries.map((entry) => textOf(entry, 'updated'));

    expect(entries).toHaveLength(100);
    expect(days).toEqual(days.toSorted().reverse());
    expect(
      entriesOf(feedAt('/feeds/newly', '2023-12-31').body).map((entry) =>
        textOf(entry, 'title'),
      )[0],
    ).toBe(':has() is newly available');
    expect(
      entriesOf(feedAt('/feeds/widely').body).filter(
        (entry) => textOf(entry, 'updated').slice(0, 10) > '2026-11-21',
      ),
    ).toEqual([]);
  });

  it('adds a feature on the day it becomes widely available', () => {
    const titlesOn = (day: string) =>
      entriesOf(feedAt('/feeds/widely', day).body).map((entry) => textOf(entry, 'title'));
    expect(titlesOn('2026-06-18')).not.toContain(':has() is widely available');
    expect(titlesOn('2026-06-19')[0]).toBe(':has() is widely available');
  });

  it('keeps ids and dates across days and origins, so readers show entries once', () => {
    const keysOf = (body: string) =>
      entriesOf(body).map((entry) => `${textOf(entry, 'id')} ${textOf(entry, 'updated')}`);
    const today = keysOf(feedAt('/feeds/newly').body);

    expect(keysOf(feedAt('/feeds/newly', '2026-11-22', 'http://localhost:3000').body)).toEqual(
      today,
    );
    expect(new Set(today).size).toBe(100);
    expect(today).toContain('urn:uuid:a4569bef-4d3b-53c8-9834-1f94642491a0 2026-09-14T00:00:00Z');
    expect(keysOf(feedAt('/feeds/widely').body).filter((key) => today.includes(key))).toEqual([]);
  });

  it('contains every match of a query and declares itself complete', () => {
    const { body } = feedAt('/feeds/query?q=discouraged:yes');
    expect(entriesOf(body)).toHaveLength(
      catalogue.features.filter(({ discouraged }) => discouraged).length,
    );
    expect(childrenOf(readXml(body), 'complete')[0]!.namespace).toBe(
      'http://purl.org/syndication/history/1.0',
    );
  });

  it('gives a long list in pages that name each other, and no entry twice', () => {
    const ids = new Set<string>();
    let address: string | undefined = '/feeds/query';
    let pages = 0;
    for (; address !== undefined; pages++) {
      const { body } = feedAt(address);
      const links = new Map(
        childrenOf(readXml(body), 'link').map(({ attributes: { rel, href } }) => [rel, href]),
      );
      expect(atomFaults(body)).toEqual([]);
      expect(links.get('self')).toBe(`${ORIGIN}${address}`);
      expect(links.get('first')).toBe(`${ORIGIN}/feeds/query`);
      expect(links.has('previous')).toBe(pages > 0);
      expect(childrenOf(readXml(body), 'complete')).toEqual([]);
      for (const entry of entriesOf(body)) ids.add(textOf(entry, 'id'));
      address = links.get('next')?.slice(ORIGIN.length);
    }

    expect(ids.size).toBe(catalogue.features.length);
    expect(pages).toBe(Math.ceil(catalogue.features.length / 200));
    expect(feedAt(`/feeds/query?page=${pages + 1}`).status).toBe(404);
    expect(feedAt('/feeds/query?page=x').status).toBe(404);
  });

  it('follows one feature, with ids that stay', () => {
    const { body } = feedAt('/features/has/feed.atom');
    const titles = entriesOf(body).map((entry) => textOf(entry, 'title'));
    const idsOn = (day: string) =>
      entriesOf(feedAt('/features/has/feed.atom', day).body).map((entry) => textOf(entry, 'id'));

    expect(atomFaults(body)).toEqual([]);
    expect(titles[0]).toBe(':has() is widely available');
    expect(titles).toEqual(
      expect.arrayContaining(['Safari 15.4 supports :has()', ':has() is newly available']),
    );
    expect(idsOn('2026-11-21').slice(1)).toEqual(idsOn('2026-06-18'));
    expect(feedAt('/features/hass/feed.atom').status).toBe(404);
    expect(atomFaults(feedAt('/features/hass/feed.atom').body)).toEqual([]);
  });

  it('runs the query for the audience and names the audience', () => {
    const inJapan = entriesOf(
      feedAt('/feeds/query?q=id:has+coverage:%3E%3D50&audience=region:JP').body,
    );
    expect(textOf(inJapan[0]!, 'summary')).toMatch(/\u202F% of the audience “Japan” can use it\./);
    expect(childrenOf(inJapan[0]!, 'link')[0]!.attributes['href']).toBe(
      `${ORIGIN}/features/has?audience=region%3AJP`,
    );
  });

  it('names the data it was computed from', () => {
    expect(textOf(readXml(feedAt('/feeds/newly').body), 'rights')).toMatch(
      /web-features \d+\.\d+\.\d+ \(Apache-2.0\).*caniuse-lite .* \(CC-BY-4.0\)/,
    );
  });

  it('explains a missing feed in a feed', () => {
    const saidBy = (address: string) => ({
      status: feedAt(address).status,
      sentence: textOf(readXml(feedAt(address).body), 'subtitle'),
    });

    expect(saidBy('/feeds/quickly')).toEqual({
      status: 404,
      sentence: 'There is no feed “quickly”. The feeds are newly, widely, discouraged and query.',
    });
    expect(saidBy('/feeds/query?q=grop:css')).toMatchObject({
      status: 400,
      sentence: expect.stringMatching(
        /^The query cannot be read at character 1: .*group:/,
      ) as string,
    });
    expect(saidBy('/feeds/newly?audience=mars')).toMatchObject({
      status: 400,
      sentence: expect.stringContaining('“mars” is not an audience') as string,
    });
  });

  it('escapes everything that was typed', () => {
    const typed = `"><script>&\u0000${String.fromCharCode(0xd800)}`;
    const { body } = feedAt(`/feeds/query?q=${encodeURIComponent('"\\"><script>&"')}`);
    expect(textOf(readXml(body), 'title')).toContain('<script>');
    expect(atomFaults(feedAt(`/feeds/${encodeURIComponent('a<b>&"')}`).body)).toEqual([]);
    expect(
      atomFaults(feedAt(`/feeds/query?q=${new URLSearchParams({ q: typed }).toString()}`).body),
    ).toEqual([]);
  });
});
