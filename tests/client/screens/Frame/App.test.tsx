/** @jest-environment jsdom */
// The app loads the dialogs on demand. Importing them here compiles them before a test waits for them.
import '@/client/screens/AudiencePicker/AudienceDialog';
import '@/client/screens/Search/SearchDialog';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp, renderStaticApp } from './renderApp';

jest.mock('@/client/ui/fonts', () => ({}));

beforeAll(() => {
  // jsdom knows the element but not how it opens, and lays nothing out.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Element.prototype.scrollIntoView = () => undefined;
});

afterEach(() => {
  for (const name of ['audience', 'line']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

async function openPicker() {
  fireEvent.click(screen.getByRole('link', { name: /World line 95/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Your audience and line' });
  return { dialog, field: await within(dialog).findByRole('combobox', { name: 'Audience' }) };
}

describe('App', () => {
  it('shows the audience and line, with a link to all audiences and back', async () => {
    await renderApp('/features?sort=name', { reader: { audience: 'region:DE', line: '97.5' } });

    const picker = screen.getByRole('link', { name: /Germany line 97.5/ });
    expect(picker).toHaveAttribute('href', '/audiences?from=%2Ffeatures%3Fsort%3Dname');
  });

  it('says if a link has its own audience, and offers to keep it or go back', async () => {
    await renderApp('/features?sort=name&audience=world&line=95');

    const notice = screen.getByText('This link is for World, line 95 %.').closest('div')!;
    const form = within(notice).getByRole('button', { name: 'Use on every page' }).closest('form')!;
    expect(Object.fromEntries(new FormData(form))).toEqual({
      audience: 'world',
      line: '95',
      from: '/features?sort=name',
    });
    expect(within(notice).getByRole('link', { name: 'Show mine' })).toHaveAttribute(
      'href',
      '/features?sort=name',
    );
  });

  it.each(['/features?sort=name', '/audiences?audience=region:DE', '/policy?line=90'])(
    'says nothing about the reader’s own address, or on pages about audiences: %s',
    async (path) => {
      await renderApp(path);

      expect(screen.queryByText(/This link is for/)).toBeNull();
    },
  );

  it('leads from an invalid line to the choice of audience and line', async () => {
    await renderApp('/features?line=abc', { notice: 'The line “abc” isn’t a percentage.' });

    const notice = screen.getByText('The line “abc” isn’t a percentage.').closest('div')!;
    expect(within(notice).getByRole('link', { name: 'Choose one' })).toHaveAttribute(
      'href',
      expect.stringContaining('/audiences?from=%2Ffeatures%3Fline%3Dabc'),
    );
  });

  it('marks the current section of the site', async () => {
    await renderApp('/groups/css/selectors?page=2');

    const current = within(screen.getByRole('navigation', { name: 'Main' })).getAllByRole('link', {
      current: 'page',
    });
    expect(current.map(({ textContent }) => textContent)).toEqual(['Groups']);
  });

  it('names the data behind every answer', async () => {
    await renderApp('/');

    expect(screen.getByRole('contentinfo')).toHaveTextContent(/web-features \d+\.\d+\.\d+/);
    expect(screen.getByRole('contentinfo')).toHaveTextContent(
      /Data: Browsers and compat data: \d+ \w+ \d{4} · Baseline: \d+ \w+ \d{4}.* Computed on \d+ \w+ \d{4} for World/,
    );
  });

  it('renders without data on a static error page', async () => {
    await renderStaticApp();

    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('A screen');
    expect(screen.getByRole('link', { name: /Audience line 95/ })).toHaveAttribute(
      'href',
      '/audiences',
    );
  });

  it('links to the search page without JavaScript, and opens the dialog with it', async () => {
    await renderApp('/?audience=region:DE');
    const link = screen.getByRole('link', { name: 'Search' });
    expect(link).toHaveAttribute('href', '/search?audience=region%3ADE');

    fireEvent.click(link);
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveFocus();
  });

  it('opens the search with a slash, except in text fields', async () => {
    await renderApp('/');
    const field = document.body.appendChild(document.createElement('input'));
    expect(fireEvent.keyDown(field, { key: '/' })).toBe(true);
    field.remove();
    expect(screen.queryByRole('combobox', { name: 'Search' })).toBeNull();

    fireEvent.keyDown(document.body, { key: '/' });
    fireEvent.keyDown(document.body, { key: 'h' });
    expect(await screen.findByRole('combobox', { name: 'Search' })).toHaveValue('h');
  });

  it('moves focus to the heading of another page, not to one of the same page', async () => {
    const { goTo } = await renderApp('/features');

    await goTo('/features?sort=name');
    expect(document.body).toHaveFocus();
    await goTo('/browsers');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('stores the audience picked by name and shows the page for it', async () => {
    const replace = jest.fn(() => Promise.resolve(true));
    await renderApp('/features?q=grid&audience=world', { router: { replace } });
    const { field } = await openPicker();

    fireEvent.change(field, { target: { value: 'germ' } });
    expect(screen.getByRole('option', { name: 'Germany' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    fireEvent.submit(field);

    await waitFor(() =>
      expect(replace).toHaveBeenCalledWith('/features?q=grid', undefined, { scroll: false }),
    );
    expect(document.cookie).toContain('audience=region%3ADE');
    expect(document.cookie).toContain('line=95');
  });

  it('moves through the audiences with the arrow keys', async () => {
    await renderApp('/');
    const { field } = await openPicker();

    fireEvent.keyDown(field, { key: 'ArrowDown' });

    const chosen = screen.getByRole('option', { selected: true });
    expect(chosen).toHaveTextContent('Africa');
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
  });

  it('explains an invalid browserslist query, and keeps the text', async () => {
    const replace = jest.fn(() => Promise.resolve(true));
    await renderApp('/', { router: { replace } });
    const { dialog, field } = await openPicker();

    fireEvent.change(field, { target: { value: 'netscape > 4 or so' } });
    fireEvent.submit(field);

    expect(await within(dialog).findByRole('alert')).toHaveTextContent(/netscape/i);
    expect(field).toHaveValue('netscape > 4 or so');
    expect(document.cookie).not.toContain('audience');
    expect(replace).not.toHaveBeenCalled();
  });
});
