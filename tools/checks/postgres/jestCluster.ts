import type { ThrowawayCluster } from './throwawayCluster';

// Jest loads its first and its last step separately; they share only the process.
const shared = globalThis as { throwawayCluster?: ThrowawayCluster };

export function rememberCluster(cluster: ThrowawayCluster): void {
  shared.throwawayCluster = cluster;
}

export function forgetCluster(): ThrowawayCluster | undefined {
  const { throwawayCluster } = shared;
  delete shared.throwawayCluster;
  return throwawayCluster;
}
