import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface Dragging {
  onStart: () => void;
  onEnd: () => void;
}

/** Makes a row draggable. Returns how to undo that. @param kind what is dragged, such as `shift` */
export function makeDraggable(
  element: HTMLElement,
  kind: string,
  id: string,
  { onStart, onEnd }: Dragging,
): () => void {
  return draggable({ element, getInitialData: () => ({ kind, id }), onDragStart: onStart, onDrop: onEnd });
}

interface Dropping {
  /** @param id that of the row over it; null once there is none */
  onOver: (id: string | null) => void;
  /** @param copies whether the person asks for a copy */
  onDrop: (id: string, copies: boolean) => void;
}

interface AreaDropping {
  /** @param cell the one under the pointer, by its name; null outside of the cells */
  onOver: (cell: string | null) => void;
  onDrop: (id: string, cell: string, copies: boolean) => void;
}

/**
 * Makes an area with many cells accept rows of a kind, in the cell under the pointer. Returns how to undo that.
 * @param attribute holds the name of a cell, such as `data-cell`
 */
export function makeDropArea(
  element: HTMLElement,
  { kind, canCopy, attribute }: { kind: string; canCopy: boolean; attribute: string },
  { onOver, onDrop }: AreaDropping,
): () => void {
  interface Point {
    clientX: number;
    clientY: number;
  }
  const cellAt = ({ clientX, clientY }: Point): string | null => {
    // The library lays an element of its own under the pointer, so that nothing else takes it for a hover.
    const below = document.elementsFromPoint(clientX, clientY).find((one) => element.contains(one));
    return below?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
  };
  let isOurs = false;
  // The library reports one event for each frame, and not where a row is when the person has just picked it up.
  const follow = (event: DragEvent) => {
    if (isOurs) onOver(cellAt(event));
  };
  const end = () => {
    isOurs = false;
    onOver(null);
  };
  const followed = ['dragenter', 'dragover'] as const;
  for (const name of followed) window.addEventListener(name, follow);
  const release = dropTargetForElements({
    element,
    canDrop({ source }) {
      isOurs = source.data.kind === kind;
      return isOurs;
    },
    getDropEffect: ({ input }) => (canCopy && isCopying(input) ? 'copy' : 'move'),
    onDragLeave: end,
    onDrop({ source, location }) {
      end();
      const { input } = location.current;
      const cell = cellAt(input);
      if (cell !== null) onDrop(String(source.data.id), cell, canCopy && isCopying(input));
    },
  });
  return () => {
    for (const name of followed) window.removeEventListener(name, follow);
    release();
  };
}

const isCopying = ({ altKey, ctrlKey }: { altKey: boolean; ctrlKey: boolean }): boolean => altKey || ctrlKey;

/** Makes an element accept rows of a kind. Returns how to undo that. @param canCopy whether Ctrl or Alt copies */
export function makeDropTarget(
  element: HTMLElement,
  kind: string,
  canCopy: boolean,
  { onOver, onDrop }: Dropping,
): () => void {
  const copies = (input: { altKey: boolean; ctrlKey: boolean }) => canCopy && isCopying(input);
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === kind,
    getDropEffect: ({ input }) => (copies(input) ? 'copy' : 'move'),
    onDragEnter: ({ source }) => onOver(String(source.data.id)),
    onDragLeave: () => onOver(null),
    onDrop({ source, location }) {
      onOver(null);
      onDrop(String(source.data.id), copies(location.current.input));
    },
  });
}
