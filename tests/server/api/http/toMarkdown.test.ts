import { toMarkdown } from '@/server/api/http/toMarkdown';

function askFor(url: string, accept?: string) {
  const request = { url, headers: { accept } };
  const varied: string[] = [];
  toMarkdown(
    request as never,
    { appendHeader: (_: string, value: string) => varied.push(value) } as never,
  );
  return { url: request.url, varied };
}

const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

describe('toMarkdown', () => {
  it('answers agents that ask for Markdown, with the address’s parameters', () => {
    expect(askFor('/features/has?line=90', 'text/markdown, text/html;q=0.9')).toEqual({
      url: '/features/has.md?line=90',
      varied: ['Accept'],
    });
    expect(askFor('/compat/css/selectors/has', 'text/markdown').url).toBe(
      '/compat/css/selectors/has.md',
    );
  });

  it('leaves browsers and all others their page', () => {
    for (const accept of [BROWSER, '*/*', undefined, 'text/html, text/markdown;q=0.5'])
      expect(askFor('/features/has', accept)).toEqual({ url: '/features/has', varied: ['Accept'] });
  });

  it('touches no other address', () => {
    for (const url of [
      '/features',
      '/features/has.json',
      '/features/has,subgrid',
      '/graphql',
      '/compat',
    ])
      expect(askFor(url, 'text/markdown')).toEqual({ url, varied: [] });
  });
});
