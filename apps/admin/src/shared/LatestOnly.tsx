import { Quiet } from '@platform/module-kit/screens';

/** Below a list of which only the latest lines are read: says so where there may be more. */
export function LatestOnly({ shown, most }: { shown: number; most: number }) {
  return shown < most ? null : <Quiet>These are the latest {most}.</Quiet>;
}
