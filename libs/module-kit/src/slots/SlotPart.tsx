import { Alert } from '@platform/ui';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { styled } from 'styled-components';
import { useWhenOnline } from '../browser/useWhenOnline';
import type { OutlineProps } from './outlines';
import { slotHost, type SlotModule, type SlotState } from './slotHost';

interface SlotPartProps {
  slot: string;
  module: SlotModule;
  props: object;
  Outline: ComponentType<OutlineProps>;
}

/**
 * One module's part of a slot: its outline, then what it renders, or its name with the reason and Retry. After a
 * failure, it tries again by itself when the connection comes back.
 */
export function SlotPart({ slot, module, props, Outline }: SlotPartProps) {
  // The first values stay: for another release or other data, the slot renders a new SlotPart.
  const [visit] = useState({ slot, module, props });
  const [state, setState] = useState<SlotState>({ kind: 'loading', slow: false });
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!part.current) return undefined;
    return slotHost.get().show({ ...visit, element: part.current, onState: setState });
  }, [visit]);
  useWhenOnline(state.kind === 'failed' ? state.retry : undefined);
  const { title } = visit.module;
  return (
    <>
      {state.kind === 'loading' && <Outline title={title} slow={state.slow} />}
      {state.kind === 'failed' && (
        <Alert tone="danger" title={`${title} is unavailable`} onRetry={state.retry}>
          {state.message}
        </Alert>
      )}
      <Part ref={part} data-slot-part hidden={state.kind !== 'mounted'} />
    </>
  );
}

/** The module's own element fills it, as high as its neighbors. */
const Part = styled.div`
  display: grid;
  min-width: 0;

  &[hidden] {
    display: none;
  }

  > div {
    display: grid;
    min-width: 0;
  }
`;
