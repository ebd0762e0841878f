// Events that code listens for. An unknown event never fires, whatever guards the call.
import type { FileScan } from '@/engines/scanner/FileScan';
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { JsNode } from './JsNode';
import type { PlatformNames } from './PlatformNames';
import type { Scope } from './Scope';
import type { Types } from './types/Types';

interface Context {
  readonly scan: FileScan;
  readonly names: PlatformNames;
  readonly types: Types;
  readonly base: number;
}

export class FoundEvents {
  constructor(private readonly context: Context) {}

  /** `target.addEventListener('toggle', …)` */
  addOf(owner: string, name: JsNode): void {
    const { types, names } = this.context;
    const platform = types.members.platform(owner);
    if (platform && typeof name.value === 'string')
      this.add(names.event(platform, name.value), name.start, name.end);
  }

  /** The same of the window or the worker itself. */
  addOwn(call: JsNode, scope: Scope): void {
    const [name] = call.arguments ?? [];
    if (typeof name?.value === 'string' && !scope.find('addEventListener'))
      this.add(this.context.names.event('Window', name.value), name.start, name.end);
  }

  /** `target.ontoggle = …` */
  addOfKey(key: ScanNode, { property, end }: JsNode): void {
    if (key.name.startsWith('on'))
      this.add(key.parent?.children.get(`${key.name.slice(2)}_event`), property!.start, end);
  }

  /** `status.onchange = …`, if the data knows only the event. */
  addListened(type: string, name: string, { property, end }: JsNode): void {
    const { types, names } = this.context;
    const platform = types.members.platform(type);
    if (platform) this.add(names.event(platform, name.slice(2)), property!.start, end);
  }

  private add(event: ScanNode | undefined, start: number, end: number): void {
    const { scan, base } = this.context;
    if (event) scan.add(event, base + start, base + end, 'ignored');
  }
}
