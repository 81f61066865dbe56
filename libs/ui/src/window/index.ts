export { useListWindow } from './useListWindow';
export { useUnevenWindow } from './useUnevenWindow';
