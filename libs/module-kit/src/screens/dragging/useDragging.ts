import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import type * as adapterModule from './dragAdapter';

type Adapter = typeof adapterModule;
let loaded: Promise<Adapter> | undefined;

/** Fetches the code that drags, once. People without a pointer never need it. */
const dragAdapter = () =>
  (loaded ??= import('./dragAdapter').catch((error: unknown) => {
    loaded = undefined;
    throw error;
  }));

/** Registers with the adapter while the element is on the page. */
export function whenLoaded(register: (adapter: Adapter) => () => void): () => void {
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

interface DraggableOptions {
  /** What is dragged, such as `shift`: only targets for this kind accept it. */
  kind: string;
  id: string;
  /** True by default. */
  enabled?: boolean;
  onStart?: () => void;
  onEnd?: () => void;
}

/** Lets a row be dragged. Returns whether it is being dragged. The page provides the same by keyboard. */
export function useDraggable(
  element: RefObject<HTMLElement | null>,
  { kind, id, enabled = true, onStart, onEnd }: DraggableOptions,
): boolean {
  const [isDragged, setDragged] = useState(false);
  const change = useEffectEvent((isUnderWay: boolean) => {
    setDragged(isUnderWay);
    (isUnderWay ? onStart : onEnd)?.();
  });
  useEffect(() => {
    const dragged = element.current;
    if (!dragged || !enabled) return undefined;
    return whenLoaded((adapter) =>
      adapter.makeDraggable(dragged, kind, id, { onStart: () => change(true), onEnd: () => change(false) }),
    );
  }, [element, kind, id, enabled]);
  return isDragged;
}

interface DropOptions {
  /** What it accepts, such as `shift`. */
  kind: string;
  /** Whether Ctrl or Alt copies a row instead of moving it. False by default. */
  canCopy?: boolean;
  onDrop: (id: string, copies: boolean) => void;
}

/** Lets an element accept rows of a kind. Returns the id of the row over it. */
export function useDropTarget(
  element: RefObject<HTMLElement | null>,
  { kind, canCopy = false, onDrop }: DropOptions,
): string | null {
  const [overId, setOver] = useState<string | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    return whenLoaded((adapter) =>
      adapter.makeDropTarget(place, kind, canCopy, { onOver: setOver, onDrop: (id, copies) => drop(id, copies) }),
    );
  }, [element, kind, canCopy]);
  return overId;
}
