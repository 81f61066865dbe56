export { useListWindow } from './useListWindow';
export { useUnevenWindow } from './useUnevenWindow';
export { usePrinting } from './usePrinting';
