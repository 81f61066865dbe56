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

/** Makes an element accept rows of a kind. Returns how to undo that. @param canCopy whether Ctrl or Alt copies */
export function makeDropTarget(
  element: HTMLElement,
  kind: string,
  canCopy: boolean,
  { onOver, onDrop }: Dropping,
): () => void {
  const copies = ({ altKey, ctrlKey }: { altKey: boolean; ctrlKey: boolean }) => canCopy && (altKey || ctrlKey);
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
