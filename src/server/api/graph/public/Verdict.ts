import { getClaim, type Verdict } from '@/domain/verdict';
import { judgeSubject } from '@/server/model/coverage/judgeSubject';
import { builder } from './builder';
import { computed } from './computed';
import { checkLinePercent, linePercentArg } from './linePercentArg';

declare module './builder' {
  interface GraphObjects {
    Verdict: Verdict;
  }
}

const readingEnum = builder.enumType('ShareReading', {
  description: 'Who is in the share that leads a verdict.',
  values: {
    ALL: { description: 'Those who can use all of it.' },
    MOST: {
      description: 'Also those with partial support, because they are more than the others.',
    },
    WITH_PART: {
      description: 'Also those with partial support, because only with them it reaches the line.',
    },
  } as const,
});

builder.objectType('Verdict', {
  description: 'Whether something may be shipped to an audience, as every page and file says it.',
  fields: (t) => ({
    answer: t.string({
      description: '“Yes”, “Yes, with care”, “Unclear”, “Mostly”, “Not yet” or “No”.',
      resolve: ({ answer }) => answer,
    }),
    share: t.float({
      description: 'The share that leads, 0–1 of the audience.',
      resolve: ({ governing }) => governing.share,
    }),
    reading: t.field({
      type: readingEnum,
      description: 'Who is in that share.',
      resolve: ({ governing }) => governing.reading,
    }),
    sentence: t.string({
      description: 'The answer, the share and its distance to the line, in words.',
      resolve: (verdict) => `${verdict.heading}. ${getClaim(verdict)}`,
    }),
    missing: t.string({
      nullable: true,
      description:
        'What those with partial support lack, as a sentence; the note of the heaviest statement is quoted. Null if they are not in the share, or if the data doesn’t say.',
      resolve: ({ missing }) => missing ?? null,
    }),
  }),
});

builder.objectFields('Coverage', (t) => ({
  verdict: t.field({
    type: 'Verdict',
    description: 'The answer to “can we ship it?” for a line.',
    args: { linePercent: linePercentArg(t.arg) },
    ...computed(),
    resolve: ({ of, audience }, { linePercent }, { catalogue, today }) =>
      judgeSubject(of, {
        catalogue,
        today,
        audience,
        linePercent: checkLinePercent(linePercent),
      }).verdict,
  }),
}));
