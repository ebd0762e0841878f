import { createHash } from 'node:crypto';
import { EARLY_PRESS_SCRIPT } from '@/domain/protocol';
import { securityHeaders } from '@/server/api/http/securityHeaders';

const HASH = createHash('sha256').update(EARLY_PRESS_SCRIPT).digest('base64');

describe('securityHeaders', () => {
  it('restricts pages to this server and one inline script, for early presses', () => {
    const policy = securityHeaders('/features/has', false)['Content-Security-Policy'];

    expect(policy).toContain(
      `default-src 'self'; script-src 'self' 'sha256-${HASH}'; style-src 'self'; img-src 'self' data:;`,
    );
    expect(policy).toContain(
      "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(policy).not.toContain('unsafe');
  });

  it('allows in development only what Next needs: eval, inline styles, a nonce', () => {
    const policyOf = (isDevelopment: boolean) =>
      securityHeaders('/', false, { isDevelopment })['Content-Security-Policy']!;

    expect(
      [" 'unsafe-eval'", " 'nonce-development'", " 'unsafe-inline'"].reduce(
        (policy, source) => policy.replace(source, ''),
        policyOf(true),
      ),
    ).toBe(policyOf(false));
    expect(policyOf(true)).toContain(
      "'unsafe-eval' 'nonce-development'; style-src 'self' 'unsafe-inline'",
    );
  });

  it('lets the explorer’s editor inline styles, but not scripts', () => {
    const policy = securityHeaders('/developers', false)['Content-Security-Policy'];

    expect(policy).toContain(`script-src 'self' 'sha256-${HASH}';`);
    expect(policy).toContain("style-src 'self' 'unsafe-inline'");
    expect(policy).toContain("worker-src 'self' blob:");
    expect(securityHeaders('/developers-of-old', false)['Content-Security-Policy']).not.toContain(
      'unsafe',
    );
  });

  it('allows requests to the configured GraphQL origin and no other', () => {
    const connectOf = (graphqlUrl?: string) =>
      /connect-src [^;]+/.exec(
        securityHeaders('/', false, { graphqlUrl })['Content-Security-Policy']!,
      )?.[0];

    expect(connectOf('https://api.plimsoll.example/v1/graphql')).toBe(
      "connect-src 'self' https://api.plimsoll.example",
    );
    expect(connectOf('/api/v1/graphql')).toBe("connect-src 'self'");
    expect(connectOf()).toBe("connect-src 'self'");
  });

  it('opens the public API to other origins and nothing else', () => {
    expect(securityHeaders('/graphql', false)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    expect(securityHeaders('/graphql-notes', false)['Cross-Origin-Resource-Policy']).toBe(
      'same-origin',
    );
    expect(securityHeaders('/', false)['Cross-Origin-Resource-Policy']).toBe('same-origin');
  });

  it('allows cards and badges their own styles, and no framing of badges', () => {
    const policyOf = (path: string) => securityHeaders(path, false)['Content-Security-Policy'];

    expect(policyOf('/embed/features/has')).toMatch(
      /^default-src 'none'; style-src( 'sha256-[^']+'){3}; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(policyOf('/badge/features/has.svg')).toMatch(
      /^default-src 'none'; style-src( 'sha256-[^']+'){3}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
    );
    expect(policyOf('/embedded')).toContain("frame-ancestors 'none'");
    for (const path of [
      '/embed/features/has',
      '/badge/features/has.svg',
      '/feeds/newly',
      '/features/has.json',
      '/oembed',
      '/exports/eslint.json',
    ]) {
      expect(securityHeaders(path, false)['Cross-Origin-Resource-Policy']).toBe('cross-origin');
    }
    expect(securityHeaders('/features/has', false)['Cross-Origin-Resource-Policy']).toBe(
      'same-origin',
    );
  });

  it('lets other sites frame the page for customers, which stays as strict otherwise', () => {
    const policyOf = (path: string) => securityHeaders(path, false)['Content-Security-Policy']!;

    expect(policyOf('/policy/browsers')).toBe(
      policyOf('/policy').replace("frame-ancestors 'none'", 'frame-ancestors *'),
    );
    for (const path of ['/policy', '/policy/browsers/x', '/policy/eslint.json', '/browsers'])
      expect(policyOf(path)).toContain("frame-ancestors 'none'");
    expect(securityHeaders('/policy/browsers', false)['Cross-Origin-Resource-Policy']).toBe(
      'cross-origin',
    );
  });

  it('sends HSTS only over HTTPS', () => {
    expect(securityHeaders('/', true)['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(securityHeaders('/', false)).not.toHaveProperty('Strict-Transport-Security');
  });

  it('lets forms lead to the provider from the pages that have such a form', () => {
    const provider = 'https://login.example.org/realm';
    const policyOf = (path: string) =>
      securityHeaders(path, true, { provider })['Content-Security-Policy'];

    expect(policyOf('/sign-in')).toContain("form-action 'self' https://login.example.org;");
    expect(policyOf('/features')).toContain("form-action 'self';");
  });
});
