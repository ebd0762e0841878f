// GET /compat/css/selectors/has.json, or /compat/css.selectors.has.json: the same about a compat key.
import type { AnswerKind } from './Answer';
import { fallbackFacts } from './fallbackFacts';
import { sourceFacts, verdictFacts } from './featureJson';
import { findAnswerSubject } from './findAnswerSubject';
import { json, jsonRefusal } from './jsonRefusal';
import { buildAddress } from './parseOptions';

export const keyJson: AnswerKind = {
  pattern: /^\/(compat)\/(.+)\.json$/,
  parameters: ['audience', 'line'],
  type: 'application/json; charset=utf-8',
  write: (asked) => {
    const subject = findAnswerSubject(asked);
    return json({
      id: subject.name,
      name: subject.name,
      url: buildAddress(asked, subject.path),
      ...sourceFacts(asked),
      ...verdictFacts(subject),
      ...fallbackFacts(
        asked.catalogue,
        asked.catalogue.keyByPath(subject.name)?.feature,
        subject.audience,
      ),
    });
  },
  refuse: jsonRefusal,
};
