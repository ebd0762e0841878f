// Functions, classes, members and modules → keys of their syntax.
import type { JsNode } from './JsNode';

export class DeclarationSyntax {
  constructor(
    private readonly add: (path: string, node: JsNode) => void,
    private readonly text: string,
  ) {}

  visit(node: JsNode, parent: JsNode | undefined): void {
    switch (node.type) {
      case 'ArrowFunctionExpression':
      case 'FunctionDeclaration':
      case 'FunctionExpression':
        this.visitFunction(node, parent);
        break;
      case 'ClassDeclaration':
        this.add('statements.class', node);
        this.visitClass(node);
        break;
      case 'ClassExpression':
        this.visitClass(node);
        break;
      case 'MethodDefinition':
      case 'PropertyDefinition':
        this.visitMember(node);
        break;
      case 'StaticBlock':
        this.add('classes.static.initialization_blocks', node);
        break;
      case 'Property':
        if (parent?.type === 'ObjectExpression') this.visitProperty(node);
        break;
      default:
        this.visitModule(node);
    }
  }

  private visitFunction(node: JsNode, parent: JsNode | undefined): void {
    const isMethod =
      parent?.type === 'MethodDefinition' ||
      (parent?.type === 'Property' && (parent.method === true || parent.kind !== 'init'));
    const isArrow = node.type === 'ArrowFunctionExpression';
    const where = node.type === 'FunctionDeclaration' ? 'statements' : 'operators';
    if (node.async && node.generator)
      this.add(
        isMethod
          ? 'functions.method_definitions.async_generator_methods'
          : `${where}.async_generator_function`,
        node,
      );
    else if (node.async)
      this.add(
        isMethod
          ? 'functions.method_definitions.async_methods'
          : `${isArrow ? 'operators' : where}.async_function`,
        node,
      );
    else if (node.generator && !isMethod) this.add(`${where}.generator_function`, node);
    else if (!isMethod && !isArrow)
      this.add(where === 'statements' ? 'statements.function' : 'operators.function', node);
    if (isArrow) this.add('functions.arrow_functions', node);
    this.visitParams(node);
  }

  private visitParams(node: JsNode): void {
    const { params = [] } = node;
    for (const param of params) {
      if (param.type === 'RestElement') {
        this.add('functions.rest_parameters', param);
        if (param.argument?.type !== 'Identifier')
          this.add('functions.rest_parameters.destructuring', param);
      } else if (param.type === 'AssignmentPattern') {
        this.add('functions.default_parameters', param);
        if (param.left?.type !== 'Identifier')
          this.add(
            'functions.default_parameters.destructured_parameter_with_default_value_assignment',
            param,
          );
      }
    }
    const last = params.at(-1);
    // Most lists end with the last parameter.
    if (!last || this.text[last.end] === ')') return;
    if (/^\s*,\s*\)/.test(this.text.slice(last.end, last.end + 40))) {
      this.add('grammar.trailing_commas.trailing_commas_in_functions', last);
      this.add(
        node.type === 'ArrowFunctionExpression'
          ? 'functions.arrow_functions.trailing_comma'
          : node.type === 'FunctionDeclaration'
            ? 'statements.function.trailing_comma_in_parameters'
            : 'operators.function.trailing_comma',
        last,
      );
    }
  }

  private visitClass(node: JsNode): void {
    if (node.superClass) this.add('classes.extends', node);
  }

  private visitMember(node: JsNode): void {
    if (node.declare || node.value === undefined) return;
    const isPrivate = node.key?.type === 'PrivateIdentifier' || node.key?.type === 'PrivateName';
    if (node.static) this.add('classes.static', node);
    if (node.type === 'PropertyDefinition') {
      this.add(`classes.${isPrivate ? 'private' : 'public'}_class_fields`, node);
      if (node.static) this.add('classes.static.class_fields', node);
    } else if (node.kind === 'constructor') this.add('classes.constructor', node);
    else {
      if (isPrivate) this.add('classes.private_class_methods', node);
      this.visitMethod(node);
    }
  }

  private visitMethod(node: JsNode): void {
    if (node.kind === 'get' || node.kind === 'set') {
      this.add(`functions.${node.kind}`, node);
      if (node.computed) this.add(`functions.${node.kind}.computed_property_names`, node);
    } else this.add('functions.method_definitions', node);
  }

  private visitProperty(node: JsNode): void {
    if (node.kind !== 'init') this.visitMethod(node);
    else if (node.method) {
      this.visitMethod(node);
      this.add('operators.object_initializer.shorthand_method_names', node);
    } else if (node.shorthand) {
      this.add('operators.object_initializer.shorthand_property_names', node);
      this.add('grammar.shorthand_object_literals', node);
    }
    if (node.computed) this.add('operators.object_initializer.computed_property_names', node);
  }

  private visitModule(node: JsNode): void {
    switch (node.type) {
      case 'ImportDeclaration': {
        if (node.importKind === 'type' || node.importKind === 'typeof') return;
        this.add('statements.import', node);
        if (node.phase)
          this.add(`statements.import.import_${node.phase}`.replace('import_defer', 'defer'), node);
        this.visitAttributes(node);
        break;
      }
      case 'ExportAllDeclaration':
        this.add('statements.export', node);
        if (node.exported) this.add('statements.export.namespace', node);
        this.visitAttributes(node);
        break;
      case 'ExportDefaultDeclaration':
        this.add('statements.export', node);
        this.add('statements.export.default', node);
        break;
      case 'ExportNamedDeclaration':
        if (node.exportKind === 'type') return;
        this.add('statements.export', node);
        if (node.source) this.visitAttributes(node);
        if (node.specifiers?.some(({ exported }) => exported?.type === 'Literal'))
          this.add('statements.export.arbitrary_module_namespace_identifier_names', node);
    }
  }

  private visitAttributes(node: JsNode): void {
    if (!node.attributes?.length) return;
    this.add('statements.import.import_attributes', node);
    for (const { value } of node.attributes) {
      const written = typeof value === 'object' && value && 'value' in value ? value.value : value;
      if (typeof written === 'string')
        this.add(`statements.import.import_attributes.type_${written}`, node);
    }
  }
}
