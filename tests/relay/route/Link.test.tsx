/** @jest-environment jsdom */
import { createEvent, fireEvent, render } from '@testing-library/react';
import { RouterContext } from 'next/dist/shared/lib/router-context.shared-runtime';
import type { ComponentProps } from 'react';
import { Link } from '@/relay/route/Link';
import { aRouter } from '../../support/renderScreen';

jest.mock('@/relay/route/prefetchRoute', () => ({
  prefetchInView: jest.fn(),
  prefetchOnIntent: jest.fn(),
}));

function aLink(props: Partial<ComponentProps<typeof Link>> = {}, path = '/') {
  const push = jest.fn(() => Promise.resolve(true));
  const replace = jest.fn(() => Promise.resolve(true));
  const { getByRole } = render(
    <RouterContext value={{ ...aRouter(path), push, replace }}>
      <Link href="/features/has" {...props}>
        Has
      </Link>
    </RouterContext>,
  );
  const link = getByRole('link');
  const click = (init?: MouseEventInit) => {
    const event = createEvent.click(link, init);
    fireEvent(link, event);
    return event.defaultPrevented;
  };
  return { link, push, replace, click };
}

describe('Link', () => {
  it('opens the page without loading a document', () => {
    const { click, push } = aLink();

    expect(click()).toBe(true);
    expect(push).toHaveBeenCalledWith('/features/has', undefined, { scroll: true });
  });

  it('keeps a shared audience and line in the address', () => {
    const { link } = aLink({}, '/?audience=region%3ADE&line=90');

    expect(link.getAttribute('href')).toBe('/features/has?audience=region%3ADE&line=90');
  });

  it('keeps a language that the address names', () => {
    const { link } = aLink({}, '/?lang=de');

    expect(link.getAttribute('href')).toBe('/features/has?lang=de');
  });

  it('replaces the entry in the history, and keeps the scroll position, on request', () => {
    const { click, replace, push } = aLink({ replace: true, scroll: false });
    click();

    expect(replace).toHaveBeenCalledWith('/features/has', undefined, { scroll: false });
    expect(push).not.toHaveBeenCalled();
  });

  it.each<[string, MouseEventInit, Partial<ComponentProps<typeof Link>>]>([
    ['Ctrl', { ctrlKey: true }, {}],
    ['Cmd', { metaKey: true }, {}],
    ['Shift', { shiftKey: true }, {}],
    ['Alt', { altKey: true }, {}],
    ['the middle button', { button: 1 }, {}],
    ['a target of its own', {}, { target: '_blank' }],
    ['a download', {}, { download: '' }],
  ])('leaves a click with %s to the browser', (_, init, props) => {
    const { click, push } = aLink(props);

    expect(click(init)).toBe(false);
    expect(push).not.toHaveBeenCalled();
  });

  it('stays where its own handler prevents the default', () => {
    const { click, push } = aLink({ onClick: (event) => event.preventDefault() });
    click();

    expect(push).not.toHaveBeenCalled();
  });
});
