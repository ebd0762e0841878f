// The type of a declared name: from its annotation, its values, or the call that passes it.
import { isNothing } from '@/engines/scanner/js/JsNode';
import type { Binding, Scope } from '@/engines/scanner/js/Scope';
import type { CallTypes } from './CallTypes';
import type { TypeFinder } from './TypeFinder';
import {
  ifKnown,
  makeGeneric,
  markThroughCall,
  THROUGH_CALL,
  UNKNOWN,
  withoutMark,
} from './typeNames';

const MAX_WRITES = 4;
/** Holders of an element that markup provides, by the call that makes them. */
const ELEMENT_HOLDERS: ReadonlyMap<string, string> = new Map([
  ['useRef', 'Ref'],
  ['createRef', 'Ref'],
  ['ref', 'VueRef'],
  ['shallowRef', 'VueRef'],
  ['useTemplateRef', 'VueRef'],
  ['$state', ''],
]);

export class BindingTypes {
  constructor(
    private readonly types: TypeFinder,
    private readonly calls: CallTypes,
  ) {}

  typeOf(binding: Binding): string | undefined {
    if (binding.inferred !== undefined) return binding.inferred ?? undefined;
    binding.inferred = null;
    const type = this.find(binding, binding.at);
    binding.inferred = type ?? null;
    return type;
  }

  /** Puts what a type parameter extends in its place. */
  settle(type: string, scope: Scope): string | undefined {
    if (!type.includes('%')) return type;
    const settled = type.replace(/%(\d+)/g, (_, index: string) => {
      const param = scope.typeParam(Number(index));
      const limit = param?.constraint;
      const found = limit && this.types.annotated(limit, (param.declaredIn as Scope) ?? scope);
      return found && !found.includes('%') ? found : UNKNOWN;
    });
    return ifKnown(settled);
  }

  private find(binding: Binding, scope: Scope): string | undefined {
    const { kind, node, annotation, path } = binding;
    if (kind === 'import') return this.imported(binding);
    if (kind === 'other' || kind === 'catch') return undefined;
    if (kind === 'class') return `=${this.types.instance(node, scope)}`;
    if (kind === 'function') return binding.isOpen ? undefined : this.types.instance(node, scope);
    if (kind === 'rest') return annotation ? this.types.annotated(annotation, scope) : 'Array';
    if (annotation) {
      const type = this.types.annotated(annotation, scope);
      const settled = type && this.settle(type, scope);
      const inner = kind === 'param' ? path?.slice(1) : path;
      return settled && this.along(settled, inner ?? []);
    }
    return this.documented(binding, scope) ?? this.element(binding) ?? this.written(binding, scope);
  }

  /** The type of a name that markup puts an element into. */
  private element({ elementTag, init, path }: Binding): string | undefined {
    if (elementTag === undefined || path?.length) return undefined;
    const type = this.types.names.elementType(elementTag);
    if (!type) return undefined;
    if (!init || isNothing(init)) return markThroughCall(type);
    const callee = init.type === 'CallExpression' ? init.callee! : undefined;
    const maker = (callee?.property ?? callee)?.name;
    const holder = typeof maker === 'string' ? ELEMENT_HOLDERS.get(maker) : undefined;
    return holder === undefined
      ? undefined
      : markThroughCall(holder === '' ? type : makeGeneric(holder, type));
  }

  private documented({ name, kind, node, path }: Binding, scope: Scope): string | undefined {
    const { docs, annotations } = this.types;
    if (!docs || (path?.length ?? 0) > (kind === 'param' ? 1 : 0)) return undefined;
    const text = kind === 'param' ? docs.paramOf(node, name) : docs.typeOf(node);
    return text && annotations.documented(text, scope);
  }

  private imported({ node, path }: Binding): string | undefined {
    const source = node.source?.value;
    const [name] = path ?? [];
    if (typeof source !== 'string' || typeof name !== 'string') return undefined;
    const type = this.types.imports.value(source, name);
    return type && markThroughCall(type);
  }

  private written(binding: Binding, scope: Scope): string | undefined {
    const { kind, init, path, writes, isOpen } = binding;
    if (isOpen || writes.length > MAX_WRITES) return undefined;
    if (kind === 'param' && init === undefined)
      return writes.length > 0 ? undefined : this.calls.paramType(binding, scope);
    const first =
      init && !isNothing(init)
        ? [this.types.infer(init, (init.scope as Scope | undefined) ?? scope)]
        : [];
    const later = writes
      .filter((value) => !isNothing(value))
      .map((value) => this.types.inferWritten(value, scope));
    const type = this.types.oneOf(later.length === 0 ? first : [...first, ...later]);
    if (!type) return undefined;
    return kind === 'param' ? markThroughCall(type) : this.along(type, path ?? []);
  }

  /** Follows property names and positions into a type. */
  along(type: string, path: readonly (string | number)[]): string | undefined {
    let current: string | undefined = type;
    for (const step of path) {
      if (!current) return undefined;
      const isMarked: boolean = current.startsWith(THROUGH_CALL);
      const plain: string = withoutMark(current);
      const next: string | undefined =
        typeof step === 'number'
          ? this.types.members.element(plain, step)
          : step === '…'
            ? this.types.members.element(plain)
            : this.types.members.member(plain, step);
      current = next && isMarked ? markThroughCall(next) : next;
    }
    return current;
  }
}
