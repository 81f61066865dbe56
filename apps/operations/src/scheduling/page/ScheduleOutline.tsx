import { Skeleton, Stack, token } from '@platform/ui';

/** The schedule as it will be, while its rows are read. */
export function ScheduleOutline() {
  return (
    <Stack aria-hidden="true">
      <Skeleton $height={token.control.target} />
      <Skeleton $height="60rem" />
    </Stack>
  );
}
