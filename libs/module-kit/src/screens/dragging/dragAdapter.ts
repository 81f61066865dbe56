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
  let isOurs = false;
  // Of its own events the library tells one for each frame, and none of where a row is when it has just been taken.
  const follow = (event: DragEvent) => {
    if (isOurs) onOver(placeAt(event));
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
      const place = placeAt(input);
      if (place !== null) onDrop(String(source.data.id), place, canCopy && isCopying(input));
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
