/** @jest-environment jsdom */
import '@/client/screens/Frame/MemberMenu';
import { screen, waitFor } from '@testing-library/react';
import { memberName } from '@/browser/device/memberName';
import { signOutEverywhere } from '@/browser/device/signOutEverywhere';
import { renderApp, renderStaticApp } from './renderApp';

jest.mock('@/client/ui/fonts', () => ({}));

const forget = (name: string) => (document.cookie = `${name}=; Max-Age=0; Path=/`);

describe('the header’s way to the account', () => {
  beforeAll(() => {
    window.BroadcastChannel ??= class {
      close() {}
      postMessage() {}
    } as unknown as typeof BroadcastChannel;
  });
  afterEach(() => {
    forget('plimsoll-member');
    forget('plimsoll-unread');
    memberName.remove();
  });

  it('is to sign in, and to come back to this page', async () => {
    await renderApp('/features/has?line=90');

    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/sign-in?next=%2Ffeatures%2Fhas%3Fline%3D90',
    );
  });

  it('is a menu under the name of a reader who is signed in', async () => {
    document.cookie = 'plimsoll-member=1; Path=/';
    document.cookie = 'plimsoll-unread=3; Path=/';
    memberName.write('Ada');
    await renderApp('/');

    const button = await screen.findByRole('button', { name: 'Ada, 3 unread in your inbox' });
    const menu = document.getElementById(button.getAttribute('popovertarget')!)!;
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect([...menu.querySelectorAll('a, button')].map(({ textContent }) => textContent)).toEqual([
      'Inbox (3 unread)',
      'Workspaces',
      'Account',
      'Sign out',
    ]);
    signOutEverywhere();
    expect(memberName.read()).toBeUndefined();
  });

  it('has no more than seven ways next to it, and the rest below the page', async () => {
    await renderStaticApp();

    const nav = screen.getByRole('navigation', { name: 'Main' });
    expect(nav.querySelectorAll('a').length).toBeLessThanOrEqual(7);
    await waitFor(() =>
      expect(screen.getByRole('contentinfo')).toHaveTextContent(/Compat.*Audiences.*Statistics/),
    );
  });
});
