// The shape of `plimsoll.config.json`, which every command of the command line reads. Its JSON Schema
// is made from it: `/plimsoll.config.schema.json`.
import * as z from 'zod';
import { DEFAULT_AUDIENCE_KEY, DEFAULT_LINE_PERCENT } from '@/domain/Audience';
import { POLICY_FORMATS } from './policyFormats.data';

const names = z.array(z.string().min(1).max(100)).max(300).default([]);

/** No file system takes a NUL, and no one means another control character. */
const path = z
  .string()
  .min(1)
  .regex(/^[^\u0000-\u001F\u007F]*$/);

export const projectConfig = z.strictObject({
  $schema: z.string().optional(),
  server: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The Plimsoll server to ask, such as https://plimsoll.example. Without it, the data in the package answer.',
    ),
  audience: z
    .string()
    .min(1)
    .max(600)
    .default(DEFAULT_AUDIENCE_KEY)
    .describe(
      'world, region:DE, continent:eu, browserslist:<query>, baseline:widely, platforms:ios=60,android=40, or with a server custom:<id>.',
    ),
  line: z
    .number()
    .min(0.1)
    .max(100)
    .default(DEFAULT_LINE_PERCENT)
    .describe(
      'The share of the audience that must be able to use a feature, in percent, to one decimal.',
    ),
  rule: z
    .enum(['age', 'gain'])
    .default('age')
    .describe(
      'How minimum versions are chosen: drop the oldest versions first, or gain the most features.',
    ),
  floors: names.describe(
    'Your own minimum versions: safari:16.4, or safari:none to drop a browser.',
  ),
  adopt: names.describe('Features accepted below the line, by web-features id.'),
  decline: names.describe('Features refused whatever their share, by web-features id.'),
  files: z
    .record(path.max(300), z.enum(POLICY_FORMATS))
    .default({})
    .describe('What `plimsoll sync` writes: a path in the repository, and the format.'),
  scan: z
    .strictObject({
      paths: z
        .array(path)
        .default([])
        .describe('Files and folders to scan; by default the folder of this file.'),
      ignore: z
        .array(z.string().min(1))
        .default([])
        .describe('Files to leave out, in the syntax of .gitignore.'),
      accepted: path.default('plimsoll-accepted.json').describe('The file with accepted uses.'),
      polyfill: z
        .array(z.string().min(1))
        .default([])
        .describe('Keys and features that the project brings itself.'),
      degradeLine: z
        .number()
        .gt(0)
        .max(100)
        .optional()
        .describe('The share for which nothing may degrade either, in percent.'),
    })
    .prefault({})
    .describe('What `plimsoll scan` reads.'),
});

export type ProjectConfig = z.infer<typeof projectConfig>;

export function projectConfigSchema(): object {
  const { $schema, ...schema } = z.toJSONSchema(projectConfig, {
    target: 'draft-07',
    io: 'input',
  });
  return { $schema, title: 'plimsoll.config.json', ...schema };
}
