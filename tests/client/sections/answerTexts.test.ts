import { getAnswerMarkdown, getAnswerText } from '@/client/sections/answerTexts';

const facts = {
  name: '<dialog>',
  heading: 'Yes',
  shares: { supportedShare: 0.951, partialShare: 0, unsupportedShare: 0.049, unknownShare: 0 },
  audienceName: 'Germany',
  linePercent: 95,
  link: 'https://example.org/features/dialog?audience=region:DE',
};
const plain = (text: string) => text.replaceAll('\u202F', ' ');

describe('the texts of an answer', () => {
  it('name the audience, which readers of a paste have not chosen', () => {
    expect(plain(getAnswerText(facts))).toBe(
      'Yes. 95.1 % of Germany can use <dialog> (line 95 %). https://example.org/features/dialog?audience=region:DE',
    );
  });

  it('lead with most of it where more people have that than all of it', () => {
    const shares = { ...facts.shares, supportedShare: 0.027, partialShare: 0.818 };
    const missing = 'Two of its 325 parts are missing in Chrome.';

    expect(plain(getAnswerText({ ...facts, heading: 'Mostly', shares, missing }))).toBe(
      `Mostly. 84.5 % of Germany can use most of <dialog> (2.7 % can use all of it; line 95 %). ${missing} ${facts.link}`,
    );
  });

  it('say what is missing where partial support decides', () => {
    const shares = { ...facts.shares, supportedShare: 0.913, partialShare: 0.052 };
    const missing = 'For 5.2 % of them something is missing: “Popovers stay open” (Safari 17).';

    expect(plain(getAnswerMarkdown({ ...facts, heading: 'Yes, with care', shares, missing }))).toBe(
      `**Yes, with care.** 96.5 % of Germany can use [\\<dialog\\>](${facts.link}) (line 95 %). ${missing}`,
    );
  });

  it('link and escape the name in Markdown', () => {
    expect(plain(getAnswerMarkdown(facts))).toBe(
      '**Yes.** 95.1 % of Germany can use [\\<dialog\\>](https://example.org/features/dialog?audience=region:DE) (line 95 %).',
    );
  });
});
