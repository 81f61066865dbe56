import { Alert } from '@platform/ui';
import type { ReactNode } from 'react';
import { useSlotCode } from './slotCode';
import { CHECK_CONNECTION } from '../data/failureWords';

export interface SlotProps {
  /** A slot that the page's own offers.json describes, such as `staff.drawer`. */
  name: string;
  /** Data for every module that fills it, by the schema there. Other data mounts them again. */
  props?: object;
  /** Cards beside one another, or parts of the page below one another, as far apart as the page's own. */
  as: 'cards' | 'sections';
  /** Rendered where none of the person's modules fills the slot. */
  empty?: ReactNode;
}

/**
 * A part of a page that other modules fill. Each of the person's modules that fills it loads, waits and fails alone,
 * under its own name. The code of slots comes with the first one.
 */
export function Slot(props: SlotProps) {
  const { data, isError, refetch } = useSlotCode();
  if (data) return <data.SlotParts {...props} />;
  if (!isError) return null;
  return (
    <Alert tone="danger" title="This part of the page did not arrive" onRetry={() => void refetch()}>
      {CHECK_CONNECTION}
    </Alert>
  );
}
