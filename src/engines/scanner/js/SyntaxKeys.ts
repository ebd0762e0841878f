// Node shapes → keys of JavaScript's syntax. Syntax that every browser always had is noted once a
// file; the rest at each place.
import { asPart } from '@/engines/scanner/asPart';
import type { FileScan, OuterGuard } from '@/engines/scanner/FileScan';
import type { ScanNode, ScanTable } from '@/engines/scanner/ScanTable';
import type { Consequence } from '@/engines/scanner/ScanUse';
import { DeclarationSyntax } from './DeclarationSyntax';
import { findInRegExp } from './findInRegExp';
import { guardsOfMeta, type MetaGuard } from './guardsOfMeta';
import { type JsNode, keyName, setIn } from './JsNode';
import {
  DECLARATIONS,
  EXPRESSIONS,
  LATER,
  NUMBERS,
  OPERATORS,
  STATEMENTS,
  UNARY_OPERATORS,
} from './syntaxNames.data';

const NO_GUARD = {};

/** Keys are looked up once a table, not once a node. */
export class SyntaxKeys {
  private readonly keys = new Map<string, SyntaxKey>();
  readonly ofTypes: ReadonlyMap<string, SyntaxKey>;
  readonly ofOperators: ReadonlyMap<string, SyntaxKey>;
  readonly ofUnary: ReadonlyMap<string, SyntaxKey>;
  private passes = 0;

  constructor(private readonly table: ScanTable) {
    const findAll = (paths: Readonly<Record<string, string>>) =>
      new Map(Object.entries(paths).map(([name, path]) => [name, this.find(path)]));
    this.ofTypes = findAll({ ...EXPRESSIONS, ...STATEMENTS });
    this.ofOperators = findAll(OPERATORS);
    this.ofUnary = findAll(UNARY_OPERATORS);
  }

  /** A pass over one file. */
  open(scan: FileScan, text: string, base: number, outer?: OuterGuard): SyntaxPass {
    return new SyntaxPass(this, ++this.passes, scan, text, base, outer);
  }

  find(path: string): SyntaxKey {
    let key = this.keys.get(path);
    if (!key) {
      const found = this.table.find(`javascript.${path}`);
      key = { node: found?.hasData ? found : undefined, isLater: LATER.test(path), seenIn: 0 };
      this.keys.set(path, key);
    }
    return key;
  }
}

interface SyntaxKey {
  readonly node: ScanNode | undefined;
  /** True if some browser of the data once lacked it. */
  readonly isLater: boolean;
  /** The pass that has noted it last. */
  seenIn: number;
}

class SyntaxPass {
  private readonly declarations: DeclarationSyntax;
  private testedMeta: ReadonlyMap<string, MetaGuard> | undefined;

  constructor(
    private readonly keys: SyntaxKeys,
    private readonly number: number,
    private readonly scan: FileScan,
    private readonly text: string,
    private readonly base: number,
    private readonly outer: OuterGuard | undefined,
  ) {
    this.declarations = new DeclarationSyntax((path, node) => this.add(path, node), text);
    if (text.startsWith('#!')) this.add('grammar.hashbang_comments', { start: 0, end: 2 });
  }

  add(
    path: string,
    place: { readonly start: number; readonly end: number },
    consequence: Consequence = 'file-does-not-run',
  ): void {
    this.note(this.keys.find(path), place, consequence);
  }

  private addMeta(member: JsNode): void {
    const name = keyName(member);
    this.testedMeta ??= guardsOfMeta(this.text, this.base);
    const key = this.keys.find(`operators.import_meta.${name}`);
    this.note(key, member, 'throws', this.testedMeta.get(name));
  }

  private note(
    key: SyntaxKey | undefined,
    { start, end }: { readonly start: number; readonly end: number },
    consequence: Consequence = 'file-does-not-run',
    guard: MetaGuard = NO_GUARD,
  ): void {
    if (!key || (key.seenIn === this.number && !key.isLater)) return;
    const { node } = key;
    if (!node) return;
    key.seenIn = this.number;
    this.scan.add(
      node,
      this.base + start,
      this.base + Math.min(end, start + 40),
      asPart(node, consequence),
      this.outer?.holds(node) ? this.outer : guard,
    );
  }

  visit(node: JsNode, parent: JsNode | undefined, scope: { readonly isTopLevel: boolean }): void {
    const { type } = node;
    // `$:` is Svelte's, which compiles it.
    if (type !== 'LabeledStatement' || node.label?.name !== '$')
      this.note(this.keys.ofTypes.get(type), node);
    switch (type) {
      case 'CallExpression':
      case 'ExpressionStatement':
      case 'BlockStatement':
      case 'VariableDeclarator':
        break;
      case 'Literal':
        this.visitLiteral(node);
        break;
      case 'BinaryExpression':
        if (node.left?.type === 'PrivateIdentifier' || node.left?.type === 'PrivateName')
          this.add('classes.private_class_fields_in', node);
        this.note(this.keys.ofOperators.get(node.operator!), node);
        break;
      case 'LogicalExpression':
      case 'AssignmentExpression':
      case 'UpdateExpression':
        this.note(this.keys.ofOperators.get(node.operator!), node);
        break;
      case 'UnaryExpression':
        this.note(this.keys.ofUnary.get(node.operator!), node);
        break;
      case 'MemberExpression':
        if (node.object?.type === 'MetaProperty' && node.object.meta?.name === 'import')
          this.addMeta(node.property!);
        break;
      case 'SpreadElement':
        this.visitSpread(node, parent);
        break;
      case 'ArrayExpression':
        this.add('grammar.array_literals', node);
        break;
      case 'ArrayPattern':
      case 'ObjectPattern':
        this.visitPattern(node);
        break;
      case 'VariableDeclaration':
        this.add(DECLARATIONS[node.kind!] ?? '', node);
        break;
      case 'ChainExpression':
        this.add('operators.optional_chaining', node);
        break;
      default:
        this.visitOther(node, parent, scope);
    }
  }

  private visitOther(
    node: JsNode,
    parent: JsNode | undefined,
    scope: { readonly isTopLevel: boolean },
  ): void {
    switch (node.type) {
      case 'AwaitExpression':
        if (scope.isTopLevel) this.add('operators.await.top_level', node);
        break;
      case 'MetaProperty':
        this.add(
          node.meta?.name === 'new' ? 'operators.new_target' : 'operators.import_meta',
          node,
        );
        break;
      case 'YieldExpression':
        this.add(node.delegate ? 'operators.yield_star' : 'operators.yield', node);
        break;
      case 'ImportExpression':
        if (node.options && 'type' in node.options) this.visitImportOptions(node, node.options);
        if (node.phase)
          this.add(`operators.import.${node.phase === 'source' ? 'import_source' : 'defer'}`, node);
        break;
      case 'TemplateLiteral':
        this.add('grammar.template_literals', node);
        break;
      case 'CatchClause':
        if (!node.param) this.add('statements.try_catch.optional_catch_binding', node);
        break;
      case 'ForOfStatement':
        this.add(node.await ? 'statements.for_await_of' : 'statements.for_of', node);
        break;
      default:
        this.declarations.visit(node, parent);
    }
  }

  private visitLiteral(node: JsNode): void {
    const { regex, value, raw = '' } = node;
    if (regex) {
      this.add('grammar.regular_expression_literals', node);
      for (const path of findInRegExp(regex)) this.add(path, node);
    } else if (typeof value === 'number' || node.bigint != null) {
      if (raw.includes('_')) this.add('grammar.numeric_separators', node);
      const notation = raw.startsWith('0') ? NUMBERS[raw.charAt(1).toLowerCase()] : undefined;
      this.add(notation ?? 'grammar.decimal_numeric_literals', node);
      if (node.bigint != null) this.add('builtins.BigInt', node);
    } else if (typeof value === 'string') {
      this.add('grammar.string_literals', node);
      if (!raw.includes('\\')) return;
      if (/\\u\{/.test(raw)) this.add('grammar.unicode_point_escapes', node);
      if (/\\u[\da-f]{4}/i.test(raw)) this.add('grammar.unicode_escape_sequences', node);
      if (/\\x/.test(raw)) this.add('grammar.hexadecimal_escape_sequences', node);
    } else this.add(raw === 'null' ? 'grammar.null_literal' : 'grammar.boolean_literals', node);
  }

  private visitSpread(node: JsNode, parent: JsNode | undefined): void {
    this.add('operators.spread', node);
    if (parent?.type === 'ObjectExpression') {
      this.add('operators.spread.spread_in_object_literals', node);
      this.add('operators.object_initializer.spread_properties', node);
    } else if (parent?.type === 'ArrayExpression')
      this.add('operators.spread.spread_in_arrays', node);
    else this.add('operators.spread.spread_in_function_calls', node);
  }

  /** `import('a.json', { with: { type: 'json' } })` */
  private visitImportOptions(node: JsNode, options: JsNode): void {
    this.add('operators.import.options_parameter', node);
    const type = setIn(setIn(options, 'with'), 'type')?.value;
    if (typeof type === 'string')
      this.add(`statements.import.import_attributes.type_${type}`, node, 'throws');
  }

  private visitPattern(node: JsNode): void {
    this.add('operators.destructuring', node);
    const isObject = node.type === 'ObjectPattern';
    const parts = (isObject ? node.properties : node.elements) ?? [];
    if (parts.some((part) => part?.type === 'RestElement'))
      this.add(`operators.destructuring.rest_in_${isObject ? 'objects' : 'arrays'}`, node);
    if (isObject && node.properties?.some(({ computed }) => computed))
      this.add('operators.destructuring.computed_property_names', node);
  }
}
