import { startWorker } from '@/browser/offline/startWorker';
import { until } from '../../support/until';

/** A worker of a build, as a page sees it: it says whether it belongs to the given build. */
class Worker extends EventTarget {
  constructor(
    private readonly buildId: string,
    public state: ServiceWorkerState,
  ) {
    super();
  }

  postMessage({ buildId }: { readonly buildId: string }, [port]: [MessagePort]): void {
    port.postMessage(buildId === this.buildId);
    // An open one would keep Node waiting; what was posted arrives all the same.
    port.close();
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  updates = 0;

  constructor(public active: Worker | null) {
    super();
  }

  update(): Promise<void> {
    this.updates += 1;
    return Promise.resolve();
  }

  find(worker: Worker): void {
    this.installing = worker;
    this.dispatchEvent(new Event('updatefound'));
  }
}

let end: () => void;

/** Opens a page of the build `new`, and counts how often it hears of a newer one. */
async function open(registration: Registration): Promise<{ readonly news: () => number }> {
  const workers = Object.assign(new EventTarget(), {
    register: () => Promise.resolve(registration),
    controller: registration.active,
  });
  Object.assign(globalThis, {
    navigator: { serviceWorker: workers },
    document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  });
  let news = 0;
  end = startWorker('new', () => (news += 1));
  await new Promise((resolve) => setTimeout(resolve, 100));
  return { news: () => news };
}

describe('startWorker', () => {
  afterEach(() => end());

  it('checks for a new worker immediately if page and worker are from different builds', async () => {
    const registration = new Registration(new Worker('old', 'activated'));
    await open(registration);

    await until(() => registration.updates > 0);
    expect(registration.updates).toBe(1);
  });

  it('leaves update checks to the browser if builds match or there is no worker yet', async () => {
    const registrations = [
      new Registration(new Worker('new', 'activated')),
      new Registration(null),
    ];
    for (const registration of registrations) {
      await open(registration);
      end();
    }

    expect(registrations.map(({ updates }) => updates)).toEqual([0, 0]);
  });

  it.each(['installing', 'installed'] as const)(
    'tells of a newer build whose worker is found while it is %s',
    async (state) => {
      const registration = new Registration(new Worker('new', 'activated'));
      const { news } = await open(registration);
      const worker = new Worker('newer', state);
      registration.find(worker);
      worker.state = 'installed';
      if (state === 'installing') worker.dispatchEvent(new Event('statechange'));

      await until(() => news() > 0);
      expect(news()).toBe(1);
    },
  );

  it('does not report the very first worker', async () => {
    const registration = new Registration(null);
    const { news } = await open(registration);
    registration.find(new Worker('new', 'installed'));
    await new Promise((resolve) => setTimeout(resolve, 100));

    expect(news()).toBe(0);
  });
});
