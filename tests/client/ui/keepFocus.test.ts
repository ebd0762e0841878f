/** @jest-environment jsdom */
import { keepFocus } from '@/client/ui/keepFocus';

describe('keepFocus', () => {
  let stop: () => void;
  beforeAll(() => {
    stop = keepFocus();
  });
  afterAll(() => stop());

  const find = (id: string) => document.getElementById(id)!;
  const settle = () => new Promise((resolve) => setTimeout(resolve));

  /** Removes what has the focus, and other elements with it. */
  async function lose(id: string, act = () => find(id).remove()): Promise<Element | null> {
    find(id).focus();
    find(id).click();
    act();
    await settle();
    return document.activeElement;
  }

  it('goes to the next item, from the last to the one before, and then to the heading', async () => {
    document.body.innerHTML = `<main id="main"><h1>Page</h1><section><h2 id="heading">Tokens</h2><ul>
      ${['a', 'b', 'c'].map((id) => `<li id="${id}"><a href="/${id}">${id}</a><button id="end-${id}">Revoke</button></li>`).join('')}
    </ul></section></main>`;
    const end = (id: string) => lose(`end-${id}`, () => find(id).remove());

    expect(await end('b')).toBe(find('end-c'));
    expect(await end('c')).toBe(find('end-a'));
    expect(await end('a')).toBe(find('heading'));
  });

  it('goes to the first of the items that “Show more” brought', async () => {
    document.body.innerHTML = `<main id="main"><h1>Page</h1><ul id="list"><li>1</li></ul>
      <button id="more">Show more</button></main>`;
    const row = Object.assign(document.createElement('li'), { id: 'row', textContent: '2' });
    expect(
      await lose('more', () => {
        find('list').append(row);
        find('more').remove();
      }),
    ).toBe(row);
  });

  it('goes to the page’s heading from outside the content', async () => {
    document.body.innerHTML = `<main id="main"><h1 id="title">Page</h1></main><aside id="tray"><button id="clear">Clear</button></aside>`;

    expect(await lose('clear', () => find('tray').remove())).toBe(find('title'));
  });

  it('stays on the same control of a form that is replaced when the query changes', async () => {
    const form = `<form><input id="adopt" name="adopt"><input id="line" name="line">
      <button type="button" id="show">Show</button></form>`;
    document.body.innerHTML = `<main id="main"><h1>Page</h1><section id="terms"><h2>Terms</h2>${form}</section></main>`;
    const replace = () => {
      window.history.pushState(null, '', '?line=90');
      find('terms').querySelector('form')!.outerHTML = form;
    };

    expect(await lose('show', replace)).toBe(find('show'));
    expect(await lose('line', replace)).toBe(find('line'));
  });

  it('knows what had the focus before it began', async () => {
    stop();
    document.body.innerHTML = `<main id="main"><h1 id="title">Page</h1><button id="end">End</button></main>`;
    find('end').focus();
    stop = keepFocus();
    find('end').remove();
    await settle();

    expect(document.activeElement).toBe(find('title'));
  });

  it('does not move a focus that is elsewhere, was never there, or left with the page', async () => {
    document.body.innerHTML = `<main id="main"><h1>Page</h1><button id="one">1</button><button id="two">2</button></main>
      <header><button id="menu">Menu</button></header>`;
    expect(await lose('menu')).toBe(document.body);
    expect(
      await lose('one', () => {
        find('two').focus();
        find('one').remove();
      }),
    ).toBe(find('two'));
    find('two').blur();
    document.body.click();
    find('two').remove();
    await settle();
    expect(document.activeElement).toBe(document.body);

    for (const address of ['/elsewhere', '?sides=swapped']) {
      document.body.innerHTML = `<main id="main"><h1>Page</h1><form><a id="go" href="/">Go</a></form></main>`;
      const found = await lose('go', () => {
        window.history.pushState(null, '', address);
        find('go').remove();
      });
      expect(found).toBe(document.body);
    }
  });
});
