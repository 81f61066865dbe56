import { Card, CardTitle, Stack } from '@platform/ui';
import { useId, type Ref } from 'react';
import { History, type HistoryProps } from './History';

/** What was decided so far, at the end of a dialog that decides. It may hold the focus. */
export function HistoryCard({ ref, ...history }: HistoryProps & { ref?: Ref<HTMLDivElement> }) {
  const titleId = useId();
  return (
    <Card $tone="sunken" as="section" ref={ref} tabIndex={-1} aria-labelledby={titleId}>
      <Stack>
        <CardTitle as="h3" id={titleId}>
          What was decided
        </CardTitle>
        <History {...history} />
      </Stack>
    </Card>
  );
}
