import { SkeletonTable, SkeletonToolbar, Stack } from '@platform/ui';

/** The outline of a list while its rows load: its filters and its table. @param rows how many the list usually has */
export function ListOutline({ rows, columns }: { rows?: number; columns?: number }) {
  return (
    <Stack>
      <SkeletonToolbar />
      <SkeletonTable rows={rows} columns={columns} />
    </Stack>
  );
}
