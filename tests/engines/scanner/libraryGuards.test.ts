import { usesOfKey } from '../../support/aScanner';

const unguarded = async (code: string, key = 'api.Navigator.share', name = 'a.ts') => {
  const uses = await usesOfKey(name, code, key);
  expect(uses.length).toBeGreaterThan(0);
  return uses.filter(
    ({ guard, consequence }) =>
      (guard === null || guard === 'asked') && /throws|^ignored/.test(consequence),
  );
};

const CASE = `export class Sheet {
  private watcher: CloseWatcher | null = null;
  open() {
    if ('CloseWatcher' in window) {
      this.watcher = new CloseWatcher();
      this.watcher.onclose = () => this.close();
    }
  }
  close() { this.watcher?.destroy(); }
}`;

describe('guards as libraries write them', () => {
  it.each([
    'api.CloseWatcher.CloseWatcher',
    'api.CloseWatcher.destroy',
    'api.CloseWatcher.close_event',
  ])('sees a field that is null unless supported: %s', async (key) => {
    expect(await unguarded(CASE, key)).toEqual([]);
  });

  it.each([
    [
      'a field set in a guard',
      'class A { t = null; constructor() { if (navigator.share) this.t = make() } go() { if (this.t) navigator.share() } }',
    ],
    [
      'a private field',
      'class A { #t; constructor() { if ("share" in navigator) this.#t = make() } go() { this.#t?.run(navigator.share()) } }',
    ],
    [
      'an early return on a field',
      'class A { t = null; constructor() { if (navigator.share) this.t = make() } go() { if (!this.t) return; navigator.share() } }',
    ],
    ['a choice', 'const t = "share" in navigator ? make() : null; if (t) navigator.share()'],
    ['&& that makes a value', 'const t = navigator.share && make(); t?.run(navigator.share())'],
    [
      'a name that is set in a guard',
      'let t; if ("share" in navigator) t = make(); t?.run(navigator.share())',
    ],
    [
      'a computed value',
      'const has = computed(() => "share" in navigator); if (has.value) navigator.share()',
    ],
    [
      'a hook that tests',
      'const has = useSupported(() => navigator && "share" in navigator); function go() { if (!has.value) return; navigator.share() }',
    ],
    ['a state', 'const [has] = useState("share" in navigator); const a = has && navigator.share()'],
    [
      'a memo that is called',
      'const has = createMemo(() => "share" in navigator); if (has()) navigator.share()',
    ],
    ['a cast', 'if ((navigator as any).share) navigator.share()'],
    ['a cast in a typeof', 'if (typeof (navigator as any).share === "function") navigator.share()'],
    [
      'a test of an untyped parameter',
      'function go(nav) { if ("share" in nav) navigator.share() }',
    ],
    ['a test of an untyped name', 'const nav = get(); if (nav.share) navigator.share()'],
  ])('sees %s', async (_, code) => {
    expect(await unguarded(code)).toEqual([]);
  });

  it.each([
    ['a member of settings', 'function go(options) { if (options.share) navigator.share() }'],
    ['another member', 'function go(nav) { if ("vibrate" in nav) navigator.share() }'],
    [
      'a field that is set elsewhere, too',
      'class A { t = null; constructor() { if (navigator.share) this.t = make() } set() { this.t = other() } go() { if (this.t) navigator.share() } }',
    ],
    [
      'a choice with another reason',
      'const t = "share" in navigator ? make() : other(); if (t) navigator.share()',
    ],
    [
      'a computed value of something else',
      'const has = computed(() => ready); if (has.value) navigator.share()',
    ],
    [
      'a name set to the opposite',
      'let no; if (ready) no = !("share" in navigator); if (!no) navigator.share()',
    ],
  ])('does not take %s for a guard', async (_, code) => {
    expect(await unguarded(code)).toHaveLength(1);
  });

  it('sees a handler’s name as a test of its event', async () => {
    const code =
      'if ("onscrollend" in window) document.addEventListener("scrollend", go); else wait()';

    expect(await unguarded(code, 'api.Document.scrollend_event')).toEqual([]);
    expect(
      await unguarded('document.addEventListener("scrollend", go)', 'api.Document.scrollend_event'),
    ).toHaveLength(1);
  });
});
