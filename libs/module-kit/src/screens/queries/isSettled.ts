interface Asked {
  isPending: boolean;
  failureCount: number;
}

/** Whether a query has answered or failed once, so that a page does not wait for every retry. */
export const isSettled = ({ isPending, failureCount }: Asked): boolean => !isPending || failureCount > 0;
