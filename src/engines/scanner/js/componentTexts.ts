import { type JsNode, staticName, unwrap } from './JsNode';

interface ComponentText {
  readonly language: 'css' | 'html';
  readonly value: JsNode;
}

/**
 * The template and the styles of Angular's `@Component({ template: '…', styles: ['…'] })`.
 * @param moduleOf where a name is imported from
 */
export function componentTexts(
  decorator: JsNode,
  moduleOf: (name: string) => string | undefined,
): readonly ComponentText[] {
  const call = decorator.expression as JsNode;
  const { callee, arguments: [given] = [] } = call;
  if (callee?.name !== 'Component' || moduleOf('Component') !== '@angular/core') return [];
  return (given?.properties ?? []).flatMap(
    ({ key, value: written, computed = false }): ComponentText[] => {
      const name = key && staticName(key, computed);
      if (!written || typeof written !== 'object') return [];
      const value = unwrap(written as JsNode);
      if (name === 'template') return [{ language: 'html' as const, value }];
      if (name !== 'styles') return [];
      const styles = value.type === 'ArrayExpression' ? (value.elements ?? []) : [value];
      return styles.flatMap((style) => (style ? [{ language: 'css' as const, value: style }] : []));
    },
  );
}
