import { auditSentence } from '@/client/screens/WorkspaceSettingsScreen/auditSentence';

describe('auditSentence', () => {
  it.each([
    ['decisions.adopted', 'Shop: 208', 'Adopted 208 features in Shop'],
    ['decisions.undone', 'Shop: beta: 1', 'Took back 1 decision in Shop: beta'],
    ['decision.recorded', 'Shop: has, adopted', 'Decided in Shop: has, adopted'],
    ['member.invited', 'ada@example.org as editor', 'Invited ada@example.org as editor'],
    ['planet.moved_away', 'Pluto', 'planet moved away: Pluto'],
    ['constructor', 'Pluto', 'constructor: Pluto'],
  ])('says %s of %s', (action, subject, sentence) => {
    expect(auditSentence(action, subject)).toBe(sentence);
  });
});
