/**
 * Attributes that take one of a few words, by the HTML standard. `*` is any element. Other words
 * are ignored, or mean the same as none.
 */
export const ATTRIBUTE_VALUES: Readonly<Record<string, string>> = {
  '*.autocapitalize': 'off none on sentences words characters',
  '*.autocorrect': 'on off',
  '*.contenteditable': 'true false plaintext-only',
  '*.dir': 'ltr rtl auto',
  '*.draggable': 'true false',
  '*.enterkeyhint': 'enter done go next previous search send',
  '*.hidden': 'hidden until-found true',
  '*.inputmode': 'none text tel url email numeric decimal search',
  '*.popover': 'auto manual hint popover',
  '*.spellcheck': 'true false',
  '*.translate': 'yes no',
  '*.virtualkeyboardpolicy': 'auto manual',
  '*.writingsuggestions': 'true false',
  '*.crossorigin': 'anonymous use-credentials crossorigin',
  '*.decoding': 'sync async auto',
  '*.fetchpriority': 'high low auto',
  '*.loading': 'lazy eager',
  '*.referrerpolicy':
    'no-referrer no-referrer-when-downgrade same-origin origin strict-origin origin-when-cross-origin strict-origin-when-cross-origin unsafe-url',
  '*.preload': 'none metadata auto preload',
  '*.popovertargetaction': 'toggle show hide',
  '*.formmethod': 'get post dialog',
  '*.formenctype': 'application/x-www-form-urlencoded multipart/form-data text/plain',
  '*.shadowrootmode': 'open closed',
  '*.blocking': 'render',
  'a.rel':
    'alternate author bookmark external help license me next nofollow noopener noreferrer opener prev privacy-policy search tag terms-of-service ugc sponsored',
  'area.rel':
    'alternate author bookmark external help license next nofollow noopener noreferrer opener prev search tag',
  'area.shape': 'circle default poly rect',
  'button.type': 'submit reset button',
  'button.command':
    'toggle-popover show-popover hide-popover close request-close show-modal toggle-fullscreen',
  'dialog.closedby': 'any closerequest none',
  'form.autocomplete': 'on off',
  'form.enctype': 'application/x-www-form-urlencoded multipart/form-data text/plain',
  'form.method': 'get post dialog',
  'form.rel': 'external help license next nofollow noopener noreferrer opener prev search',
  'input.capture': 'user environment capture',
  'input.type':
    'hidden text search tel url email password date month week time datetime-local number range color checkbox radio file submit image reset button',
  'link.as':
    'audio document embed fetch font image json object report script serviceworker sharedworker style text track video worker xslt frame iframe manifest paintworklet audioworklet',
  'link.rel':
    'alternate author canonical compression-dictionary dns-prefetch expect help icon license manifest me modulepreload next pingback preconnect prefetch preload prerender prev privacy-policy search shortcut stylesheet terms-of-service apple-touch-icon apple-touch-icon-precomposed mask-icon',
  'marquee.behavior': 'scroll slide alternate',
  'marquee.direction': 'left right up down',
  'meta.http-equiv':
    'content-language content-type default-style refresh x-ua-compatible content-security-policy content-security-policy-report-only origin-trial accept-ch delegate-ch',
  'ol.type': '1 a A i I',
  'iframe.sandbox':
    'allow-downloads allow-forms allow-modals allow-orientation-lock allow-pointer-lock allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts allow-storage-access-by-user-activation allow-top-navigation allow-top-navigation-by-user-activation allow-top-navigation-to-custom-protocols',
  'td.scope': 'row col rowgroup colgroup',
  'textarea.wrap': 'soft hard off',
  'th.scope': 'row col rowgroup colgroup',
  'track.kind': 'subtitles captions descriptions chapters metadata',
  'video.controlslist': 'nodownload nofullscreen noremoteplayback noplaybackrate',
  'audio.controlslist': 'nodownload nofullscreen noremoteplayback noplaybackrate',
};
