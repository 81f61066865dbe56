import { FigureOutline, FigureStrip } from '@platform/module-kit/screens';
import { Skeleton, Stack, token } from '@platform/ui';

/** The figures of the page as they will be. */
export const FiguresOutline = () => (
  <FigureStrip aria-hidden="true">
    {[1, 2, 3, 4].map((place) => (
      <FigureOutline key={place} />
    ))}
  </FigureStrip>
);

/** The schedule as it will be, while its rows are read. */
export function ScheduleOutline() {
  return (
    <Stack aria-hidden="true">
      <Skeleton $height={token.control.target} />
      <Skeleton $height="60rem" />
    </Stack>
  );
}
