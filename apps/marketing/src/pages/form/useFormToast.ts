import { dismissToast, toast, type ToastOptions } from '@platform/ui';
import { useRef } from 'react';

/** The toasts of one form, one at a time: what the last attempt told is no longer true with the next. */
export function useFormToast() {
  const shown = useRef<number>(undefined);
  const silence = () => {
    if (shown.current !== undefined) dismissToast(shown.current);
    shown.current = undefined;
  };
  const say = (options: ToastOptions) => {
    silence();
    shown.current = toast(options);
  };
  return { say, silence };
}
