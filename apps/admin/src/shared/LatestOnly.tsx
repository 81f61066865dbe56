import { Quiet } from '@platform/module-kit/screens';

/** Below a list with only the latest lines: says so if there may be more. */
export function LatestOnly({ shown, most }: { shown: number; most: number }) {
  return shown < most ? null : <Quiet>These are the latest {most}.</Quiet>;
}
