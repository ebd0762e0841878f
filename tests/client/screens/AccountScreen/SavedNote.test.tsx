/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import { SavedNote } from '@/client/screens/AccountScreen/SavedNote';
import { aRouter } from '../../../support/renderScreen';

const renderAt = (path: string) =>
  render(
    <RouterContext value={aRouter(path)}>
      <SavedNote />
    </RouterContext>,
  );

describe('SavedNote', () => {
  it.each([
    ['1', 'Saved.'],
    ['constructor', 'Saved.'],
    ['password', 'Password changed. Every other session has ended.'],
    ['sessions', 'Every other session has ended.'],
  ])('says what has changed: %s', (saved, sentence) => {
    renderAt(`/account?saved=${saved}`);

    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  });

  it('says nothing if nothing has changed', () => {
    renderAt('/account');

    expect(screen.queryByRole('status')).toBeNull();
  });
});
