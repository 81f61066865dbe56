import { useMedia } from '@platform/module-kit/screens';

/** Whether a wide table does not fit beside the sidebar. On paper it always does. */
export const useIsTight = (): boolean => useMedia('screen and (max-width: 1151.98px)');
