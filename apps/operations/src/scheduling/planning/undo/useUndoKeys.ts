import { useEffect, useEffectEvent } from 'react';
import { usePlanning } from '../usePlanning';

/**
 * Ctrl+Z undoes, and Ctrl+Shift+Z or Ctrl+Y redoes. On a Mac it is Cmd+Z and Cmd+Shift+Z: Cmd+Y is the browser's. In a field
 * they are the field's own.
 */
export function useUndoKeys(): void {
  const { undo, redo } = usePlanning();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase();
    const isZ = key === 'z' && (event.ctrlKey || event.metaKey);
    const isY = key === 'y' && event.ctrlKey;
    if (!(isZ || isY) || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=dialog]')) return;
    event.preventDefault();
    if (isY || event.shiftKey) redo();
    else undo();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
