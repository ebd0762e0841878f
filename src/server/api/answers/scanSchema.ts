// GET /plimsoll.scan.schema.json: what scripts check and type the JSON of `plimsoll scan` with.
import { toJson } from '@/server/model/policy/PolicyFile';
import { scanJsonSchema } from '@/server/model/scan/scanJson';
import type { AnswerKind } from './Answer';
import { jsonRefusal } from './jsonRefusal';

export const scanSchema: AnswerKind = {
  pattern: /^\/plimsoll\.scan\.schema\.json$/,
  parameters: [],
  type: 'application/json; charset=utf-8',
  write: () => toJson(scanJsonSchema()),
  refuse: jsonRefusal,
};
