import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';

interface Dragging {
  onStart: () => void;
  onEnd: () => void;
}

/** Makes a shift draggable. Answers what takes it back. */
export function makeDraggable(element: HTMLElement, shiftId: string, { onStart, onEnd }: Dragging): () => void {
  return draggable({ element, getInitialData: () => ({ shiftId }), onDragStart: onStart, onDrop: onEnd });
}

interface Dropping {
  onOver: (isOver: boolean) => void;
  /** @param copies whether Ctrl or Alt was held */
  onDrop: (shiftId: string, copies: boolean) => void;
}

/** Makes a cell take shifts. Answers what takes it back. */
export function makeDropTarget(element: HTMLElement, { onOver, onDrop }: Dropping): () => void {
  return dropTargetForElements({
    element,
    canDrop: ({ source }) => typeof source.data.shiftId === 'string',
    getDropEffect: ({ input }) => (input.altKey || input.ctrlKey ? 'copy' : 'move'),
    onDragEnter: () => onOver(true),
    onDragLeave: () => onOver(false),
    onDrop({ source, location }) {
      onOver(false);
      const { shiftId } = source.data;
      const { altKey, ctrlKey } = location.current.input;
      if (typeof shiftId === 'string') onDrop(shiftId, altKey || ctrlKey);
    },
  });
}
