import ICAL from 'ical.js';
import { renderAnswer } from '@/server/api/answers/renderAnswer';
import { loadCatalogue } from '@/server/data/catalogue/loadCatalogue';
import { audienceByKey } from '@/server/model/audiences/audienceByKey';
import { getForecast } from '@/server/model/forecast/forecast';

const catalogue = loadCatalogue();
const world = audienceByKey(catalogue, 'world');
const TODAY = '2026-11-18';

const calendarAt = (slug: string, query = '') =>
  renderAnswer(catalogue, `/features/${slug}/line.ics${query}`, 'https://plimsoll.example', TODAY);

const eventsOf = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as string[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

const forecastOf = (slug: string, line: number) =>
  getForecast(catalogue, catalogue.featureBySlug(slug)!, world, line, TODAY);

const expected = catalogue.features.find(
  ({ slug }) => forecastOf(slug, 95).state === 'EXPECTED' && forecastOf(slug, 95).likelyOn,
)!;

describe('lineCalendar', () => {
  it('has one tentative entry on the likely day, with a link to look again', () => {
    const { body, type } = calendarAt(expected.slug);
    const [event, ...others] = eventsOf(body);

    expect(type).toBe('text/calendar; charset=utf-8');
    expect(others).toEqual([]);
    expect(event!.startDate.toString()).toBe(forecastOf(expected.slug, 95).likelyOn);
    expect(event!.summary).toContain(expected.name);
    expect(event!.description).toMatch(/95.%.*https:\/\/plimsoll\.example\/features\//);
    expect(event!.component.getFirstPropertyValue('status')).toBe('TENTATIVE');
  });

  it('keeps an entry’s id per audience and line, so that it moves with the forecast', () => {
    const idOf = (query: string) => eventsOf(calendarAt(expected.slug, query).body)[0]?.uid;

    expect(idOf('')).toBe(idOf('?audience=world&line=95'));
    expect(idOf('')).not.toBe(idOf('?line=95.5'));
  });

  it('is empty where there is no date, and where the line has been reached', () => {
    expect(eventsOf(calendarAt('grid', '?line=80').body)).toEqual([]);
  });

  it('says in its own format that there is no such feature', () => {
    const { status, body } = calendarAt('nothing-like-this');

    expect(status).toBe(404);
    expect(eventsOf(body)).toEqual([]);
  });
});
