import { Skeleton, Stack } from '@platform/ui';
import { Line, Lines } from './Lines';

/** Placeholder lines with a title, a sentence and a button, while their rows load. Nothing below them moves. */
export function SkeletonLineList({ rows }: { rows: number }) {
  return (
    <Lines as="div">
      {Array.from({ length: rows }, (_, row) => (
        <Line key={row} as="div">
          <Stack $gap="xxs">
            <Skeleton $width="min(14rem, 100%)" $height="1.6rem" />
            <Skeleton $width="min(22rem, 100%)" $height="1.25rem" />
          </Stack>
          <Skeleton $width="4.75rem" $height="2.25rem" />
        </Line>
      ))}
    </Lines>
  );
}
