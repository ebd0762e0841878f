import { StoredValue } from './StoredValue';

const KEY_PREFIX = 'plimsoll:draft:';

/** What a person typed for a decision and has not sent, or was not let through with. */
export interface DecisionDraft {
  readonly state: string;
  readonly rationale: string;
  readonly fallback: string;
  readonly reviewOn: string;
  /** A member’s id; empty for the person who decides. */
  readonly ownerId: string;
}

/** On this device only, one a project and subject; sending and signing out remove it. */
export function decisionDraft(project: string, subject: string): StoredValue<DecisionDraft | null> {
  return new StoredValue<DecisionDraft | null>({
    key: `${KEY_PREFIX}${project}:${subject}`,
    empty: null,
    parse: (text) => toDraft(JSON.parse(text)),
  });
}

function toDraft(value: unknown): DecisionDraft {
  const known = value as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof known[name] === 'string' ? known[name] : '');
  return {
    state: text('state'),
    rationale: text('rationale'),
    fallback: text('fallback'),
    reviewOn: text('reviewOn'),
    ownerId: text('ownerId'),
  };
}
