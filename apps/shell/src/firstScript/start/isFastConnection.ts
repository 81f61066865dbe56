/** The browser's estimate of its network (https://wicg.github.io/netinfo/). */
export interface Connection {
  /** Whether the person asks pages to use little data. */
  saveData: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`, from round trips; wired networks are `4g`, too. */
  effectiveType: string;
  /** Round trip (milliseconds). */
  rtt: number;
  /** Bandwidth (megabits per second); browsers report at most 10. */
  downlink: number;
}

/** Megabits per second at which the shell takes less than half a second. */
const FAST_DOWNLINK = 3;
/** Milliseconds; more is a busy mobile network, or one far away. */
const LONGEST_RTT = 200;

/** Whether to load the shell before a person uses the page. Browsers without an estimate count as fast. */
export function isFastConnection(connection: Connection | undefined): boolean {
  if (!connection) return true;
  const { saveData, effectiveType, rtt, downlink } = connection;
  return !saveData && effectiveType === '4g' && downlink >= FAST_DOWNLINK && rtt <= LONGEST_RTT;
}
