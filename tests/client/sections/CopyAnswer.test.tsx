/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import { CopyAnswer } from '@/client/sections/CopyAnswer';

const writeText = jest.fn<Promise<void>, [string]>();
const write = jest.fn<Promise<void>, [readonly unknown[]]>().mockResolvedValue(undefined);

async function copy(label: string): Promise<{ text: string; status: string }> {
  Object.assign(navigator, { clipboard: { writeText, write } });
  const { getByRole, unmount } = render(
    <CopyAnswer
      path="/features/has"
      audienceKey="region:DE"
      name=":has()"
      input={{
        shares: {
          supportedShare: 0.951,
          partialShare: 0,
          unsupportedShare: 0.049,
          unknownShare: 0,
        },
        linePercent: 90,
        shortBrowsers: [],
        isDiscouraged: false,
      }}
      audienceName="Germany"
    />,
  );
  await act(async () => {
    fireEvent.click(getByRole('button', { name: label }));
    await Promise.resolve();
  });
  const status = getByRole('status').textContent;
  unmount();
  return { text: writeText.mock.lastCall?.[0] ?? '', status };
}

describe('CopyAnswer', () => {
  beforeEach(() => void writeText.mockResolvedValue(undefined));

  const link = 'http://localhost/features/has?audience=region:DE&line=90';

  it('copies a link that carries the audience and the line', async () => {
    expect(await copy('Copy link')).toEqual({ text: link, status: 'Copied' });
  });

  it('copies the answer as a sentence and as Markdown', async () => {
    expect((await copy('Copy answer')).text).toMatch(/^Yes\. 95\.1.% of Germany .*line=90$/);
    expect((await copy('Copy Markdown')).text).toContain(`[:has()](${link})`);
  });

  it('shows the text if the clipboard is out of reach', async () => {
    writeText.mockRejectedValue(new Error('denied'));

    expect((await copy('Copy link')).status).toBe(`Copy this: ${link}`);
  });

  it('copies the picture of the answer for the same audience and line', async () => {
    const fetched = jest.fn().mockResolvedValue({ ok: true, blob: () => new Blob(['png']) });
    Object.assign(globalThis, { fetch: fetched, ClipboardItem: class {} });

    expect((await copy('Copy as image')).status).toBe('Copied');
    expect(fetched).toHaveBeenCalledWith('/preview/features/has.png?audience=region:DE&line=90');
  });
});
