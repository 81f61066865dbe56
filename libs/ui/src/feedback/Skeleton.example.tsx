import type { Examples } from '../catalogue/examples';
import { Inline, Stack } from '../layout/flow';
import { Skeleton } from './Skeleton';

export const skeletonExamples: Examples = {
  title: 'Skeleton',
  group: 'Feedback',
  about:
    'A stand-in of the size of what is loading, so that nothing jumps when it comes. It is decorative: the region around it says that it is busy.',
  examples: [
    {
      name: 'A person and two lines',
      render: () => (
        <Inline aria-busy="true">
          <Skeleton $width="2.25rem" $height="2.25rem" $round />
          <Stack $gap="xs">
            <Skeleton $width="12rem" />
            <Skeleton $width="8rem" $height="0.75rem" />
          </Stack>
        </Inline>
      ),
    },
  ],
};
