import ICAL from 'ical.js';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';

const catalogue = loadCatalogue();
const TODAY = '2026-11-18';

const calendarAt = (query = '') =>
  renderAnswer(catalogue, `/browsers/calendar.ics${query}`, 'https://plimsoll.example', TODAY);

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as string[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

describe('calendarFile', () => {
  it('is a calendar that a library reads, with an all-day event for each dated release', () => {
    const { body, type } = calendarAt();
    const dated = catalogue.releases.filter(
      ({ isPlan, releasedOn, browser }) =>
        isPlan && releasedOn !== undefined && browser.type !== 'SERVER',
    );
    const events = eventsOf(body);

    expect(type).toBe('text/calendar; charset=utf-8');
    expect(events.map(({ startDate }) => startDate.toString()).sort()).toEqual(
      dated.map(({ releasedOn }) => releasedOn).sort(),
    );
    expect(events.every(({ startDate }) => startDate.isDate)).toBe(true);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  });

  it('has the line ends, line lengths and required fields that strict programs check', () => {
    const { body } = calendarAt();

    expect(body).not.toMatch(/(?<!\r)\n/);
    for (const line of body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(body.match(/^BEGIN:VEVENT/gm)).toHaveLength(
      body.match(/^DTSTAMP:\d{8}T\d{6}Z/gm)!.length,
    );
    expect(body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\nPRODID:/);
  });

  it('marks unconfirmed days, and names the audience', () => {
    const past = eventsOf(calendarAt('?audience=region:DE').body).find(
      ({ startDate }) => startDate.toString() <= TODAY,
    )!;

    expect(past.summary).toMatch(/ 158 \(planned; not confirmed yet\)$/);
    expect(past.description).toMatch(/% of the audience uses/);
    expect(calendarAt('?audience=region:DE').body).toContain('Germany');
  });

  it('refuses an audience it does not know as a calendar without events', () => {
    const { status, body } = calendarAt('?audience=region:XX');

    expect(status).toBe(400);
    expect(eventsOf(body)).toEqual([]);
  });
});
