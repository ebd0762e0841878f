/** @jest-environment jsdom */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { handFile } from '@/browser/device/handedFile';
import {
  NewAudienceScreen,
  newAudienceScreenQuery,
} from '@/client/screens/NewAudienceScreen/NewAudienceScreen';
import { renderScreen } from '../../support/renderScreen';

const UNASKED = { key: 'browserslist:', isAsked: false };

describe('NewAudienceScreen', () => {
  const blend = () =>
    within(
      screen.getByRole('heading', { name: 'A blend of others' }).closest('details') as HTMLElement,
    );

  it('offers a file, a configuration and a blend; says that a file stays in the tab', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);

    expect(screen.getByLabelText('Choose a file, or drop one here')).toHaveAttribute(
      'type',
      'file',
    );
    expect(
      screen.getByText(
        /The file stays in this tab\. Saving sends only the share of each version\./,
      ),
    ).toBeInTheDocument();
    expect(
      screen.getByLabelText('A package.json, a .browserslistrc, or a query'),
    ).toBeInTheDocument();
    expect(blend().getByRole('textbox', { name: 'Name of the audience' })).toHaveValue(
      '60 % Europe, 40 % Japan',
    );
  });

  it('opens on the file, and closes it when another way is opened', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    const ways = [...document.querySelectorAll('details[name]')];

    expect(ways.map((way) => way.querySelector('h2')!.textContent)).toEqual([
      'From your analytics',
      'By platform',
      'From a browserslist configuration',
      'A blend of others',
    ]);
    expect(new Set(ways.map((way) => way.getAttribute('name'))).size).toBe(1);
    expect(ways.filter((way) => way.hasAttribute('open'))).toEqual([ways[0]]);
  });

  it('keeps what was pasted if a file that was dropped elsewhere is refused', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    const text = 'Country,Users\nGermany,5';
    const field = screen.getByLabelText('Table, with its header row');
    fireEvent.change(field, { target: { value: text } });
    act(() => handFile(new File([text], 'countries.csv')));

    // Without a worker, the reader says that it could not start.
    const refusal = await screen.findByRole('alert');
    expect(field).toHaveValue(text);
    fireEvent.click(within(refusal).getByRole('button', { name: 'Use operating systems instead' }));
    expect(screen.getByRole('textbox', { name: 'iOS' })).toHaveFocus();
  });

  it('makes an audience of shares by platform, once they add up', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    const way = within(
      screen.getByRole('heading', { name: 'By platform' }).closest('details') as HTMLElement,
    );
    const type = (name: string, value: string) =>
      act(() => fireEvent.change(way.getByRole('textbox', { name }), { target: { value } }));
    const button = way.getByRole('button', { name: 'Use this audience' });
    await type('iOS', '60');
    expect(way.getByRole('status')).toHaveTextContent('40 % left to enter.');
    expect(button).toBeDisabled();

    await type('Desktop', '40');
    expect(way.getByRole('status')).toHaveTextContent('Adds up to 100 %.');
    await act(() =>
      fireEvent.change(way.getByRole('combobox', { name: 'Browsers and versions as in' }), {
        target: { value: 'region:JP' },
      }),
    );
    fireEvent.click(button);
    expect(document.cookie).toContain(
      encodeURIComponent('platforms:ios=60,desktop=40;from=region:JP'),
    );
  });

  it('saves a blend only if its shares add up to 100 %', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    const [share] = blend().getAllByRole('textbox', { name: 'Share' });
    await act(() => fireEvent.change(share!, { target: { value: '50' } }));

    expect(blend().getByRole('alert')).toHaveTextContent(
      'The shares add up to 90 %, but must to 100 %.',
    );
    expect(blend().getByRole('button', { name: 'Save this audience' })).toBeDisabled();
  });

  it('never replaces a typed name with a suggestion', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    const name = () => blend().getByRole('textbox', { name: 'Name of the audience' });
    const change = (field: HTMLElement, value: string) =>
      act(() => fireEvent.change(field, { target: { value } }));
    await change(blend().getAllByRole('textbox', { name: 'Share' })[0]!, '70');
    expect(name()).toHaveValue('70 % Europe, 40 % Japan');

    await change(name(), 'Where we sell');
    await change(blend().getAllByRole('textbox', { name: 'Share' })[1]!, '30');
    await change(blend().getAllByRole('combobox', { name: 'Audience' })[0]!, 'Brazil');
    fireEvent.click(blend().getByRole('button', { name: 'Add a part' }));
    fireEvent.click(blend().getByRole('button', { name: 'Remove part 3' }));
    expect(name()).toHaveValue('Where we sell');
  });

  it('highlights the field while a file is dragged over it', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    const field = screen.getByLabelText('Choose a file, or drop one here');

    fireEvent.dragEnter(field);
    expect(field).toHaveAttribute('data-over');
    fireEvent.dragLeave(field);
    expect(field).not.toHaveAttribute('data-over');
  });

  it.each([['click'], ['drop']] as const)(
    'takes the same file again on %s: a field that holds it would report no change',
    async (way) => {
      await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
      const field = screen.getByLabelText('Choose a file, or drop one here');
      Object.defineProperty(field, 'value', { value: 'C:\\fakepath\\a.csv', writable: true });
      fireEvent[way](field);

      expect(field).toHaveProperty('value', '');
    },
  );

  it('reports an unknown audience at its own field', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    const [audience] = blend().getAllByRole('combobox', { name: 'Audience' });
    await act(() => fireEvent.change(audience!, { target: { value: 'Atlantis' } }));

    expect(audience).toHaveAccessibleDescription(/^No audience called “Atlantis”\./);
    expect(blend().getByRole('textbox', { name: 'Name of the audience' })).toBeValid();
  });

  it('suggests audiences while a name is typed, and all of them for a complete name', async () => {
    Element.prototype.scrollIntoView = () => undefined;
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    const [audience] = blend().getAllByRole('combobox', { name: 'Audience' });
    act(() => audience!.focus());
    await act(() => fireEvent.click(audience!));
    expect(blend().getAllByRole('option').length).toBeGreaterThan(200);

    await act(() => fireEvent.change(audience!, { target: { value: 'deutschl' } }));
    expect(blend().getAllByRole('option')).toHaveLength(1);
    expect(audience).toBeValid();
    await act(() => fireEvent.keyDown(audience!, { key: 'ArrowDown' }));
    await act(() => fireEvent.keyDown(audience!, { key: 'Enter' }));
    expect(audience).toHaveValue('Germany');
    expect(blend().queryByRole('listbox')).toBeNull();
    expect(blend().getByRole('textbox', { name: 'Name of the audience' })).toHaveValue(
      '60 % Germany, 40 % Japan',
    );
  });

  it('reports a pasted text without a query', async () => {
    await renderScreen(NewAudienceScreen, newAudienceScreenQuery, UNASKED);
    await act(() =>
      fireEvent.change(screen.getByLabelText('A package.json, a .browserslistrc, or a query'), {
        target: { value: '{ "name": "app" }' },
      }),
    );
    await act(() => fireEvent.click(screen.getByRole('button', { name: 'Show this audience' })));

    expect(screen.getByRole('alert')).toHaveTextContent(
      'There is no browserslist query in this text.',
    );
  });

  it('shows a configuration sent without scripts, and why it was refused', async () => {
    const sent = async (text: string, variables: typeof UNASKED) => {
      const path = `/audiences/new?browserslist=${encodeURIComponent(text)}`;
      const options = { path };
      const page = await renderScreen(
        NewAudienceScreen,
        newAudienceScreenQuery,
        variables,
        options,
      );
      const field = screen.getByLabelText('A package.json, a .browserslistrc, or a query');
      expect(field).toHaveValue(text);
      expect(field.closest('details')).toHaveAttribute('open');
      const said = screen.getByRole('alert').textContent;
      page.unmount();
      return said;
    };

    expect(await sent('{ "name": "app" }', UNASKED)).toMatch(/^There is no browserslist query/);
    const asked = { key: 'browserslist:netscape > 4', isAsked: true };
    expect(await sent('netscape > 4', asked)).toMatch(/Unknown browser netscape/);
  });
});
