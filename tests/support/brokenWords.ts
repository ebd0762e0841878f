import type { Locator } from '@playwright/test';

/** Words that stand on two lines, of the text directly in these elements. */
export const brokenWords = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all
      .flatMap((element) => [...element.childNodes])
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .flatMap((text) =>
        [...(text.textContent ?? '').matchAll(/(?<![\w.])\p{L}{4,16}(?![\w.])/gu)].flatMap(
          (word) => {
            const range = document.createRange();
            range.setStart(text, word.index);
            range.setEnd(text, word.index + word[0].length);
            const tops = [...range.getClientRects()].map(({ top }) => top);
            return new Set(tops).size > 1 ? word : [];
          },
        ),
      ),
  );
