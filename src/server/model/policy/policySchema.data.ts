import { VALUE_STEPS } from '@/domain/valueShare';

const TEXT = { type: 'string' } as const;
const SHARE = { type: 'number', minimum: 0, maximum: 1 } as const;
const SLUGS = { type: 'array', items: { type: 'string', pattern: '^[a-z0-9-]+$' } } as const;
const DAY = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const;

/** An object with exactly these properties; those that start with `$` may be absent. */
const exactly = (properties: Readonly<Record<string, unknown>>) => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !name.startsWith('$')),
  properties,
});

/** Null if the audience does not know it. */
const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });

const DIFFERENCE = { type: 'number', minimum: -1, maximum: 1 } as const;

const BROWSER = { browser: TEXT, name: TEXT, lostShare: SHARE, lostValueShare: orNull(SHARE) };

/** The JSON Schema of `/policy.json`, which `/policy.schema.json` answers. */
export const POLICY_SCHEMA = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'Plimsoll policy',
  description:
    'What a team supports: the minimum version of each browser and features by decision.',
  ...exactly({
    $schema: TEXT,
    hash: { type: 'string', pattern: '^p_[0-9a-f]{12}$' },
    day: DAY,
    data: {
      type: 'array',
      items: exactly({ name: TEXT, version: TEXT, license: TEXT }),
    },
    audience: exactly({ key: TEXT, name: TEXT, trackedShare: SHARE }),
    linePercent: { type: 'number', exclusiveMinimum: 0, maximum: 100 },
    rule: { enum: ['AGE', 'GAIN'] },
    supportedShare: SHARE,
    value: orNull(
      exactly({
        name: TEXT,
        step: { enum: VALUE_STEPS },
        supportedShare: SHARE,
        unknownShare: SHARE,
      }),
    ),
    floors: {
      type: 'array',
      items: exactly({
        ...BROWSER,
        version: TEXT,
        releasedOn: orNull(DAY),
        basis: { enum: ['MEASURED', 'ENGINE', 'NONE'] },
        by: orNull(exactly({ browser: TEXT, version: TEXT })),
      }),
    },
    givenUp: { type: 'array', items: exactly(BROWSER) },
    features: exactly({
      above: SLUGS,
      aboveInPart: SLUGS,
      adopted: SLUGS,
      acceptedBelow: SLUGS,
      declined: SLUGS,
      refused: SLUGS,
    }),
    fallbackRules: { type: 'array', items: TEXT },
    targets: exactly({
      syntaxYear: { type: 'integer' },
      builtinsYear: { type: 'integer' },
      engines: { type: 'array', items: TEXT },
    }),
    change: exactly({
      lostShare: DIFFERENCE,
      lostValueShare: orNull(DIFFERENCE),
      gained: SLUGS,
      lost: SLUGS,
    }),
  }),
} as const;
