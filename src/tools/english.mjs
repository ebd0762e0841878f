// Rules of plain English that a script can check, for comments, test names, documents and commit
// subjects. docs/glossary.md has the words; these are about syntax. Quoted text is not judged.

/** The start of a text or of a sentence in it. */
const START = String.raw`(?:^|[.!?;] +)`;
/** The rest of a statement: a sentence that is not a question. */
const STATEMENT = String.raw`[^.?!]*(?:[.!]|$)`;

/** @type {readonly { pattern: RegExp, advice: string }[]} */
const RULES = [
  {
    pattern: new RegExp(`${START}(?:Of an? |What |Whether |Who )${STATEMENT}`),
    advice: 'Begin with the subject, not with “Of a”, “What”, “Whether” or “Who”.',
  },
  {
    pattern: /\b(?:is|are|was|were|be|been|has|have|had) none\b/i,
    advice: 'Write “no … has”, “does not exist” or “without” for “is none”.',
  },
  {
    pattern:
      /\b(?:that|which|it|this|who|what) (?:is|are|was|were) no (?!longer\b|more\b|doubt\b)/i,
    advice: 'Write “is not a …” for “is no …”.',
  },
  {
    pattern: /(?<!\b(?:leave|leaves|left|let|lets|leaving)\b[^.;]*)\balone\b/i,
    advice: 'Write “only …” for “… alone”, and “by itself” for “on its own”.',
  },
  { pattern: /\bbeside\b/i, advice: 'Write “next to” or “as well as” for “beside”.' },
  { pattern: /\bby which\b/i, advice: 'Name the subject: “X does …” for “by which …”.' },
  { pattern: /\b(?:given|gave|giving|gives|give) up\b/i, advice: 'Write “dropped” or “stopped”.' },
];

/** Code, and what is quoted from elsewhere. */
const QUOTED = /```[\s\S]*?```|`[^`\n]*`|“[^”]*”|"[^"\n]*"|\]\([^)]*\)/g;

/**
 * @param {string} text a comment, name or paragraph, without its marks
 * @returns {readonly { advice: string, found: string }[]} at most one for each rule
 */
export function findFaults(text) {
  const judged = text.replace(QUOTED, (quoted) => 'X'.repeat(Math.min(quoted.length, 3)));
  return RULES.flatMap(({ pattern, advice }) => {
    const found = pattern.exec(judged)?.[0].trim();
    return found === undefined ? [] : [{ advice, found: found.slice(0, 60) }];
  });
}

/** At most this many characters in the name of a test. */
export const MAX_TEST_NAME = 80;
