import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type { ApplicationStatus } from '../../rules/status';
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

/** Lets a card be dragged. Answers whether it is under way. */
export function useDraggable(card: RefObject<HTMLElement | null>, applicationId: string, enabled: boolean): boolean {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    const element = card.current;
    if (!element || !enabled) return undefined;
    return whenLoaded((adapter) =>
      adapter.makeDraggable(element, applicationId, {
        onStart: () => setDragged(true),
        onEnd: () => setDragged(false),
      }),
    );
  }, [card, applicationId, enabled]);
  return isDragged;
}

/** Lets a column take cards. Answers the id of the application whose card is over it. */
export function useDropTarget(
  column: RefObject<HTMLElement | null>,
  status: ApplicationStatus,
  onDrop: (applicationId: string) => void,
): string | null {
  const [overId, setOver] = useState<string | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = column.current;
    if (!element) return undefined;
    return whenLoaded((adapter) =>
      adapter.makeDropTarget(element, status, { onOver: setOver, onDrop: (id) => drop(id) }),
    );
  }, [column, status]);
  return overId;
}
