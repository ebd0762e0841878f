// Questions that agents ask, with answers computed from the published data by code that shares nothing
// with ours.
import {
  type AgentQuestion,
  askBaseline,
  askCode,
  askFirst,
  askFloor,
  askFor,
  askRelease,
  askShare,
  askSubject,
  askWorld,
  askWrong,
} from './agentQuestionKinds';
import { idsInGroup, idsInSnapshot, nearestIds, removedIn, webFeatures } from './rawData';

const [MOVED, SPLIT] = ['numeric-seperators', 'text-wrap-style'];
const REMOVED = 'api.SharedStorage.append';
const GONE = removedIn(REMOVED, 'chrome');

export const AGENT_QUESTIONS: readonly AgentQuestion[] = [
  ...[
    'css.selectors.has',
    'css.properties.field-sizing',
    'api.Document.startViewTransition',
    'javascript.builtins.Set.intersection',
    'css.at-rules.container',
    'javascript.builtins.Promise.withResolvers',
  ].map(askFirst),
  ...['has', 'grid', 'popover', 'subgrid', 'temporal', 'customizable-select'].map(askBaseline),
  // The two releases around each arrival, and around a removal.
  askRelease('css.selectors.has', 'chrome', '104'),
  askRelease('css.selectors.has', 'chrome', '105'),
  askRelease('css.properties.field-sizing', 'firefox', '151'),
  askRelease('css.properties.field-sizing', 'firefox', '152'),
  askRelease('javascript.builtins.Set.intersection', 'chrome', '121'),
  askRelease('javascript.builtins.Set.intersection', 'chrome', '122'),
  askRelease(REMOVED, 'chrome', String(Number(GONE) - 1)),
  askRelease(REMOVED, 'chrome', GONE),
  // Partial support, a flag and a preview are not support.
  askRelease('api.Window.pageswap_event', 'safari', '18.3'),
  askRelease('api.LargestContentfulPaint.presentationTime', 'safari', '26.2'),
  askRelease('api.Navigator.share', 'firefox', '140'),
  askRelease('api.Window.requestIdleCallback', 'safari', '18.3'),
  ...[
    'css.properties.field-sizing',
    'api.Document.startViewTransition',
    'javascript.builtins.Promise.withResolvers',
    'api.EyeDropper',
  ].map(askShare),
  ...[
    'css.properties.gap',
    'api.Window.requestIdleCallback',
    'html.elements.dialog',
    'api.EyeDropper',
  ].map(askWorld),
  askSubject(
    'Can we use a feature by its former id?',
    { name: MOVED },
    ({ id }) => id === webFeatures.features[MOVED]!.redirect_target,
  ),
  askWrong(
    'Can we use a feature that became several?',
    { subjects: [SPLIT] },
    webFeatures.features[SPLIT]!.redirect_targets!,
  ),
  askSubject(
    'Can we use what is discouraged?',
    { name: 'mutation-events' },
    ({ verdict }) => verdict !== 'Yes',
  ),
  askWrong('A name with a letter too many', { subjects: ['hass'] }, ['unknown', 'has,']),
  askWrong('A name with a letter missing', { subjects: ['popove'] }, nearestIds('popove')),
  askWrong('A value that is not there', { subjects: ['display: gridd'] }, ['“display: gridd” is']),
  askWrong('A property that is not there', { subjects: ['css.properties.colour'] }, ['.color']),
  askWrong(
    'A release that nobody uses any more',
    { subjects: ['has'], audience: 'browserslist:chrome 54' },
    ['nobody uses'],
  ),
  askWrong('A country that is not there', { subjects: ['has'], audience: 'region:XX' }, ['XX']),
  askWrong(
    'A release that is not there',
    { subjects: ['has'], audience: 'browserslist:chrome 9999' },
    ['9999'],
  ),
  askFor('snapshot:ecmascript-2023', idsInSnapshot('ecmascript-2023')),
  askFor('group:view-transitions', idsInGroup('view-transitions')),
  askCode('js', 'requestIdleCallback(f); structuredClone(g); new EyeDropper();', [
    'api.Window.requestIdleCallback',
    'api.EyeDropper',
  ]),
  askCode('css', '.a { gap: 1em; field-sizing: content }', [
    'css.properties.gap',
    'css.properties.field-sizing',
  ]),
  askFloor({ chrome: '120', firefox: '115' }),
];
