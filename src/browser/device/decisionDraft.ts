import { StoredValue } from './StoredValue';

const KEY_PREFIX = 'plimsoll:draft:';

/** A decision that a person typed but has not sent, or that was refused. */
export interface DecisionDraft {
  readonly state: string;
  readonly rationale: string;
  readonly fallback: string;
  readonly reviewOn: string;
  readonly askAtPercent: string;
  /** A browser’s slug. */
  readonly askWhenShipped: string;
  /** A member’s id, or `SELF`; empty until someone is chosen. */
  readonly ownerId: string;
}

/** The person who decides, where they were chosen to answer for it. */
export const SELF = 'self';

const open = new Map<string, StoredValue<DecisionDraft | null>>();

/** On this device only, one a project and subject; sending and signing out remove it. */
export function decisionDraft(project: string, subject: string): StoredValue<DecisionDraft | null> {
  const key = `${KEY_PREFIX}${project}:${subject}` as const;
  const known = open.get(key);
  if (known) return known;
  const draft = new StoredValue<DecisionDraft | null>({
    key,
    empty: null,
    parse: (text) => toDraft(JSON.parse(text)),
  });
  // A form that was left is answered when another one may be open on the same draft.
  if (typeof window !== 'undefined') open.set(key, draft);
  return draft;
}

function toDraft(value: unknown): DecisionDraft {
  const known = value as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof known[name] === 'string' ? known[name] : '');
  return {
    state: text('state'),
    rationale: text('rationale'),
    fallback: text('fallback'),
    reviewOn: text('reviewOn'),
    askAtPercent: text('askAtPercent'),
    askWhenShipped: text('askWhenShipped'),
    ownerId: text('ownerId'),
  };
}

export const EMPTY_DRAFT = toDraft({});
