// Names that patterns declare: `const { a, b: [c] } = …`, parameters, loops.
import { forEachChild } from './forEachChild';
import { type JsNode, keyName } from './JsNode';
import { addWrite, type Binding, NO_WRITES, type Scope } from './Scope';

type Declared = Omit<Binding, 'name' | 'writes' | 'isOpen'>;

export function declarePattern(scope: Scope, pattern: JsNode, binding: Declared): void {
  const path = binding.path ?? [];
  switch (pattern.type) {
    case 'Identifier':
      declareName(scope, pattern, binding);
      break;
    case 'AssignmentPattern':
      if (pattern.left)
        declarePattern(scope, pattern.left, {
          ...binding,
          ...(binding.kind === 'param' && path.length === 1 ? { init: pattern.right } : {}),
        });
      break;
    case 'TSParameterProperty':
      if (pattern.parameter) declarePattern(scope, pattern.parameter, binding);
      break;
    case 'RestElement':
      if (pattern.argument)
        declarePattern(scope, pattern.argument, {
          ...binding,
          init: undefined,
          path: undefined,
          annotation: pattern.typeAnnotation ?? undefined,
          kind: binding.kind === 'param' && path.length === 1 ? 'rest' : 'other',
        });
      break;
    case 'ArrayPattern':
      pattern.elements?.forEach((element, index) => {
        if (element)
          declarePattern(scope, element, {
            ...binding,
            path: [...path, index],
            annotation: binding.annotation ?? pattern.typeAnnotation ?? undefined,
          });
      });
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties ?? []) {
        if (property.type === 'RestElement') declarePattern(scope, property, binding);
        else if (property.value && property.key && typeof property.value === 'object')
          declarePattern(scope, property.value as JsNode, {
            ...binding,
            path: [...path, property.computed ? '?' : keyName(property.key)],
            annotation: binding.annotation ?? pattern.typeAnnotation ?? undefined,
          });
      }
  }
}

export function declareName(scope: Scope, id: JsNode, binding: Declared): void {
  const name = id.name as string;
  const known = scope.own(name);
  if (known) {
    // Declared twice: what it is set to is anyone's guess, unless it is a plain `var` again.
    if (binding.init) addWrite(known, binding.init);
    else if (known.kind === 'function' || binding.kind === 'function') known.isOpen = true;
    return;
  }
  scope.set({
    name,
    at: binding.at,
    kind: binding.kind,
    node: binding.node,
    init: binding.init,
    path: binding.path,
    annotation: binding.annotation ?? id.typeAnnotation ?? undefined,
    writes: NO_WRITES,
    isOpen: false,
    inferred: undefined,
  });
}

/** Every name that a pattern sets. */
export function namesIn(pattern: JsNode): string[] {
  const names: string[] = [];
  const visit = (node: JsNode): void => {
    if (node.type === 'Identifier') names.push(node.name as string);
    else forEachChild(node, visit);
  };
  visit(pattern);
  return names;
}
