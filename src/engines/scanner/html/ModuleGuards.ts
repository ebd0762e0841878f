// `<script type="module">` never runs in a browser without modules, so it guards keys that are at
// least as old as modules in every browser.
import type { OuterGuard } from '@/engines/scanner/FileScan';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';

/**
 * Older than modules in every browser that has them: Chrome 61, Edge 16, Firefox 60, Safari 10.1.
 */
const OLDER_THAN_MODULES =
  /^(?:javascript\.(?:functions\.(?:arrow_functions|default_parameters|rest_parameters|method_definitions(?!\.async_gen))|classes(?:\.(?:constructor|extends|static))?$|statements\.(?:class|const|let|for_of|async_function|generator_function|import|export)|grammar\.(?:template_literals|binary|octal|unicode_point|shorthand)|operators\.(?:spread(?!\.spread_in_object)|destructuring(?!\.rest_in_objects)|exponentiation|async_function|await$|yield|generator_function|new_target|super|class|object_initializer\.(?:shorthand|computed))|builtins\.(?:Promise(?:\.(?:all|race|resolve|reject|then|catch|Promise))?|Map|Set|WeakMap|WeakSet|Proxy|Reflect|Symbol(?:\.iterator)?|Object\.(?:assign|entries|values|is)|Array\.(?:from|of|find|findIndex|includes|fill)|String\.(?:includes|startsWith|endsWith|repeat|padStart|padEnd))$)|api\.(?:fetch|Headers|Request|Response|URL|URLSearchParams)$)/;

export class ModuleGuards {
  private readonly known = new Map<number, boolean>();

  constructor(private readonly table: ScanTable) {}

  at(guardAt: number): OuterGuard {
    return { guard: 'module', guardAt, holds: (node) => this.isOlder(node) };
  }

  private isOlder({ id }: ScanNode): boolean {
    let isOlder = this.known.get(id);
    if (isOlder === undefined) {
      isOlder = OLDER_THAN_MODULES.test(this.table.pathAt(id));
      this.known.set(id, isOlder);
    }
    return isOlder;
  }
}
