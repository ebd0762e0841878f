import type { Person } from '@/server/model/features/Viewer';
import { answerAs } from '../../../../support/askAs';

const VIEWER: Person = {
  kind: 'person',
  accountId: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  sessionId: 'one',
};

const preview = (text: string) =>
  answerAs(VIEWER, 'query ($text: String!) { viewer { name markdown(text: $text) } }', { text });

describe('Viewer.markdown', () => {
  it('renders a text as long as a reason may be', async () => {
    const { data, errors } = await preview('a'.repeat(10_000));

    expect(errors).toBeUndefined();
    expect(data).toEqual({ viewer: { name: 'Ada', markdown: `<p>${'a'.repeat(10_000)}</p>\n` } });
  });

  it('refuses a longer one, and says how long it may be', async () => {
    const { data, errors } = await preview('a'.repeat(10_001));

    expect(data).toEqual({ viewer: { name: 'Ada', markdown: null } });
    expect(errors!.map(({ message }) => message)).toEqual([
      'This has 10001 characters; the limit is 10000.',
    ]);
  });
});
