import { Card, CardTitle, Stack } from '@platform/ui';
import { useId, type Ref } from 'react';
import { History, type HistoryProps } from './History';

/** Earlier decisions, at the end of a dialog. It can receive the focus. */
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
