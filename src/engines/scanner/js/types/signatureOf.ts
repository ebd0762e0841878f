// The parameters and result of a function: annotated, or found in its returns.
import { isNothing, type JsNode } from '@/engines/scanner/js/JsNode';
import type { Scope } from '@/engines/scanner/js/Scope';
import type { JsDocs } from './JsDocs';
import type { Signature } from './Shape';
import { makeGeneric, markThroughCall, UNKNOWN, withoutMark } from './typeNames';

interface Finder {
  annotated(annotation: JsNode, scope: Scope): string | undefined;
  infer(node: JsNode, scope: Scope): string | undefined;
  inferWritten(node: JsNode, scope: Scope): string | undefined;
  readonly docs?: JsDocs;
  readonly annotations: { documented(written: string, scope: Scope): string | undefined };
  oneOf(types: readonly (string | undefined)[]): string | undefined;
  readonly members: { awaited(type: string): string | undefined };
}

export function signatureOf(node: JsNode, scope: Scope, finder: Finder): Signature | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'TSDeclareFunction':
      return new FoundSignature(node.params ?? [], scope, finder, () =>
        getReturnType(node, scope, finder),
      );
    case 'TSFunctionType':
    case 'TSMethodSignature':
    case 'TSCallSignatureDeclaration':
      return new FoundSignature(node.parameters ?? [], scope, finder, () =>
        node.typeAnnotation ? finder.annotated(node.typeAnnotation, scope) : undefined,
      );
    case 'TSInterfaceDeclaration':
    case 'TSTypeLiteral': {
      const body = (node.members ?? (node.body as JsNode).body) as readonly JsNode[];
      const call = body.find(({ type }) => type === 'TSCallSignatureDeclaration');
      return call && signatureOf(call, scope, finder);
    }
    default:
      return undefined;
  }
}

class FoundSignature implements Signature {
  private found: readonly string[] | undefined;
  private result: string | null | undefined;

  constructor(
    private readonly written: readonly JsNode[],
    private readonly scope: Scope,
    private readonly finder: Finder,
    private readonly findReturn: () => string | undefined,
  ) {}

  get params(): readonly string[] {
    return (this.found ??= this.written
      .filter(({ name }) => name !== 'this')
      .map((param) => this.paramType(param) ?? UNKNOWN));
  }

  get returns(): string | undefined {
    if (this.result === undefined) {
      // A function may return what it calls itself for.
      this.result = null;
      const type = this.findReturn();
      this.result = type === undefined ? null : withoutMark(type);
    }
    return this.result ?? undefined;
  }

  private paramType(param: JsNode): string | undefined {
    const { scope, finder } = this;
    if (param.typeAnnotation && param.type !== 'RestElement')
      return finder.annotated(param.typeAnnotation, scope);
    if (param.type !== 'AssignmentPattern') return undefined;
    if (param.left?.typeAnnotation) return finder.annotated(param.left.typeAnnotation, scope);
    return param.right && finder.infer(param.right, scope);
  }
}

function getReturnType(node: JsNode, scope: Scope, finder: Finder): string | undefined {
  const { returnType } = node;
  if (returnType) return finder.annotated(returnType, scope);
  const documented = finder.docs?.returnOf(node);
  if (documented) return finder.annotations.documented(documented, scope);
  if (node.generator) return node.async ? undefined : 'Generator';
  const body = node.body as JsNode | null | undefined;
  if (!body) return undefined;
  const values = body.type === 'BlockStatement' ? (node.returns ?? []) : [body];
  const given = values.filter((value) => !isNothing(value));
  if (given.length === 0 || given.length > 12) return undefined;
  const types = given.map((value) => finder.inferWritten(value, scope));
  const type = finder.oneOf(types);
  if (!node.async) return type;
  const held = type && finder.members.awaited(withoutMark(type));
  return markThroughCall(makeGeneric('Promise', held));
}
