import { Component, type ReactNode } from 'react';

import { RequestError } from './RequestError';
import type { RouteFallbacks } from './RouteRoot';

interface Props {
  /** A new value draws the children again: another query reference has another chance. */
  readonly resetOn: unknown;
  readonly Failure: RouteFallbacks['Failure'];
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error?: Error | undefined;
  readonly shown: unknown;
}

/** Shows a calm page where a screen throws. Retrying loads anew, since drawing the same failed answer would fail again. */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { shown: this.props.resetOn };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetOn }: Props, state: State): State | null {
    return resetOn === state.shown ? null : { shown: resetOn, error: undefined };
  }

  override render() {
    const { Failure, onRetry, children } = this.props;
    const { error } = this.state;
    if (!error) return children;
    if (!(error instanceof RequestError)) return <Failure retry={onRetry} />;
    return <Failure message={error.message} isUnreachable={error.kind === 'network' || error.kind === 'timeout'} retry={onRetry} />;
  }
}
