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
 * would cost more than rendering them.
 */
export function useDropArea(area: RefObject<HTMLElement | null>, options: DropAreaOptions): void {
  const { kind, canCopy = false, attribute } = options;
  const over = useEffectEvent(options.onOver);
  const drop = useEffectEvent(options.onDrop);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let told: string | null = null;
    return whenLoaded((adapter) =>
      adapter.makeDropArea(
        element,
        { kind, canCopy, attribute },
        {
          onOver(place) {
            if (place !== told) over((told = place));
          },
          onDrop: (id, place, copies) => drop(id, place, copies),
        },
      ),
    );
  }, [area, kind, canCopy, attribute]);
}
