import { type BoxAnswer, createLatestSearch } from '@/browser/search/latestSearch';
import { SearchError } from '@/browser/search/SearchError';

interface Question {
  readonly text: string;
  readonly signal: AbortSignal;
  answer(): void;
  fail(error: Error): void;
}

function listen() {
  const questions: Question[] = [];
  const answers: BoxAnswer<string>[] = [];
  const search = createLatestSearch<string>({
    ask: (text, signal) =>
      new Promise((resolve, reject) => {
        questions.push({
          text,
          signal,
          answer: () => resolve({ hits: [text.toUpperCase()], total: 1 }),
          fail: reject,
        });
      }),
    findAtHand: (text) => Promise.resolve([`${text} at hand`]),
    onAnswer: (answer) => answers.push(answer),
  });
  return { search, questions, answers };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('latestSearch', () => {
  it('shows only the answer to the latest text, in whatever order answers arrive', async () => {
    const { search, questions, answers } = listen();
    for (const text of ['h', 'ha', 'has']) search.want(text);

    for (const question of [2, 0, 1]) questions[question]!.answer();
    await settled();

    expect(answers).toEqual([{ text: 'has', hits: ['HAS'], total: 1 }]);
  });

  it('aborts a search when another letter is typed', () => {
    const { search, questions } = listen();
    search.want('ha');
    search.want('has');

    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  });

  it('ignores the failure of an aborted search', async () => {
    const { search, questions, answers } = listen();
    search.want('ha');
    search.want('');
    questions[0]!.fail(new SearchError('unreachable', 'Search is offline.'));
    await settled();

    expect(answers).toEqual([{ text: '', hits: [], total: 0 }]);
  });

  it('falls back to local names if no host answers, and says why', async () => {
    const { search, questions, answers } = listen();
    search.want(' has ');
    questions[0]!.fail(new SearchError('timeout', 'Search took too long to answer.'));
    await settled();

    expect(answers).toEqual([
      {
        text: 'has',
        hits: ['has at hand'],
        total: 1,
        problem: 'Search took too long to answer.',
      },
    ]);
  });

  it('answers nothing once stopped', async () => {
    const { search, questions, answers } = listen();
    search.want('has');
    search.stop();
    questions[0]!.answer();
    await settled();

    expect(answers).toEqual([]);
  });
});
