// A script that asks visitors with a browser below the floors to update, in their language. It runs
// in those old browsers, so it is ECMAScript 5; and it sets styles by script, which a content
// security policy without 'unsafe-inline' allows.
import { banner as german } from '@/domain/messages/__generated__/banner.de';
import { banner as english } from '@/domain/messages/__generated__/banner.en';
import { banner as spanish } from '@/domain/messages/__generated__/banner.es';
import { banner as french } from '@/domain/messages/__generated__/banner.fr';
import { banner as japanese } from '@/domain/messages/__generated__/banner.ja';
import { LOCALE_PARAMETER } from '@/domain/messages/locale';
import { policyBrowsersHref } from '@/domain/routes/policy';
import { type FileSource, type PolicyFile, policyLabel } from './PolicyFile';
import { recognizingPattern, userAgentPattern } from './userAgentFile';

const LANGUAGES = { en: english, de: german, fr: french, es: spanish, ja: japanese };

/** The part that is the same for every policy. */
const SHOW = `  var key = 'plimsoll-please-update';
  var agent = navigator.userAgent;
  if (supported.test(agent)) return;
  var kind = old.test(agent) ? 'old' : dropped.test(agent) ? 'dropped' : '';
  if (!kind || wasClosed()) return;

  function wasClosed() {
    try { return sessionStorage.getItem(key) === '1'; } catch (error) { return false; }
  }

  function language() {
    var wanted = [document.documentElement.lang].concat(navigator.languages || navigator.language);
    for (var i = 0; i < wanted.length; i++) {
      var tag = String(wanted[i] || '').toLowerCase().split('-')[0];
      if (Object.prototype.hasOwnProperty.call(texts, tag)) return tag;
    }
    return 'en';
  }

  function show() {
    var lang = language();
    var text = texts[lang];
    var box = document.createElement('div');
    box.lang = lang;
    box.className = 'please-update';
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', text.label);
    box.style.cssText = 'padding:12px 16px;background:#fff4d6;color:#1b1b1b;font:16px/1.5 sans-serif';
    var words = document.createElement('span');
    words.appendChild(document.createTextNode(text[kind] + ' '));
    if (text.href) {
      var link = document.createElement('a');
      link.href = text.href;
      link.style.color = '#0b4a6f';
      link.appendChild(document.createTextNode(text.list));
      words.appendChild(link);
    }
    var close = document.createElement('button');
    close.type = 'button';
    close.style.cssText = 'margin-left:16px;min-height:24px;font:inherit';
    close.appendChild(document.createTextNode(text.close));
    close.onclick = function () {
      try { sessionStorage.setItem(key, '1'); } catch (error) { /* Then it is asked again. */ }
      box.parentNode.removeChild(box);
    };
    box.appendChild(words);
    box.appendChild(close);
    document.body.insertBefore(box, document.body.firstChild);
  }

  if (document.body) show();
  else document.addEventListener('DOMContentLoaded', show);
`;

export const bannerFile: PolicyFile = {
  name: 'please-update.js',
  type: 'text/javascript',
  write: (source) => `// ${policyLabel(source)}
// Asks visitors to update a browser that this policy no longer supports, in English, German, French,
// Spanish or Japanese: the page's own language, or else the first of the visitor's that is one of
// them. Browsers and apps that it doesn't recognize see nothing. No native reader has reviewed the
// translations. Load it with <script src="please-update.js" defer></script>.
(function () {
  var supported = /${userAgentPattern(source.policy)}/;
  var old = /${recognizingPattern(source.policy.floors)}/;
  var dropped = /${recognizingPattern(source.policy.givenUp)}/;
  var texts = ${writeTexts(source)};
${SHOW}})();
`,
};

/** Safe in a script that a page holds inline, whatever an audience's key contains. */
function writeTexts(source: FileSource): string {
  const text = JSON.stringify(textsOf(source), null, 2).replaceAll('<', '\\u003c');
  return text.replaceAll('\n', '\n  ');
}

/** Its texts by language. */
function textsOf(source: FileSource) {
  const list = listAddress(source);
  return Object.fromEntries(
    Object.entries(LANGUAGES).map(([locale, messages]) => [
      locale,
      {
        label: messages.label(),
        old: messages.old(),
        dropped: messages.dropped(),
        close: messages.close(),
        ...(list !== undefined && {
          list: messages.list(),
          href: `${list}&${LOCALE_PARAMETER}=${locale}`,
        }),
      },
    ]),
  );
}

/** The page for customers; none of an own audience, whose key is known to those who may read it. */
function listAddress({ policy, origin }: FileSource): string | undefined {
  const { audience, linePercent, rule, moved } = policy;
  if (origin === '' || audience.kind === 'CUSTOM') return undefined;
  const preferences = { audience: audience.key, linePercent };
  return `${origin}${policyBrowsersHref({ preferences, rule, floors: moved })}`;
}
