/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import * as React from 'react';
import { StrictMode, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import type * as lazySectionModule from '@/relay/route/lazySection';
import type * as waitingSectionsModule from '@/relay/waitingSections';

type SectionRoom = typeof lazySectionModule & typeof waitingSectionsModule;

/** The modules as a page that was just loaded has them: nothing has been navigated to. */
function freshRoom(side: 'server' | 'browser'): SectionRoom {
  let room: SectionRoom | undefined;
  const { window } = globalThis;
  if (side === 'server') Reflect.deleteProperty(globalThis, 'window');
  jest.isolateModules(() => {
    jest.doMock('react', () => React);
    room = {
      ...jest.requireActual<typeof lazySectionModule>('@/relay/route/lazySection'),
      ...jest.requireActual<typeof waitingSectionsModule>('@/relay/waitingSections'),
    };
  });
  globalThis.window = window;
  return room!;
}

function Greeting({ name }: { readonly name: string }) {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>{`${name}: ${count}`}</button>;
}

/** The window’s view, moved by hand. */
class View {
  static readonly all = new Set<View>();
  readonly targets: Element[] = [];
  constructor(private readonly report: IntersectionObserverCallback) {
    View.all.add(this);
  }
  observe(element: Element): void {
    this.targets.push(element);
  }
  disconnect(): void {
    View.all.delete(this);
  }
  static async near(): Promise<void> {
    await act(() => {
      for (const view of View.all)
        view.report(
          view.targets.map((target) => ({ target, isIntersecting: true }) as never),
          view as never,
        );
      return Promise.resolve();
    });
  }
}

beforeEach(() => {
  View.all.clear();
  globalThis.IntersectionObserver = View as never;
  document.body.innerHTML = '';
});

/** The server’s HTML, and the browser’s hydration of it. */
async function takeOver(fetchCode: () => Promise<typeof Greeting>, onServer = Greeting) {
  const server = freshRoom('server');
  const OnServer = server.lazySection(() => Promise.resolve(onServer));
  await server.loadSections();
  const html = renderToString(<OnServer name="Ada" />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  const sent = container.querySelector('button')!;

  const room = freshRoom('browser');
  const Section = room.lazySection(fetchCode);
  const errors: unknown[] = [];
  const root = await act(() =>
    Promise.resolve(
      hydrateRoot(
        container,
        <StrictMode>
          <Section name="Ada" />
        </StrictMode>,
        {
          onRecoverableError: (error) => errors.push(error),
          onUncaughtError: (error) => errors.push(error),
        },
      ),
    ),
  );
  const update = (name: string) =>
    act(() => {
      root.render(
        <StrictMode>
          <Section name={name} />
        </StrictMode>,
      );
      return Promise.resolve();
    });
  const click = () => act(() => Promise.resolve(sent.click()));
  return { html, container, sent, errors, room, update, click };
}

describe('lazySection', () => {
  it('is complete in the server’s HTML, without a script to move it into place', async () => {
    const { html } = await takeOver(() => Promise.resolve(Greeting));

    expect(html).toContain('<button>Ada: 0</button>');
    expect(html).not.toMatch(/<script|<template|hidden/);
  });

  it('loads its code only near the viewport, and then hydrates the same elements', async () => {
    const fetchCode = jest.fn(() => Promise.resolve(Greeting));
    const { sent, container, click, errors } = await takeOver(fetchCode);
    expect(fetchCode).not.toHaveBeenCalled();

    await View.near();
    await click();
    expect(fetchCode).toHaveBeenCalledTimes(1);
    expect(container.querySelector('button')).toBe(sent);
    expect(sent).toHaveTextContent('Ada: 1');
    expect(errors).toEqual([]);
  });

  it('keeps the HTML if the code fails to load, and retries when it comes near again', async () => {
    const fetchCode = jest
      .fn(() => Promise.resolve(Greeting))
      .mockRejectedValueOnce(new Error('out of reach'));
    const { sent, container, click, errors } = await takeOver(fetchCode);
    await View.near();
    expect(container.querySelector('button')).toBe(sent);

    await act(() => new Promise((resolve) => setTimeout(resolve, 1_100)));
    await View.near();
    await click();
    expect(sent).toHaveTextContent('Ada: 1');
    expect(errors).toEqual([]);
  });

  it('holds a form sent before its code is there, and sends it then as it was typed', async () => {
    const sent: string[] = [];
    const Form = () => {
      const [text, setText] = useState('');
      return (
        <form onSubmit={(event) => (event.preventDefault(), void sent.push(text))}>
          <input value={text} onChange={({ target }) => setText(target.value)} />
          <button>Send</button>
        </form>
      );
    };
    let arrive = (): void => undefined;
    const arrival = new Promise<typeof Greeting>((resolve) => (arrive = () => resolve(Form)));
    const { container, click } = await takeOver(() => arrival, Form);
    container.querySelector('input')!.value = 'typed';
    await click();
    expect(sent).toEqual([]);

    await act(() => {
      arrive();
      return new Promise((resolve) => setTimeout(resolve, 50));
    });
    expect(sent).toEqual(['typed']);
  });

  it('holds a press on a button without code, fetches the code and presses it then', async () => {
    const { sent, container, click, errors } = await takeOver(() => Promise.resolve(Greeting));
    await click();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));

    expect(sent).toHaveTextContent('Ada: 1');
    expect(container.querySelector('button')).toBe(sent);
    expect(errors).toEqual([]);
  });

  it.each([
    ['opens a popover', '<button popovertarget="more">?</button><div id="more" popover></div>'],
    ['sends a form to an address', '<form action="/audiences"><button>Save</button></form>'],
  ])('leaves a button that %s to the browser', async (_, html) => {
    const fetchCode = jest.fn(() => Promise.resolve(Greeting));
    const Native = () => <div dangerouslySetInnerHTML={{ __html: html }} />;
    const { sent } = await takeOver(fetchCode, Native);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    sent.form?.addEventListener('submit', (event) => event.preventDefault());
    await act(() => Promise.resolve(sent.dispatchEvent(press)));

    expect(press.defaultPrevented).toBe(false);
    expect(fetchCode).not.toHaveBeenCalled();
  });

  it('keeps the HTML during an update until the code has loaded', async () => {
    let arrive = (): void => undefined;
    const arrival = new Promise<typeof Greeting>((resolve) => (arrive = () => resolve(Greeting)));
    const { container, update } = await takeOver(() => arrival);
    await update('Grace');
    expect(container).toHaveTextContent('Ada: 0');

    await act(() => {
      arrive();
      return new Promise((resolve) => setTimeout(resolve));
    });
    expect(container).toHaveTextContent('Grace: 0');
  });

  it('loads its code on the first navigation, since there is no HTML to wait behind', async () => {
    const fetchCode = jest.fn(() => Promise.resolve(Greeting));
    const { room } = await takeOver(fetchCode);
    const later = jest.fn(() => Promise.resolve(Greeting));
    await room.loadSections();
    room.lazySection(later);

    expect(fetchCode).toHaveBeenCalledTimes(1);
    expect(later).toHaveBeenCalledTimes(1);
  });

  it('loads code that few pages need only where it is rendered', async () => {
    const { room } = await takeOver(() => Promise.resolve(Greeting));
    const seldom = jest.fn(() => Promise.resolve(Greeting));
    const Seldom = room.lazySection(seldom, { isAhead: false });
    await room.loadSections();
    expect(seldom).not.toHaveBeenCalled();

    await act(() =>
      Promise.resolve(createRoot(document.createElement('div')).render(<Seldom name="Ada" />)),
    );
    expect(seldom).toHaveBeenCalledTimes(1);
  });

  it('hydrates all sections before data changes, so that they still match their HTML', async () => {
    let name = 'Ada';
    const Stored = () => <button>{name}</button>;
    const { sent, container, room, errors } = await takeOver(() => Promise.resolve(Stored), Stored);
    await act(async () => void (await room.hydrateSections()));
    name = 'Grace';
    await View.near();

    expect(container.querySelector('button')).toBe(sent);
    expect(errors).toEqual([]);
    expect(room.hydrateSections()).toBeUndefined();
  });

  it('holds up a change for a second at most if the code of a section does not arrive', async () => {
    const { room } = await takeOver(() => new Promise(() => undefined));
    jest.useFakeTimers();
    const wait = room.hydrateSections();
    await jest.advanceTimersByTimeAsync(1_000);
    jest.useRealTimers();
    await wait;
  });
});
