/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import type { PolicyBrowsersScreenQuery } from '@/__generated__/PolicyBrowsersScreenQuery.graphql';
import { judgeBrowser } from '@/client/screens/PolicyBrowsersScreen/judgeBrowser';
import {
  PolicyBrowsersScreen,
  policyBrowsersScreen,
  policyBrowsersScreenQuery,
} from '@/client/screens/PolicyBrowsersScreen/PolicyBrowsersScreen';
import type { Locale } from '@/domain/messages/locale';
import { renderScreen } from '../../support/renderScreen';

const draw = (path = '/policy/browsers', locale: Locale = 'en') =>
  renderScreen<PolicyBrowsersScreenQuery>(
    PolicyBrowsersScreen,
    policyBrowsersScreenQuery,
    { adopt: [], decline: [], rule: 'AGE', floors: [] },
    { path, locale },
  );

const chrome = (version: string) =>
  `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version}.0.0.0 Safari/537.36`;
const BROWSERS = [
  { slug: 'ie', name: 'Internet Explorer', version: undefined, versions: ['11'] },
  { slug: 'chrome', name: 'Chrome', version: '112', versions: ['155', '112', '111', '100'] },
];

describe('PolicyBrowsersScreen', () => {
  it('lists browsers and versions in words without shares', async () => {
    const { getByText, container } = await draw();

    expect(getByText(/^Safari [\d.]+$/)).toBeInTheDocument();
    expect(getByText(/^Safari on iPhone and iPad [\d.]+$/)).toBeInTheDocument();
    expect(container.textContent).not.toMatch(/%|WebView/);
  });

  it('carries the name of the team, as plain text of one line', async () => {
    const { getByRole, getByText } = await draw(
      `/policy/browsers?team=${encodeURIComponent('Acme\u202E <b>Shop</b>\n' + 'x'.repeat(99))}`,
    );

    expect(getByRole('heading', { level: 1 }).textContent).toMatch(
      /^Browsers that Acme <b>Shop<\/b> x{43} supports$/,
    );
    expect(getByText(/^Acme <b>.* supports these versions and newer:$/)).toBeVisible();
  });

  it.each([
    ['de', 'Von Acme unterstützte Browser', 'Safari auf iPhone und iPad', 'Gepflegt mit Plimsoll'],
    ['fr', 'Navigateurs pris en charge par Acme', 'Safari sur iPhone et iPad', 'Tenu à jour avec'],
    ['es', 'Navegadores compatibles con Acme', 'Safari en iPhone y iPad', 'Actualizado con'],
    ['ja', 'Acme の対応ブラウザー', 'iPhone・iPad 版 Safari', 'Plimsoll で管理しています'],
  ] as const)('has all its words in %s', async (locale, title, safari, credit) => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(chrome('100'));
    const { container, getByRole } = await draw('/policy/browsers?team=Acme', locale);
    await waitFor(() => expect(getByRole('status')).toHaveTextContent('Chrome 100'));

    expect(getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(getByRole('heading', { level: 1 }).closest('[lang]')).toHaveAttribute('lang', locale);
    expect(container).toHaveTextContent(safari);
    expect(container).toHaveTextContent(credit);
    expect(container.textContent).not.toMatch(
      /\b(?:your|browsers?|Kept|supports|newer|inside)\b(?<!Browser)/,
    );
    agent.mockRestore();
  });

  it('keeps the language in its link', async () => {
    const { getByRole } = await draw('/policy/browsers?lang=de', 'de');

    expect(getByRole('link', { name: 'Plimsoll' })).toHaveAttribute(
      'href',
      '/policy?audience=world&line=95&lang=de',
    );
  });

  it('stands without the site around it, but for a credit', async () => {
    const { getByRole, getAllByRole } = await draw();

    expect(policyBrowsersScreen.isBare).toBe(true);
    expect(getAllByRole('link')).toHaveLength(1);
    expect(getByRole('link', { name: 'Plimsoll' })).toHaveAttribute(
      'href',
      '/policy?audience=world&line=95',
    );
  });

  it('answers in the visitor’s own browser whether it is supported', async () => {
    const agent = jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(chrome('100'));
    const { getByRole } = await draw();

    await waitFor(() =>
      expect(getByRole('status')).toHaveTextContent(
        'Your browser, Chrome 100, is no longer supported.',
      ),
    );
    agent.mockRestore();
  });
});

describe('judgeBrowser', () => {
  it.each([
    [chrome('112'), { browser: 'Chrome 112', isSupported: true, isGivenUp: false }],
    [chrome('111'), { browser: 'Chrome 111', isSupported: false, isGivenUp: false }],
    [
      'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
      { browser: 'Internet Explorer 11', isSupported: false, isGivenUp: true },
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', {}],
    ['curl/8.0', {}],
  ])('judges %s only by the floors', (userAgent, judgment) => {
    expect(judgeBrowser(userAgent, BROWSERS)).toEqual(judgment);
  });
});
