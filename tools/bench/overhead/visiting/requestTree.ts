/** One request of a page. Times are in milliseconds since the page was asked for. */
export interface PageRequest {
  url: string;
  kind: 'script' | 'backend' | 'other';
  start: number;
  end: number;
  /** Bytes of the answer's body as transferred. */
  bytes: number;
  /** Address of the script that asked for it; undefined if the page itself did. */
  initiator?: string;
}

/** How many scripts follow each other: 1 if the page itself names all of them. */
export function waterfallDepth(requests: readonly PageRequest[]): number {
  const scripts = new Map(requests.filter(({ kind }) => kind === 'script').map((request) => [request.url, request]));
  const depthOf = ({ initiator }: PageRequest, seen: ReadonlySet<string> = new Set()): number => {
    const parent = initiator === undefined || seen.has(initiator) ? undefined : scripts.get(initiator);
    return parent ? 1 + depthOf(parent, new Set([...seen, parent.url])) : 1;
  };
  return Math.max(0, ...[...scripts.values()].map((request) => depthOf(request)));
}

/** The longest chain of requests to the backend in which each begins after the one before has ended. */
export function backendSteps(requests: readonly PageRequest[]): number {
  const inOrder = requests.filter(({ kind }) => kind === 'backend').sort((one, other) => one.start - other.start);
  const steps: number[] = [];
  inOrder.forEach(({ start }, index) => {
    const before = inOrder.slice(0, index).map(({ end }, other) => (end <= start ? (steps[other] ?? 0) : 0));
    steps.push(1 + Math.max(0, ...before));
  });
  return Math.max(0, ...steps);
}
