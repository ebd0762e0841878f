import { Component, type ErrorInfo, type ReactNode } from 'react';
import { report } from '@/browser/telemetry/telemetry';
import { RequestError } from '@/relay/network/RequestError';
import type { RouteFallbacks } from './RouteRoot';

interface Props {
  /** A new value renders the children again: another query reference may succeed. */
  readonly resetOn: unknown;
  readonly Failure: RouteFallbacks['Failure'];
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

interface State {
  readonly error?: Error | undefined;
  /** The ID the operator can find the error by. */
  readonly errorId?: string | undefined;
  readonly shown: unknown;
}

/**
 * Shows an error page if a screen throws. Retrying reloads the data, since rendering the same
 * failed response would fail again.
 */
export class RouteErrorBoundary extends Component<Props, State> {
  override state: State = { shown: this.props.resetOn };

  static getDerivedStateFromError(error: Error): Partial<State> {
    return { error };
  }

  static getDerivedStateFromProps({ resetOn }: Props, state: State): State | null {
    return resetOn === state.shown
      ? null
      : { shown: resetOn, error: undefined, errorId: undefined };
  }

  override componentDidCatch(error: Error, { componentStack }: ErrorInfo) {
    this.setState({ errorId: report(error, componentStack) });
  }

  override render() {
    const { Failure, onRetry, children } = this.props;
    const { error, errorId } = this.state;
    if (!error) return children;
    if (!(error instanceof RequestError)) return <Failure errorId={errorId} retry={onRetry} />;
    const isUnreachable = error.kind === 'network' || error.kind === 'timeout';
    return (
      <Failure
        message={error.message}
        errorId={errorId}
        isUnreachable={isUnreachable}
        retry={onRetry}
      />
    );
  }
}
