/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { replayEdits } from '@/relay/route/replayEdits';

const changes: string[] = [];

function Form() {
  const [text, setText] = useState('grid');
  const [notes, setNotes] = useState('');
  const [product, setProduct] = useState('b');
  const [isNew, setNew] = useState(false);
  const [size, setSize] = useState('small');
  const report = (change: string) => void changes.push(change);
  return (
    <form>
      <input
        aria-label="text"
        value={text}
        onChange={({ target }) => (report(`text ${target.value}`), setText(target.value))}
      />
      <textarea
        aria-label="notes"
        value={notes}
        onChange={({ target }) => (report(`notes ${target.value}`), setNotes(target.value))}
      />
      <select
        aria-label="product"
        value={product}
        onChange={({ target }) => (report(`product ${target.value}`), setProduct(target.value))}
      >
        <option>a</option>
        <option>b</option>
        <option>c</option>
      </select>
      <input
        type="checkbox"
        aria-label="new"
        checked={isNew}
        onChange={({ target }) => (report(`new ${target.checked}`), setNew(target.checked))}
      />
      {['small', 'large'].map((each) => (
        <input
          key={each}
          type="radio"
          name="size"
          aria-label={each}
          checked={size === each}
          onChange={() => (report(`size ${each}`), setSize(each))}
        />
      ))}
      <output>{[text, notes, product, isNew, size].join(' ')}</output>
    </form>
  );
}

/** The server's HTML, edited, and then taken over. */
async function takeOver(edit: (control: (label: string) => HTMLInputElement) => void) {
  changes.length = 0;
  document.body.innerHTML = `<main>${renderToString(<Form />)}</main>`;
  const root = document.querySelector('main')!;
  const control = (label: string) => root.querySelector<HTMLInputElement>(`[aria-label=${label}]`)!;
  edit(control);
  await act(() => Promise.resolve(hydrateRoot(root, <Form />)));
  const before = root.querySelector('output')!.textContent;
  await act(() => Promise.resolve(replayEdits(document)));
  return { control, before, after: root.querySelector('output')!.textContent };
}

describe('replayEdits', () => {
  it.each([
    ['text', 'text subgrid', 'subgrid  b false small', 'value', 'subgrid'],
    ['notes', 'notes later', 'grid later b false small', 'value', 'later'],
    ['product', 'product c', 'grid  c false small', 'value', 'c'],
    ['new', 'new true', 'grid  b true small', 'checked', true],
    ['large', 'size large', 'grid  b false large', 'checked', true],
  ] as const)(
    'tells React once of an edit to %s that was made before its code was there',
    async (label, change, state, property, edited) => {
      const { control, before, after } = await takeOver((find) =>
        Reflect.set(find(label), property, edited),
      );

      expect(before).toBe('grid  b false small');
      expect(changes).toEqual([change]);
      expect(after).toBe(state);
      expect(control(label)[property]).toBe(edited);
    },
  );

  it('is silent about controls nobody has edited', async () => {
    await takeOver(() => undefined);

    expect(changes).toEqual([]);
  });

  it('sets no selection in an unfocused field, which would move the focus to it', async () => {
    const setSelectionRange = jest.spyOn(HTMLInputElement.prototype, 'setSelectionRange');
    await takeOver((find) => (find('text').value = 'subgrid'));

    expect(changes).toEqual(['text subgrid']);
    expect(setSelectionRange).not.toHaveBeenCalled();
  });

  it('keeps every edit to fields that share one state', async () => {
    function Place() {
      const [place, setPlace] = useState({ city: '', country: '' });
      useEffect(() => replayEdits(document), []);
      return (['city', 'country'] as const).map((part) => (
        <input
          key={part}
          name={part}
          value={place[part]}
          onChange={({ target }) => setPlace({ ...place, [part]: target.value })}
        />
      ));
    }

    document.body.innerHTML = `<main>${renderToString(<Place />)}</main>`;
    const root = document.querySelector('main')!;
    const [city, country] = root.querySelectorAll('input');
    city!.value = 'Lyon';
    country!.value = 'France';
    await act(() => Promise.resolve(hydrateRoot(root, <Place />)));

    expect([city!.value, country!.value]).toEqual(['Lyon', 'France']);
  });

  it('tells React only of the focus that a field got before its code was there', async () => {
    const focused: string[] = [];
    const fields = ['one', 'two'].map((name) => (
      <input key={name} name={name} onFocus={() => focused.push(name)} />
    ));
    document.body.innerHTML = `<main>${renderToString(fields)}</main>`;
    const root = document.querySelector('main')!;
    root.querySelector<HTMLInputElement>('[name=two]')!.focus();
    await act(() => Promise.resolve(hydrateRoot(root, fields)));
    await act(() => Promise.resolve(replayEdits(document)));

    expect(focused).toEqual(['two']);
  });

  it('leaves the caret where it was', async () => {
    const { control } = await takeOver((find) => {
      find('text').focus();
      find('text').value = 'subgrid';
      find('text').setSelectionRange(3, 3);
    });

    expect(control('text').selectionStart).toBe(3);
  });
});
