import { Component, type ReactNode } from 'react';
import { forgetFailedPages } from '../navigation/lazyPage';

interface CrashBoundaryProps {
  onCrash(error: Error): void;
  children: ReactNode;
}

/**
 * Catches what a module throws while rendering and hands it to the shell, which shows a panel instead of the module.
 */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown) {
    forgetFailedPages();
    this.props.onCrash(error instanceof Error ? error : new Error(String(error)));
  }

  override render() {
    return this.state.crashed ? null : this.props.children;
  }
}
