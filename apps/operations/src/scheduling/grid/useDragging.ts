import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type * as adapterModule from './dragAdapter';

type Adapter = typeof adapterModule;
let loaded: Promise<Adapter> | undefined;

/** Fetches the code that drags, once. People without a pointer never need it and lose nothing when it does not come. */
const dragAdapter = () =>
  (loaded ??= import('./dragAdapter').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

/** Registers with the adapter while the element is on the page. */
function whenLoaded(register: (adapter: Adapter) => () => void): () => void {
  let release: (() => void) | undefined;
  let gone = false;
  dragAdapter().then(
    (adapter) => {
      if (!gone) release = register(adapter);
    },
    () => undefined,
  );
  return () => {
    gone = true;
    release?.();
  };
}

/** Lets a shift be dragged. Answers whether it is under way. */
export function useDraggable(
  card: RefObject<HTMLElement | null>,
  shiftId: string,
  on: { start: () => void; end: () => void },
): boolean {
  const [isDragged, setDragged] = useState(false);
  const start = useEffectEvent(on.start);
  const end = useEffectEvent(on.end);
  useEffect(() => {
    const element = card.current;
    if (!element) return undefined;
    return whenLoaded((adapter) =>
      adapter.makeDraggable(element, shiftId, {
        onStart: () => {
          setDragged(true);
          start();
        },
        onEnd: () => {
          setDragged(false);
          end();
        },
      }),
    );
  }, [card, shiftId]);
  return isDragged;
}

/** Lets a cell take shifts. Answers whether one is over it. */
export function useDropTarget(
  cell: RefObject<HTMLElement | null>,
  onDrop: (shiftId: string, copies: boolean) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = cell.current;
    if (!element) return undefined;
    return whenLoaded((adapter) =>
      adapter.makeDropTarget(element, { onOver: setOver, onDrop: (id, copies) => drop(id, copies) }),
    );
  }, [cell]);
  return isOver;
}
