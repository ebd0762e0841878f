import { readFileSync } from 'node:fs';
import { renderToString } from 'react-dom/server';
import { BUSY_MESSAGE, BUSY_SECONDS } from '@/domain/protocol';
import { renderBusyPage } from '@/server/api/http/renderBusyPage';

jest.mock('node:fs', () => ({ readFileSync: jest.fn() }));

const BUILT = renderToString(
  <html lang="en">
    <head>
      <meta name="seconds" content={BUSY_SECONDS} />
    </head>
    <body>
      <p>{BUSY_MESSAGE}</p>
      <a href="/busy">Try now</a>
    </body>
  </html>,
);

describe('renderBusyPage', () => {
  beforeAll(() => void jest.mocked(readFileSync).mockReturnValue(BUILT));

  const render = (request: object) =>
    renderBusyPage(
      { method: 'GET', url: '/', headers: {}, ...request },
      { message: 'Too many <requests>. Try again in 30 s.', retryAfter: 30 },
    );

  it('writes the reason, the pause and the way back into the built page', () => {
    expect(render({ url: '/features?q=<b>"a"' })).toBe(
      '<html lang="en"><head><meta name="seconds" content="30"/></head><body><p>Too many &lt;requests&gt;. Try again in 30 s.</p><a href="/features?q=&lt;b&gt;&quot;a&quot;">Try now</a></body></html>',
    );
    expect(render({ url: '//elsewhere.example/' })).toContain('href="/"');
  });

  it('has the reader’s colors', () => {
    expect(render({ headers: { cookie: 'theme=dark' } })).toContain(
      '<html lang="en" data-theme="dark"',
    );
    expect(render({ headers: { cookie: 'theme="><script>' } })).toContain('<html lang="en">');
  });

  it('does not send a form again by itself', () => {
    expect(render({ method: 'POST' })).toContain('content=""');
  });
});
