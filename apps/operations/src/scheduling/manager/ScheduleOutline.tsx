import { Skeleton, Stack, token } from '@platform/ui';

/** The schedule while its rows load. */
export function ScheduleOutline() {
  return (
    <Stack aria-hidden="true">
      <Skeleton $height={token.control.target} />
      <Skeleton $height="60rem" />
    </Stack>
  );
}
