// GET /plimsoll.config.schema.json: what editors check and complete a plimsoll.config.json with.
import { toJson } from '@/server/model/policy/PolicyFile';
import { projectConfigSchema } from '@/server/model/policy/projectConfig';
import type { AnswerKind } from './Answer';
import { jsonRefusal } from './jsonRefusal';

export const configSchema: AnswerKind = {
  pattern: /^\/plimsoll\.config\.schema\.json$/,
  parameters: [],
  type: 'application/json; charset=utf-8',
  write: () => toJson(projectConfigSchema()),
  refuse: jsonRefusal,
};
