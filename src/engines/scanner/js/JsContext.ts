import type { CssFinds } from '@/engines/scanner/css/CssFinds';
import type { FileScan, OuterGuard } from '@/engines/scanner/FileScan';
import type { FindReceiver } from './FindReceiver';
import type { Held } from './Held';
import type { JsNode } from './JsNode';
import type { PlatformNames } from './PlatformNames';
import type { Scope } from './Scope';
import type { Types } from './types/Types';

/** Everything that the second walk over a script needs of its surroundings. */
export interface JsContext {
  readonly scan: FileScan;
  readonly names: PlatformNames;
  readonly types: Types;
  readonly base: number;
  readonly outer?: OuterGuard;
  /** A type checker's answers, if there is one. */
  readonly findReceiver?: FindReceiver;
  readonly css: CssFinds;
  /** Markup or style sheets in a string that the platform reads. */
  readonly onText?: (language: 'css' | 'html', node: JsNode, scope: Scope) => void;
  /** Text in a template that a tag or a component's decorator reads as CSS or HTML. */
  readonly onTemplate?: (node: JsNode, scope: Scope) => void;
  /** An element of JSX, or a call that makes one, with the proofs at its place. */
  readonly onElement?: (node: JsNode, held: Held | undefined, scope: Scope) => void;
}
