import { useMedia } from '@platform/module-kit/screens';

/** Whether the screen has no room for a wide table beside the sidebar. Paper has, whatever its width is. */
export const useIsTight = (): boolean => useMedia('screen and (max-width: 1151.98px)');
