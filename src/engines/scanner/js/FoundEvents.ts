// Events that code listens for. An unknown event never fires.
import type { ScanNode } from '@/engines/scanner/ScanTable';
import type { AddUse } from './FoundArguments';
import type { Held } from './Held';
import type { JsNode } from './JsNode';
import type { PlatformNames } from './PlatformNames';
import type { Scope } from './Scope';
import type { Types } from './types/Types';

interface Context {
  readonly names: PlatformNames;
  readonly types: Types;
  readonly add: AddUse;
}

export class FoundEvents {
  constructor(private readonly context: Context) {}

  /** `target.addEventListener('toggle', …)` */
  addOf(owner: string, name: JsNode, held: Held | undefined): void {
    const { types, names } = this.context;
    const platform = types.members.platform(owner);
    if (platform && typeof name.value === 'string')
      this.add(names.event(platform, name.value), name, held);
  }

  /** The same of the window or the worker itself. */
  addOwn(call: JsNode, scope: Scope, held: Held | undefined): void {
    const [name] = call.arguments ?? [];
    if (typeof name?.value === 'string' && !scope.find('addEventListener'))
      this.add(this.context.names.event('Window', name.value), name, held);
  }

  /** `target.ontoggle = …` */
  addOfKey(key: ScanNode, { property }: JsNode, held: Held | undefined): void {
    if (key.name.startsWith('on'))
      this.add(key.parent?.children.get(`${key.name.slice(2)}_event`), property!, held);
  }

  /** `status.onchange = …`, if the data knows only the event. */
  addListened(type: string, name: string, { property }: JsNode, held: Held | undefined): void {
    const { types, names } = this.context;
    const platform = types.members.platform(type);
    if (platform) this.add(names.event(platform, name.slice(2)), property!, held);
  }

  private add(event: ScanNode | undefined, at: JsNode, held: Held | undefined): void {
    if (event) this.context.add(event, at, 'written', held, false);
  }
}
