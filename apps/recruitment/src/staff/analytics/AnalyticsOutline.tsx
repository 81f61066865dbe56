import { FigureOutline, FigureStrip } from '@platform/module-kit/screens';
import { SkeletonCards, Stack } from '@platform/ui';

/** The tab while its code or its figures load. */
export function AnalyticsOutline() {
  return (
    <Stack aria-hidden="true">
      <FigureStrip>
        <FigureOutline />
        <FigureOutline />
        <FigureOutline />
        <FigureOutline />
      </FigureStrip>
      <ChartsOutline />
    </Stack>
  );
}

/** The charts while their data loads. */
export function ChartsOutline() {
  return <SkeletonCards min="24rem" height="14rem" />;
}
