import { failureReason } from '@platform/module-kit';
import { toast } from '@platform/ui';
import { useRef, useState } from 'react';

interface OverlayOptions<Overlay> {
  /** Fetches its code. */
  load: () => Promise<Overlay>;
  /** The message when the code does not arrive, such as `Search could not be loaded`. */
  failure: string;
}

/**
 * An overlay that opens from the header. The first press fetches its code; after a failure, the next press fetches it
 * again. Presses during a fetch wait for the same answer.
 */
export function useOverlay<Overlay>({ load, failure }: OverlayOptions<Overlay>) {
  const [loaded, setLoaded] = useState<Overlay>();
  const [open, setOpen] = useState(false);
  const isLoading = useRef(false);
  const show = async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const overlay = await load();
      setLoaded(() => overlay);
      setOpen(true);
    } catch (error) {
      console.error(failure, error);
      toast({ title: failure, description: failureReason(null), tone: 'destructive' });
    } finally {
      isLoading.current = false;
    }
  };
  return {
    /** The component, while it is open. */
    Overlay: open ? loaded : undefined,
    toggle: () => (open ? setOpen(false) : void show()),
    close: () => setOpen(false),
  };
}
