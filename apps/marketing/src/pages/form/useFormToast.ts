import { dismissToast, toast, type ToastOptions } from '@platform/ui';
import { useRef } from 'react';

/** The toasts of one form, one at a time: the last attempt's message is no longer true on the next. */
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
