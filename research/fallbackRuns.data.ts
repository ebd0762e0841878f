// How a browser shows that a polyfill works: what takes the feature out of a browser that has it, and
// the body of an async function that is true where the feature works. Both run in a page, as text.

export interface FallbackRun {
  /** Absent if a page cannot take it out: then only a browser that lacks it can try the polyfill. */
  readonly remove?: string;
  readonly check: string;
}

const drop = (owner: string, ...names: readonly string[]): string =>
  names.map((name) => `delete ${owner}[${JSON.stringify(name)}];`).join('\n');

const REPLACED_IN_ARRAYS = ['toReversed', 'toSorted', 'toSpliced', 'with'];
const TYPED = 'Object.getPrototypeOf(Int8Array.prototype)';

const BUILT_INS: Readonly<Record<string, FallbackRun>> = {
  'array-by-copy': {
    remove: drop('Array.prototype', ...REPLACED_IN_ARRAYS) + drop(TYPED, ...REPLACED_IN_ARRAYS),
    check: `return [3, 1].toSorted().join() === '1,3' && [1, 2].toReversed()[0] === 2
      && [1, 2, 3].toSpliced(0, 1).length === 2 && [1].with(0, 5)[0] === 5
      && new Int8Array([3, 1]).toSorted()[0] === 1;`,
  },
  'array-fromasync': {
    remove: drop('Array', 'fromAsync'),
    check: `async function* two() { yield 1; yield 2; }
      return (await Array.fromAsync(two(), (x) => x * 2)).join() === '2,4';`,
  },
  'array-group': {
    remove: drop('Map', 'groupBy') + drop('Object', 'groupBy'),
    check: `return Map.groupBy([1, 2, 3], (x) => x % 2).get(1).length === 2
      && Object.groupBy([1, 2], (x) => (x > 1 ? 'b' : 'a')).b[0] === 2;`,
  },
  'explicit-resource-management': {
    remove: drop('globalThis', 'DisposableStack', 'AsyncDisposableStack', 'SuppressedError'),
    check: `let closed = ''; const stack = new DisposableStack();
      stack.defer(() => (closed += 'a')); stack.use({ [Symbol.dispose]: () => (closed += 'b') });
      stack.dispose(); const later = new AsyncDisposableStack();
      later.defer(async () => (closed += 'c')); await later.disposeAsync();
      return closed === 'bac';`,
  },
  float16array: {
    remove:
      drop('globalThis', 'Float16Array') +
      drop('Math', 'f16round') +
      drop('DataView.prototype', 'getFloat16', 'setFloat16'),
    check: `const view = new DataView(new ArrayBuffer(2)); view.setFloat16(0, 1.1);
      return new Float16Array([1.1])[0] === 1.099609375 && Math.f16round(1.1) === 1.099609375
        && view.getFloat16(0) === 1.099609375;`,
  },
  getorinsert: {
    remove: ['Map', 'WeakMap']
      .map((owner) => drop(`${owner}.prototype`, 'getOrInsert', 'getOrInsertComputed'))
      .join(''),
    check: `const map = new Map(); map.getOrInsert('a', []).push(1); const key = {};
      return map.get('a')[0] === 1 && map.getOrInsertComputed('b', (k) => k + k) === 'bb'
        && new WeakMap().getOrInsert(key, 3) === 3;`,
  },
  'intl-duration-format': {
    remove: drop('Intl', 'DurationFormat'),
    check: `return /1 hour.*30 minutes/.test(
      new Intl.DurationFormat('en', { style: 'long' }).format({ hours: 1, minutes: 30 }));`,
  },
  'intl-locale-info': {
    remove: drop(
      'Intl.Locale.prototype',
      ...['getCalendars', 'getCollations', 'getHourCycles', 'getNumberingSystems'],
      ...['getTextInfo', 'getTimeZones', 'getWeekInfo'],
    ),
    check: `return new Intl.Locale('ar').getTextInfo().direction === 'rtl'
      && new Intl.Locale('en-US').getWeekInfo().firstDay === 7
      && new Intl.Locale('de-AT').getHourCycles().includes('h23');`,
  },
  'is-error': {
    remove: drop('Error', 'isError'),
    check: `return Error.isError(new TypeError()) && !Error.isError({ name: 'Error' });`,
  },
  'iterator-concat': {
    remove: drop('Iterator', 'concat'),
    check: `return [...Iterator.concat([1], new Set([2]))].join() === '1,2';`,
  },
  'iterator-join': {
    remove: drop('Iterator.prototype', 'join'),
    check: `return [1, 2].values().join('-') === '1-2';`,
  },
  'iterator-methods': {
    remove: drop('globalThis', 'Iterator'),
    check: `return [1, 2, 3, 4].values().filter((x) => x > 1).map((x) => x * 2).take(2).toArray()
      .join() === '4,6' && Iterator.from([1]).some((x) => x === 1);`,
  },
  'json-raw': {
    remove: drop('JSON', 'rawJSON', 'isRawJSON'),
    check: `let source; JSON.parse('{"a":12345678901234567890}', (key, value, context) => {
        if (key === 'a') source = context?.source; return value; });
      return JSON.stringify({ a: JSON.rawJSON('12345678901234567890') })
        === '{"a":12345678901234567890}' && source === '12345678901234567890';`,
  },
  'math-sum-precise': {
    remove: drop('Math', 'sumPrecise'),
    check: `return Math.sumPrecise([1e20, 0.1, -1e20]) === 0.1;`,
  },
  'promise-try': {
    remove: drop('Promise', 'try'),
    check: `return (await Promise.try((x) => x + 1, 1)) === 2
      && (await Promise.try(() => { throw 3; }).catch((x) => x)) === 3;`,
  },
  'promise-withresolvers': {
    remove: drop('Promise', 'withResolvers'),
    check: `const { promise, resolve } = Promise.withResolvers(); resolve(4);
      return (await promise) === 4;`,
  },
  'regexp-escape': {
    remove: drop('RegExp', 'escape'),
    check: `return new RegExp('^' + RegExp.escape('a.b*(c)') + '$').test('a.b*(c)');`,
  },
  'set-methods': {
    remove: drop(
      'Set.prototype',
      ...['difference', 'intersection', 'isDisjointFrom', 'isSubsetOf', 'isSupersetOf'],
      ...['symmetricDifference', 'union'],
    ),
    check: `const a = new Set([1, 2]); const b = new Set([2, 3]);
      return a.union(b).size === 3 && a.intersection(b).has(2) && a.difference(b).has(1)
        && a.symmetricDifference(b).size === 2 && new Set([1]).isSubsetOf(a)
        && a.isSupersetOf(new Set([1])) && a.isDisjointFrom(new Set([5]));`,
  },
  'string-wellformed': {
    remove: drop('String.prototype', 'isWellFormed', 'toWellFormed'),
    check: `return !'a\\uD800'.isWellFormed() && 'a\\uD800'.toWellFormed() === 'a\\uFFFD';`,
  },
  temporal: {
    remove: `${drop('globalThis', 'Temporal')}${drop('Date.prototype', 'toTemporalInstant')}`,
    check: `return Temporal.PlainDate.from('2024-01-31').add({ months: 1 }).toString() === '2024-02-29'
      && Temporal.ZonedDateTime.from('2024-03-31T01:30[Europe/Berlin]').add({ hours: 1 }).hour === 3;`,
  },
  'transferable-arraybuffer': {
    remove: drop('ArrayBuffer.prototype', 'transfer', 'transferToFixedLength', 'detached'),
    check: `const from = new Uint8Array([1, 2]).buffer; const to = from.transfer(4);
      return to.byteLength === 4 && new Uint8Array(to)[1] === 2 && from.detached;`,
  },
  'uint8array-base64-hex': {
    remove:
      drop('Uint8Array', 'fromBase64', 'fromHex') +
      drop('Uint8Array.prototype', 'setFromBase64', 'setFromHex', 'toBase64', 'toHex'),
    check: `return new Uint8Array([255, 1]).toHex() === 'ff01' && Uint8Array.fromHex('0a')[0] === 10
      && Uint8Array.fromBase64('AQI=').join() === '1,2' && new Uint8Array([1, 2]).toBase64() === 'AQI=';`,
  },
  'url-canparse': {
    remove: drop('URL', 'canParse'),
    check: `return URL.canParse('b', 'https://a.example/') && !URL.canParse('b');`,
  },
};

const later = (ms: number): string => `await new Promise((done) => setTimeout(done, ${ms}));`;

const INTERFACES: Readonly<Record<string, FallbackRun>> = {
  'anchor-positioning': {
    check: `document.body.innerHTML = '<style>#a { anchor-name: --a; position: absolute; left: 40px; top: 30px; width: 50px; height: 20px } #b { position: absolute; position-anchor: --a; left: anchor(right); top: anchor(top) }</style><div id=a></div><div id=b>b</div>';
      ${later(50)} if (globalThis.again) await globalThis.again(); ${later(500)}
      const { left, top } = document.getElementById('b').getBoundingClientRect();
      return Math.abs(left - 90) < 1 && Math.abs(top - 30) < 1;`,
  },
  'async-iterable-streams': {
    remove: drop('ReadableStream.prototype', 'values') + drop('globalThis', 'ReadableStream'),
    check: `const stream = new ReadableStream({ start(to) { to.enqueue(1); to.enqueue(2); to.close(); } });
      let sum = 0; for await (const chunk of stream.values()) sum += chunk; return sum === 3;`,
  },
  'audio-video-tracks': {
    check: `const video = document.createElement('video');
      const track = video.addVideoTrack?.('main', 'x', 'en');
      return video.audioTracks.length === 0 && (track === undefined || video.videoTracks.length === 1);`,
  },
  'cookie-store': {
    remove: drop('globalThis', 'cookieStore', 'CookieStore'),
    check: `await cookieStore.set('w43', 'x'); const one = await cookieStore.get('w43');
      await cookieStore.delete('w43'); return one.value === 'x' && !(await cookieStore.get('w43'));`,
  },
  'declarative-shadow-dom': {
    // Text that a script inserts has templates only.
    remove: `${drop('HTMLTemplateElement.prototype', 'shadowRootMode')}document.getElementById('declared').innerHTML = '<template shadowrootmode="open">shadow</template>';`,
    check: `return document.getElementById('declared').shadowRoot?.textContent === 'shadow';`,
  },
  'dialog-closedby': {
    remove: drop('HTMLDialogElement.prototype', 'closedBy'),
    check: `document.body.innerHTML = '<dialog closedby=any>x</dialog>';
      const dialog = document.querySelector('dialog'); dialog.showModal(); ${later(100)}
      for (const type of ['pointerdown', 'pointerup', 'click']) dialog.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX: 1, clientY: 1, button: 0, isPrimary: true }));
      ${later(100)} return dialog.closedBy === 'any' && !dialog.open;`,
  },
  eyedropper: {
    remove: drop('globalThis', 'EyeDropper'),
    check: `const stop = new AbortController(); const open = new EyeDropper().open({ signal: stop.signal });
      ${later(500)} stop.abort(); return (await open.catch(({ name }) => name)) === 'AbortError';`,
  },
  'field-sizing': {
    check: `const area = document.querySelector('textarea'); const before = area.clientHeight;
      area.value = 'a\\n'.repeat(20); area.dispatchEvent(new Event('input', { bubbles: true }));
      ${later(50)} return area.clientHeight > before + 100;`,
  },
  'file-system-access': {
    remove: drop('window', 'showDirectoryPicker', 'showOpenFilePicker', 'showSaveFilePicker'),
    check: `const click = HTMLInputElement.prototype.click; let asked = false;
      HTMLInputElement.prototype.click = function () { asked ||= this.type === 'file'; };
      void showOpenFilePicker().catch(() => {}); ${later(200)}
      HTMLInputElement.prototype.click = click; return asked;`,
  },
  'grid-lanes': {
    check: `return document.querySelector('.lanes p').style.position === 'absolute';`,
  },
  'interest-invokers': {
    remove: `${drop('HTMLButtonElement.prototype', 'interestForElement')}${drop('globalThis', 'InterestEvent')}`,
    check: `document.body.innerHTML = '<button interestfor=t>a</button><div id=t>b</div>';
      let source; document.getElementById('t').addEventListener('interest', (event) => (source = event.source));
      ${later(100)} const button = document.querySelector('button');
      for (const type of ['pointerenter', 'pointerover', 'mouseenter', 'mouseover']) button.dispatchEvent(
        new PointerEvent(type, { bubbles: true, pointerType: 'mouse' }));
      button.focus(); ${later(1500)} return source === button;`,
  },
  'invoker-commands': {
    remove: `${drop('HTMLButtonElement.prototype', 'command', 'commandForElement')}${drop('globalThis', 'CommandEvent')}`,
    check: `document.body.innerHTML = '<button command=show-modal commandfor=d>a</button><dialog id=d>b</dialog><button command=--own commandfor=e>c</button><div id=e></div>';
      let command; document.getElementById('e').addEventListener('command', (event) => (command = event.command));
      ${later(100)} const [one, two] = document.querySelectorAll('button'); two.click(); one.click();
      ${later(100)} return document.getElementById('d').open && command === '--own';`,
  },
  navigation: {
    remove: drop('globalThis', 'navigation', 'Navigation', 'NavigateEvent'),
    check: `let seen = ''; navigation.addEventListener('navigate', (event) => {
        seen = event.destination.url; event.intercept({ handler: async () => {} }); });
      await navigation.navigate('#there').finished;
      return seen.endsWith('#there') && navigation.currentEntry.url.endsWith('#there');`,
  },
  observable: {
    remove: `${drop('globalThis', 'Observable', 'Subscriber')}${drop('EventTarget.prototype', 'when')}`,
    check: `const target = new EventTarget(); const seen = [];
      target.when('a').take(1).subscribe((event) => seen.push(event.type));
      target.dispatchEvent(new Event('a')); target.dispatchEvent(new Event('a'));
      return seen.join() === 'a' && (await Observable.from([1, 2]).map((x) => x * 2).toArray())[1] === 4;`,
  },
  paint: {
    remove: drop('CSS', 'paintWorklet'),
    check: `document.body.innerHTML = '<div style="width:20px;height:20px;background-image:paint(dot)"></div>';
      const code = 'registerPaint("dot", class { paint(c, s) { c.fillStyle = "red"; c.fillRect(0, 0, s.width, s.height); } })';
      await CSS.paintWorklet.addModule(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      ${later(800)}
      return /blob:|-webkit-canvas|element|url/.test(getComputedStyle(document.querySelector('div')).backgroundImage);`,
  },
  popover: {
    remove: `${drop('HTMLElement.prototype', 'popover', 'showPopover', 'hidePopover', 'togglePopover')}${drop('HTMLButtonElement.prototype', 'popoverTargetElement', 'popoverTargetAction')}`,
    check: `document.body.innerHTML = '<button popovertarget=p>a</button><div id=p popover>b</div>';
      ${later(100)} const panel = document.getElementById('p');
      const before = getComputedStyle(panel).display; document.querySelector('button').click();
      ${later(100)} const shown = getComputedStyle(panel).display; panel.hidePopover(); ${later(50)}
      return before === 'none' && shown === 'block' && getComputedStyle(panel).display === 'none';`,
  },
  'readable-byte-streams': {
    remove: drop(
      'globalThis',
      ...['ReadableStreamBYOBReader', 'ReadableByteStreamController', 'ReadableStream'],
    ),
    check: `const stream = new ReadableStream({ type: 'bytes', pull(to) {
        to.enqueue(new Uint8Array([7, 8])); to.close(); } });
      const { value } = await stream.getReader({ mode: 'byob' }).read(new Uint8Array(2));
      return value.join() === '7,8' && typeof ReadableStreamBYOBReader === 'function';`,
  },
  'readablestream-from': {
    remove: drop('ReadableStream', 'from') + drop('globalThis', 'ReadableStream'),
    check: `let sum = 0; const reader = ReadableStream.from([1, 2]).getReader();
      for (let next; !(next = await reader.read()).done; ) sum += next.value; return sum === 3;`,
  },
  requestidlecallback: {
    remove: drop('window', 'requestIdleCallback', 'cancelIdleCallback'),
    check: `const left = await new Promise((done) => requestIdleCallback((idle) => done(idle.timeRemaining())));
      let ran = false; cancelIdleCallback(requestIdleCallback(() => (ran = true))); ${later(200)}
      return left >= 0 && !ran;`,
  },
  scheduler: {
    remove: drop('globalThis', 'scheduler', 'Scheduler', 'TaskController', 'TaskSignal'),
    check: `const order = [];
      await Promise.all([scheduler.postTask(() => order.push('b'), { priority: 'background' }),
        scheduler.postTask(() => order.push('a'), { priority: 'user-blocking' })]);
      await scheduler.yield(); return order.join('') === 'ab';`,
  },
  'scroll-driven-animations': {
    check: `document.body.innerHTML = '<style>@keyframes f { from { width: 0px } to { width: 100px } } #s { height: 100px; overflow: auto } #s > div { height: 1000px } #b { animation: f linear both; animation-timeline: scroll(nearest) }</style><div id=s><div><p id=b></p></div></div>';
      const box = document.getElementById('s'); ${later(500)} box.scrollTop = 450; ${later(500)}
      const { width } = getComputedStyle(document.getElementById('b'));
      return Math.abs(parseFloat(width) - 50) < 2;`,
  },
  serial: {
    remove: `${drop('Navigator.prototype', 'serial')}${drop('globalThis', 'Serial')}`,
    check: `return (await navigator.serial.getPorts()).length === 0
      && typeof navigator.serial.requestPort === 'function';`,
  },
  share: {
    remove: drop('Navigator.prototype', 'share', 'canShare'),
    check: `let shown = false; new MutationObserver(() => (shown = true)).observe(document.documentElement, { childList: true, subtree: true });
      void navigator.share({ title: 'a', url: 'https://a.example/' }).catch(() => {}); ${later(500)} return shown;`,
  },
  'shared-workers': {
    remove: drop('window', 'SharedWorker'),
    check: `const code = 'const answer = (port) => (port.onmessage = ({ data }) => port.postMessage(data + 1)); onconnect = ({ ports }) => answer(ports[0]); if (!("SharedWorkerGlobalScope" in self)) answer(self);';
      const worker = new SharedWorker(URL.createObjectURL(new Blob([code], { type: 'text/javascript' })));
      const heard = new Promise((done) => (worker.port.onmessage = ({ data }) => done(data)));
      worker.port.start?.(); worker.port.postMessage(1); return (await heard) === 2;`,
  },
  'speculation-rules': {
    remove: `HTMLScriptElement.supports = () => false; ${drop('Document.prototype', 'prerendering')}`,
    check: `document.body.innerHTML = '<a href="/other">a</a>';
      const before = performance.getEntriesByType('resource').length; if (globalThis.again) globalThis.again();
      ${later(1500)} return performance.getEntriesByType('resource').slice(before).some(({ name }) => name.endsWith('/other'))
        || document.querySelector('link[rel=prefetch]') !== null;`,
  },
  'trusted-types': {
    remove: drop('globalThis', 'trustedTypes'),
    check: `const policy = trustedTypes.createPolicy('w43', { createHTML: (text) => text + '!' });
      const html = policy.createHTML('a'); return String(html) === 'a!' && trustedTypes.isHTML(html);`,
  },
  urlpattern: {
    remove: drop('globalThis', 'URLPattern'),
    check: `return new URLPattern({ pathname: '/books/:id' }).exec('https://a.example/books/7').pathname.groups.id === '7';`,
  },
  'view-transitions': {
    remove: drop('Document.prototype', 'startViewTransition'),
    check: `let ran = false; const transition = document.startViewTransition(() => { ran = true; });
      await transition.updateCallbackDone; return ran && (await Promise.race([transition.finished.then(() => true),
        new Promise((done) => setTimeout(done, 3000, false))]));`,
  },
  'webxr-device': {
    remove: `${drop('Navigator.prototype', 'xr')}${drop('globalThis', 'XRSystem')}`,
    check: `return (await navigator.xr.isSessionSupported('inline')) === true;`,
  },
};

/** By the slug of the feature. */
export const FALLBACK_RUNS: Readonly<Record<string, FallbackRun>> = { ...BUILT_INS, ...INTERFACES };
