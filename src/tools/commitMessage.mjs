// Rules for commit messages, for the hook that `npm install` sets up and for a house test.
import { findFaults } from './english.mjs';

export const MAX_SUBJECT = 60;

/** Git writes the subjects of these. */
const WRITTEN_BY_GIT = /^(?:Merge |Revert "|fixup! |squash! |amend! )/;

/** First words that only look like a past tense, a third person or a participle. */
const IMPERATIVES =
  /^(?:Bring|Embed|Exceed|Feed|Heed|Need|Ping|Proceed|Seed|Shed|Shred|Speed|Spring|Succeed|Bias|Canvas)$/;

/** @type {readonly { pattern: RegExp, advice: string }[]} */
const SUBJECT_RULES = [
  {
    pattern: /^(?:An?|The|Of|What|When|Where|Whether|Which|Who|This|That|These|There)\b/,
    advice: 'Begin with a verb, not with an article or a clause.',
  },
  { pattern: /^\p{Ll}/u, advice: 'Begin with a capital letter.' },
  {
    pattern: /^\w+(?:ed|ing)\b/,
    advice: 'Begin with an imperative: “Add”, not “Added” or “Adding”.',
  },
  { pattern: /^\w+[^su\W]s\b/, advice: 'Begin with an imperative: “Add”, not “Adds”.' },
  { pattern: /\.$/, advice: 'End without a period.' },
];

/** The message without the comments and the diff that Git adds for its author. */
const withoutComments = (message) =>
  message
    .replace(/^# -+ >8 -+\n[^]*/m, '')
    .split('\n')
    .filter((line) => !line.startsWith('#'));

/**
 * @param {string} subject the first line of a message
 * @returns {readonly string[]} each fault as advice
 */
export function findSubjectFaults(subject) {
  if (WRITTEN_BY_GIT.test(subject)) return [];
  const [first = ''] = /^\w+/.exec(subject) ?? [];
  const isLong = [...subject].length > MAX_SUBJECT;

  return [
    ...(isLong ? [`Use at most ${MAX_SUBJECT} characters, not ${[...subject].length}.`] : []),
    ...SUBJECT_RULES.filter(({ pattern }) => pattern.test(subject) && !IMPERATIVES.test(first)).map(
      ({ advice }) => advice,
    ),
    ...findFaults(subject).map(({ advice }) => advice),
  ];
}

/**
 * @param {string} message as Git hands it to the hook `commit-msg`
 * @returns {readonly string[]} each fault as advice; the body is free
 */
export function findMessageFaults(message) {
  const lines = withoutComments(message);
  const start = lines.findIndex((line) => line.trim() !== '');
  if (start === -1) return [];
  const [subject = '', second = ''] = lines.slice(start);

  return [
    ...findSubjectFaults(subject.trimEnd()),
    ...(second.trim() === '' ? [] : ['Leave the second line blank.']),
  ];
}
