interface Asked {
  isPending: boolean;
  failureCount: number;
}

/** Whether a query has answered or failed once. What waits for it to be drawn does not wait for every retry. */
export const isSettled = ({ isPending, failureCount }: Asked): boolean => !isPending || failureCount > 0;
