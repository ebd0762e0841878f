import { getAnswerMarkdown, getAnswerText } from '@/client/sections/answerTexts';

const facts = {
  name: '<dialog>',
  heading: 'Yes',
  share: '95.1 %',
  isInPart: false,
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

  it('say that it is a part if hardly anyone can use all of it', () => {
    expect(plain(getAnswerText({ ...facts, heading: 'Yes, with care', isInPart: true }))).toMatch(
      /^Yes, with care\. 95\.1 % of Germany can use at least part of <dialog> /,
    );
  });

  it('link and escape the name in Markdown', () => {
    expect(plain(getAnswerMarkdown(facts))).toBe(
      '**Yes.** 95.1 % of Germany can use [\\<dialog\\>](https://example.org/features/dialog?audience=region:DE) (line 95 %).',
    );
  });
});
