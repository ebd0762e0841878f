/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react';
import { keepStack } from '@/browser/device/stack';
import { renderApp } from './renderApp';

jest.mock('@/client/ui/fonts', () => ({}));

describe('StackTray', () => {
  beforeEach(() => act(() => keepStack([])));

  it('is hidden while the stack is empty, and shows its features otherwise', async () => {
    const { queryByRole, findByRole } = await renderApp('/features');
    expect(queryByRole('complementary', { name: 'Your stack' })).not.toBeInTheDocument();

    act(() => keepStack(['has', 'grid']));
    expect(await findByRole('complementary', { name: 'Your stack' })).toHaveTextContent(
      'Your stack: 2 features',
    );
    expect(await findByRole('link', { name: 'See combined support' })).toHaveAttribute(
      'href',
      '/features/has,grid',
    );
  });

  it('is cleared by a button, and hidden on the stack’s own page', async () => {
    act(() => keepStack(['has', 'grid']));
    const { findByRole, queryByRole, goTo } = await renderApp('/');
    await findByRole('button', { name: 'Clear' });
    await goTo('/features/has,grid');
    expect(queryByRole('complementary', { name: 'Your stack' })).not.toBeInTheDocument();

    await goTo('/');
    const button = await findByRole('button', { name: 'Clear' });
    act(() => void fireEvent.click(button));
    expect(queryByRole('complementary', { name: 'Your stack' })).not.toBeInTheDocument();
    expect(localStorage.getItem('plimsoll:stack')).toBe('');
  });
});
