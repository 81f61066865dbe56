export { useListWindow } from './useListWindow';
export { usePrinting } from './usePrinting';
export { useUnevenWindow } from './useUnevenWindow';
