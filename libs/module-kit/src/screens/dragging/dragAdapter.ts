import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface Dragging {
  onStart: () => void;
  onEnd: () => void;
}

/** Makes a row draggable. Answers what takes it back. @param kind what is dragged, such as `shift` */
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
  /** @param place the one under the pointer; null where there is none */
  onOver: (place: string | null) => void;
  onDrop: (id: string, place: string, copies: boolean) => void;
}

/**
 * Makes an area with many places take rows of a kind, at the place under the pointer. Answers what takes it back.
 * @param attribute what a place is called in, such as `data-cell`
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
  const placeAt = ({ clientX, clientY }: Point): string | null => {
    // The library lays an element of its own under the pointer, so that nothing else takes it for a hover.
    const below = document.elementsFromPoint(clientX, clientY).find((one) => element.contains(one));
    return below?.closest(`[${attribute}]`)?.getAttribute(attribute) ?? null;
  };
  const look = ({ location }: { location: { current: { input: Point } } }) => onOver(placeAt(location.current.input));
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => source.data.kind === kind,
    getDropEffect: ({ input }) => (canCopy && isCopying(input) ? 'copy' : 'move'),
    // A row of the area itself is over it from the start, and does not enter it.
    onDragStart: look,
    onDragEnter: look,
    onDrag: look,
    onDragLeave: () => onOver(null),
    onDrop({ source, location }) {
      onOver(null);
      const { input } = location.current;
      const place = placeAt(input);
      if (place !== null) onDrop(String(source.data.id), place, canCopy && isCopying(input));
    },
  });
}

const isCopying = ({ altKey, ctrlKey }: { altKey: boolean; ctrlKey: boolean }): boolean => altKey || ctrlKey;

/** Makes a place take rows of a kind. Answers what takes it back. @param canCopy whether Ctrl or Alt copies */
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
