import { useEffect, useEffectEvent, type RefObject } from 'react';
import { whenLoaded } from './useDragging';

interface DropAreaOptions {
  /** What it accepts, such as `shift`. */
  kind: string;
  /** Whether Ctrl or Alt copies a row instead of moving it; false by default. */
  canCopy?: boolean;
  /** The attribute that holds the name of each cell, such as `data-cell`. */
  attribute: `data-${string}`;
  /** Called when the row moves over another cell; null outside of the cells. */
  onOver: (cell: string | null) => void;
  onDrop: (id: string, cell: string, copies: boolean) => void;
}

/**
 * Lets the cells of a large area, such as a grid, accept rows of a kind. A target for each of hundreds of cells would cost
 * more than rendering them.
 */
export function useDropArea(area: RefObject<HTMLElement | null>, options: DropAreaOptions): void {
  const { kind, canCopy = false, attribute } = options;
  const over = useEffectEvent(options.onOver);
  const drop = useEffectEvent(options.onDrop);
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let last: string | null = null;
    return whenLoaded((adapter) =>
      adapter.makeDropArea(
        element,
        { kind, canCopy, attribute },
        {
          onOver(cell) {
            if (cell !== last) over((last = cell));
          },
          onDrop: (id, cell, copies) => drop(id, cell, copies),
        },
      ),
    );
  }, [area, kind, canCopy, attribute]);
}
