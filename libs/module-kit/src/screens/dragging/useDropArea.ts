import { useEffect, useEffectEvent, type RefObject } from 'react';
import { whenLoaded } from './useDragging';

interface DropAreaOptions {
  /** What it takes, such as `shift`. */
  kind: string;
  /** Whether Ctrl or Alt copies a row instead of moving it. False unless told. */
  canCopy?: boolean;
  /** Finds the places in it: each has what it is called in this attribute, such as `data-cell`. */
  attribute: `data-${string}`;
  /** Told the place that the row is over; null over none. */
  onOver: (place: string | null) => void;
  onDrop: (id: string, place: string, copies: boolean) => void;
}

/**
 * Lets the places of a large area, such as the cells of a grid, take rows of a kind. A target for each of hundreds of places
 * would cost more than drawing them.
 */
export function useDropArea(area: RefObject<HTMLElement | null>, options: DropAreaOptions): void {
  const { kind, canCopy = false, attribute } = options;
  const over = useEffectEvent(options.onOver);
  const drop = useEffectEvent(options.onDrop);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let isOver = false;
    let place: string | null = null;
    let told: string | null = null;
    const tell = (next: string | null) => {
      if (next !== told) over((told = next));
    };
    const look = ({ target }: Event) => {
      if (!(target instanceof Element) || !element.contains(target)) return;
      place = target.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
      if (isOver) tell(place);
    };
    // Before the adapter, which listens from the start of a drag on: a drag may end where it has just come.
    const kinds = ['dragenter', 'dragover', 'drop'] as const;
    for (const name of kinds) window.addEventListener(name, look, { capture: true });
    const release = whenLoaded((adapter) =>
      adapter.makeDropTarget(element, kind, canCopy, {
        onOver(id) {
          isOver = id !== null;
          tell(isOver ? place : null);
        },
        onDrop(id, copies) {
          if (place !== null) drop(id, place, copies);
        },
      }),
    );
    return () => {
      release();
      for (const name of kinds) window.removeEventListener(name, look, { capture: true });
    };
  }, [area, kind, canCopy, attribute]);
}
