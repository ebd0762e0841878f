import { scrubText } from '@/browser/telemetry/scrub';

describe('scrubText', () => {
  it.each([
    [
      'Unexpected token \'s\', "secret" is not valid JSON',
      'Unexpected token “…”, “…” is not valid JSON',
    ],
    ['The audience “region:XX” does not exist', 'The audience “…” does not exist'],
    ['Failed to fetch https://user:pw@a.example/secret?q=secret#s', 'Failed to fetch …@…'],
    ['Failed to load /features?q=secret now', 'Failed to load /… now'],
    ['Write to jane.doe@example.org!', 'Write to …@…'],
    ['Card 4111111111111111 declined', 'Card … declined'],
    ['“a” and `b` and ‘c’', '“…” and “…” and “…”'],
  ])('takes what may come from a person out of %s', (text, scrubbed) => {
    expect(scrubText(text)).toBe(scrubbed);
  });

  it.each([
    "Cannot read properties of undefined (reading 'name')",
    "Cannot set properties of null (setting 'textContent')",
    'Minified React error #418',
    "It doesn't matter, and it can't hurt",
  ])('keeps what our own code says: %s', (text) => {
    expect(scrubText(text)).toBe(text);
  });

  it('truncates long text', () => {
    expect(scrubText('x '.repeat(5_000)).length).toBe(200);
  });
});
