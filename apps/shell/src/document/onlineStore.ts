/** Whether the browser has a network at all. It may be wrong about that in one direction only: offline is certain. */
export const onlineStore = {
  get: (): boolean => navigator.onLine,
  subscribe(listener: () => void): () => void {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
