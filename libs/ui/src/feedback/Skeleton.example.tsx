import type { Examples } from '../catalogue/examples';
import { Inline, Stack } from '../layout/flow';
import { Held } from './Held';
import { Skeleton } from './Skeleton';
import { SkeletonCards, SkeletonLines, SkeletonTable, SkeletonText, SkeletonToolbar } from './skeletonShapes';

export const skeletonExamples: Examples = {
  title: 'Skeleton',
  group: 'Feedback',
  about:
    'A placeholder with the size of the loading content, so nothing jumps when that arrives. It is decorative: the region around it says that it is busy.',
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
    {
      name: 'A toolbar and a table',
      render: () => (
        <Stack aria-busy="true">
          <SkeletonToolbar />
          <SkeletonTable rows={4} />
        </Stack>
      ),
    },
    {
      name: 'Cards',
      render: () => (
        <div aria-busy="true">
          <SkeletonCards count={3} />
        </div>
      ),
    },
    {
      name: 'Words in a line, and what waits for them',
      render: () => (
        <div aria-busy="true">
          <p>
            Season <SkeletonText $width="4em" />
          </p>
          <Held until={false} placeholder={<SkeletonLines $height="4rem" />}>
            <p>Shown once the line above is as high as it stays.</p>
          </Held>
        </div>
      ),
    },
    {
      name: 'Lines of text',
      render: () => (
        <div aria-busy="true">
          <SkeletonLines $height="6rem" />
        </div>
      ),
    },
  ],
};
