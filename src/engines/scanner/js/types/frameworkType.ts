// Types in React's hooks, Vue's references and Angular's queries, if a file imports them: most code in components
// reaches the platform through them.
import { makeGeneric, withoutMark } from './typeNames';

const SOURCES = new Set(['react', 'preact/hooks', 'preact/compat']);
const ANGULAR = '@angular/core';
const NG_QUERY = /^(?:viewChild|contentChild)$/;
const VUE_REF = /^(?:Shallow)?Ref$|^(?:shallowR|r)ef$|^useTemplateRef$/;

/** `RefObject<HTMLInputElement>`, `ChangeEvent<HTMLInputElement>`: undefined for another name. */
export function frameworkType(
  source: string,
  name: string,
  held: readonly string[],
): string | undefined {
  if (source === 'vue' && VUE_REF.test(name)) return makeGeneric('VueRef', held[0]);
  if (source === ANGULAR) return name === 'ElementRef' ? makeGeneric('NgRef', held[0]) : undefined;
  if (!SOURCES.has(source)) return undefined;
  if (/^(?:Mutable)?RefObject$/.test(name)) return makeGeneric('Ref', held[0]);
  if (name === 'ChangeEvent') return makeGeneric('JsxChangeEvent', held[0]);
  return /^[A-Z]\w*Event$/.test(name) ? makeGeneric('JsxEvent', held[0]) : undefined;
}

/**
 * The result of a hook.
 * @param written its type argument
 * @param given the type of its first argument
 * @param returned the type that its callback returns
 */
export function hookType(
  source: string,
  name: string,
  written: string | undefined,
  given: string | undefined,
  returned: string | undefined,
): string | undefined {
  if (source === 'vue' && VUE_REF.test(name)) return makeGeneric('VueRef', written ?? given);
  if (source === ANGULAR)
    return NG_QUERY.test(name) && written ? makeGeneric('NgSignal', written) : undefined;
  if (!SOURCES.has(source)) return undefined;
  switch (name) {
    case 'useRef':
      return makeGeneric('Ref', written ?? given);
    case 'useState':
      return makeGeneric('Tuple', written ?? returned ?? given, 'Function');
    case 'useMemo':
      return written ?? (returned && withoutMark(returned));
    case 'useCallback':
      return given;
    case 'useId':
      return 'String';
    case 'useDeferredValue':
      return given;
    default:
      return undefined;
  }
}
